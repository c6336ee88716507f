import type { Content } from '../src/content.ts';
import { CITY_ACTIONS, FIELDS } from './nl-fields.ts';
import { HELP } from './nl-help.ts';
import { speech } from './nl-speech.ts';
import { MOVE_HEADS, TABLE_WORDS } from './nl-table.ts';
import { TOPICS } from './nl-topics.ts';
import { factsOf } from './facts.ts';
import type { LaterTexts } from './maracaibo-texts.ts';
import { SEAT_FIELDS, tableView, tileNames } from './table-view.ts';

/** What only the text table and the help say, in Dutch. A browser loads it with them. */
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
