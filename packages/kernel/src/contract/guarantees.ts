/** What every game guarantees. The names are what a failing contract test reports. */
export const GUARANTEES = [
  'ends',
  'json',
  'shape',
  'clone',
  'pure',
  'legal',
  'refusal',
  'sink',
  'deterministic',
  'view',
  'redeal',
  'undo',
  'result',
  'audit',
  'position',
  'campaign',
] as const;

export type GuaranteeName = (typeof GUARANTEES)[number];

/** A broken guarantee, thrown by a check and caught by the code that runs the checks. */
export class BrokenGuarantee extends Error {
  override readonly name = 'BrokenGuarantee';
  readonly guarantee: GuaranteeName;

  constructor(guarantee: GuaranteeName, message: string) {
    super(message);
    this.guarantee = guarantee;
  }
}

export function guarantee(name: GuaranteeName, kept: boolean, otherwise: () => string): asserts kept {
  if (!kept) throw new BrokenGuarantee(name, otherwise());
}
