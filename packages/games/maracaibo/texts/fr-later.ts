import type { Content } from '../src/content.ts';
import { CITY_ACTIONS, FIELDS } from './fr-fields.ts';
import { HELP } from './fr-help.ts';
import { speech } from './fr-speech.ts';
import { MOVE_HEADS, TABLE_WORDS } from './fr-table.ts';
import { TOPICS } from './fr-topics.ts';
import { factsOf } from './facts.ts';
import type { LaterTexts } from './maracaibo-texts.ts';
import { SEAT_FIELDS, tableView, tileNames } from './table-view.ts';

/** What only the text table and the help say, in French. A browser loads it with them. */
export function laterTexts(content: Content): LaterTexts {
  const facts = factsOf(content);
  return {
    help: { ...HELP, ...TOPICS },
    view: {
      fields: FIELDS,
      things: tileNames(facts, CITY_ACTIONS),
      seats: SEAT_FIELDS,
      moves: MOVE_HEADS,
      arrange: tableView(facts, speech, TABLE_WORDS),
    },
  };
}
