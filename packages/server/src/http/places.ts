/** What the chairs of a new table count against its host's quota. */
export function placesAmong(chairs: readonly { readonly kind: string }[]) {
  return {
    seat: chairs.some(({ kind }) => kind === 'me'),
    bots: chairs.filter(({ kind }) => kind === 'bot').length,
  };
}
