import type { CupView } from '@captains-table/protocol';

/** What those parts of a cup's page get that can change something. */
export interface CupProps {
  readonly cup: CupView;
  readonly onChanged: () => Promise<void>;
}
