/** What is learned from, as bytes: positions with how their games ended. */

/** Shares of a win are whole when counted in this many parts. */
const WIN = 60;
const FORMULA = 65_535;

export interface Position {
  readonly features: Uint8Array;
  /** By place, the viewer first. */
  readonly wins: readonly number[];
  readonly scores: readonly number[];
  /** What the formula says. */
  readonly formula: readonly number[];
  readonly game: number;
}

/** Features, shares of the win, scores, what the formula says in 65,535ths, the number of the game. */
function positionBytes(inputs: number, seats: number): number {
  return inputs + 4 * seats + 4;
}

/** Bytes that grow. */
class ByteList {
  #bytes = new Uint8Array(1 << 16);
  #view = new DataView(this.#bytes.buffer);
  #length = 0;

  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  putBytes(bytes: Uint8Array): void {
    this.#make(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  putByte(value: number): void {
    this.#make(1);
    this.#bytes[this.#length++] = value;
  }

  putShort(value: number): void {
    this.#make(2);
    this.#view.setUint16(this.#length, value, true);
    this.#length += 2;
  }

  putLong(value: number): void {
    this.#make(4);
    this.#view.setUint32(this.#length, value, true);
    this.#length += 4;
  }

  #make(room: number): void {
    if (this.#length + room <= this.#bytes.length) return;
    const larger = new Uint8Array(2 * this.#bytes.length + room);
    larger.set(this.bytes);
    this.#bytes = larger;
    this.#view = new DataView(larger.buffer);
  }
}

export class Samples {
  readonly #bytes = new ByteList();
  #count = 0;

  get bytes(): Uint8Array {
    return this.#bytes.bytes;
  }

  get count(): number {
    return this.#count;
  }

  add({ features, wins, scores, formula, game }: Position): void {
    this.#bytes.putBytes(features);
    for (const win of wins) this.#bytes.putByte(Math.round(WIN * win));
    for (const score of scores) this.#bytes.putByte(Math.max(0, Math.min(255, Math.round(score))));
    for (const chance of formula) {
      this.#bytes.putShort(Math.round(FORMULA * Math.max(0, Math.min(1, chance))));
    }
    this.#bytes.putLong(game);
    this.#count++;
  }
}

/** Positions as they lie in bytes. */
export class SampleReader {
  readonly count: number;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #inputs: number;
  readonly #seats: number;
  readonly #size: number;

  constructor(bytes: Uint8Array, inputs: number, seats: number) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#inputs = inputs;
    this.#seats = seats;
    this.#size = positionBytes(inputs, seats);
    this.count = Math.floor(bytes.length / this.#size);
  }

  /** These and those. */
  and(others: SampleReader): SampleReader {
    const bytes = new Uint8Array(this.#bytes.length + others.#bytes.length);
    bytes.set(this.#bytes);
    bytes.set(others.#bytes, this.#bytes.length);
    return new SampleReader(bytes, this.#inputs, this.#seats);
  }

  read(number: number): Position {
    const start = number * this.#size;
    const wins = start + this.#inputs;
    const scores = wins + this.#seats;
    const formula = scores + this.#seats;
    const perSeat = (value: (seat: number) => number) =>
      Array.from({ length: this.#seats }, (_, seat) => value(seat));
    return {
      features: this.#bytes.subarray(start, wins),
      wins: perSeat((seat) => this.#view.getUint8(wins + seat) / WIN),
      scores: perSeat((seat) => this.#view.getUint8(scores + seat)),
      formula: perSeat((seat) => this.#view.getUint16(formula + 2 * seat, true) / FORMULA),
      game: this.#view.getUint32(formula + 2 * this.#seats, true),
    };
  }
}
