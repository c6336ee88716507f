/** A field in which one of a few is chosen. */
export interface OneOfFew<Value extends string, Option extends Choosable<Value>> {
  /** What is chosen here. */
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export interface Choosable<Value extends string> {
  readonly value: Value;
  readonly label: string;
}
