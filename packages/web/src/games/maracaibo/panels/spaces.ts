/** Who stands on each space of a track, from the first space on. */
export function seatsBySpace(
  incomes: readonly number[],
  first: number,
  last: number,
): readonly { readonly space: number; readonly seats: readonly number[] }[] {
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const space = first + index;
    return { space, seats: incomes.flatMap((income, seat) => (income === space ? [seat] : [])) };
  });
}
