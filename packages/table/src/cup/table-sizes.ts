/** As few tables as possible, none much larger than the others; players who do not fit sit out. */
export function tableSizes(
  entrants: number,
  most: number,
  fewest: number,
): { readonly sizes: readonly number[]; readonly sitOut: number } {
  for (let sitOut = 0; entrants - sitOut >= fewest; sitOut++) {
    const playing = entrants - sitOut;
    const tables = Math.ceil(playing / most);
    if (Math.floor(playing / tables) < fewest) continue;
    const larger = playing % tables;
    const size = Math.floor(playing / tables);
    return { sizes: Array.from({ length: tables }, (_, index) => size + (index < larger ? 1 : 0)), sitOut };
  }
  return { sizes: [], sitOut: entrants };
}
