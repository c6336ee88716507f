import { CONTENT } from '@captains-table/maracaibo';
import { Outlook } from '@captains-table/maracaibo/outlook';

/** What the table of our box promises. */
export const outlook = new Outlook(CONTENT);
