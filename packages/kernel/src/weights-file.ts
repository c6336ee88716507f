/** Learned weights as a file: JSON, with numbers as base64. */

/**
 * One layer of a network. Weights are whole numbers from -127 to 127, row after row; each row, one an input, has a
 * scale that they are multiplied by.
 */
export interface LayerFile {
  readonly inputs: number;
  readonly outputs: number;
  /** Bytes with a sign, `outputs` an input. */
  readonly weights: string;
  /** 32-bit floats, one an input. */
  readonly scales: string;
  /** 32-bit floats, one an output. */
  readonly biases: string;
}

export interface WeightsFile {
  readonly game: string;
  /** The way to play and the number of players, such as `classic-2`. */
  readonly family: string;
  /** The rules version that was played. */
  readonly rules: string;
  /** The version of the features. */
  readonly features: number;
  readonly seats: number;
  /** How many times as far as usual playouts go with it, and how curious searches are: what play has shown to be best. */
  readonly patience?: number;
  readonly curiosity?: number;
  readonly chances: readonly LayerFile[];
  /** How good moves look, where that was learned. Only training uses it so far: no bot has won by it. */
  readonly moves?: MovesFile | undefined;
  /** Numbers that a reader must come to as well. */
  readonly checks: readonly WeightsCheck[];
}

/**
 * A move looks as good as the sum of its parts: for each a number, and the distance of the move's rating from the best one,
 * times a factor.
 */
export interface MovesFile {
  /** What moves are made of, such as `visit` and `visit place gold`. */
  readonly parts: readonly string[];
  /** 32-bit floats, one a part. */
  readonly numbers: string;
  readonly factors: string;
  /** Sums that a reader must come to as well. */
  readonly checks: readonly MovesCheck[];
}

export interface MovesCheck {
  /** Moves as their parts. */
  readonly moves: readonly (readonly string[])[];
  readonly ratings: readonly number[];
  readonly weights: readonly number[];
}

export interface WeightsCheck {
  /** Features as bytes. */
  readonly features: string;
  readonly chances: readonly number[];
}
