/** A file that could not be fetched is asked for again: its server may be restarting, and another one answers soon. */

/** Milliseconds before each further try. */
const PAUSES = [400, 1_200, 3_000];

export async function insist<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await load();
    } catch (error) {
      // Without a network there is nothing to wait for.
      if (!navigator.onLine) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return load();
}

/** The second try of an import does not fetch its styles again: a link that has failed is put there once more. */
export function fetchStylesAgain(): void {
  const tries = new Map<string, number>();
  const look = ({ target }: Event): void => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    const tried = tries.get(target.href) ?? 0;
    tries.set(target.href, tried + 1);
    const again = () => target.replaceWith(target.cloneNode());
    if (tried < PAUSES.length) setTimeout(again, PAUSES[tried]);
  };
  // Errors of files do not bubble.
  document.addEventListener('error', look, true);
}
