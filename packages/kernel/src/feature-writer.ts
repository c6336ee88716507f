/** Writes the numbers of `Features` one after the other: whole, and none below 0 or above 255. */
export class FeatureWriter {
  readonly #out: Uint8Array;
  #at = 0;

  constructor(out: Uint8Array) {
    this.#out = out;
  }

  put(value: number): void {
    this.#out[this.#at++] = value < 0 ? 0 : value > 255 ? 255 : Math.round(value);
  }

  /** By how much something is ahead, and by how much behind: two numbers, one of them 0. */
  putLead(lead: number): void {
    this.put(lead);
    this.put(-lead);
  }

  putFlag(is: boolean): void {
    this.#out[this.#at++] = is ? 1 : 0;
  }
}

/** The names of everyone's numbers, the viewer's first, and those of the table. */
export function featureNames(
  seats: number,
  ofSeat: readonly string[],
  ofTable: readonly string[],
): readonly string[] {
  const own = (_: unknown, place: number) => ofSeat.map((name) => `${place}:${name}`);
  return [...Array.from({ length: seats }, own).flat(), ...ofTable];
}
