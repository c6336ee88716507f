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
  /** How good moves look, where that was learned. */
  readonly moves?: MovesFile | undefined;
  /** Numbers that a reader must come to as well. */
  readonly checks: readonly WeightsCheck[];
}

/**
 * A move looks as good as the sum of its parts: what the layers make of the position for each part, and the distance of its
 * rating from the best one, times the part's factor.
 */
export interface MovesFile {
  /** What moves are made of, such as `visit` and `visit place gold`. */
  readonly parts: readonly string[];
  /** 32-bit floats, one a part. */
  readonly factors: string;
  /** From the features to a number for each part. */
  readonly layers: readonly LayerFile[];
  /** Here the chances are those of parts. */
  readonly checks: readonly WeightsCheck[];
}

export interface WeightsCheck {
  /** Features as bytes. */
  readonly features: string;
  readonly chances: readonly number[];
}
