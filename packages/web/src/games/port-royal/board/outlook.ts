import { CONTENT } from '@captains-table/port-royal';
import { Outlook } from '@captains-table/port-royal/outlook';

/** What the cards of our box cost and bring. */
export const outlook = new Outlook(CONTENT);
