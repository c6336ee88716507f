import { CONTENT } from '@captains-table/caravelas';
import { Outlook } from '@captains-table/caravelas/outlook';

/** What the sea of our box promises. */
export const outlook = new Outlook(CONTENT);

export type { Route, Step } from '@captains-table/caravelas/outlook';
