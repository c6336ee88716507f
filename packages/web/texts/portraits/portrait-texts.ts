import type { PortraitId } from '@captains-table/protocol';

/** The portraits that people choose from. */
export interface PortraitTexts {
  readonly title: string;
  readonly of: (name: string) => string;
  readonly none: string;
  readonly names: Readonly<Record<PortraitId, string>>;
}
