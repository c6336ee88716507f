import type { ClubView } from '@captains-table/protocol';

/** What every part of a club's page gets. */
export interface ClubProps {
  readonly club: ClubView;
  /** Looks again, after something was changed. */
  readonly onChanged: () => Promise<void>;
}

/** Whether the reader plans evenings and cups, and changes the club. */
export function isOrganiser({ role }: Pick<ClubView, 'role'>): boolean {
  return role !== 'member';
}
