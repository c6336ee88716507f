import type { Content } from '../src/content.ts';
import { CITY_ACTIONS, FIELDS } from './nl-fields.ts';
import { speech } from './nl-speech.ts';
import { MOVE_HEADS, TABLE_WORDS } from './nl-table.ts';
import { factsOf } from './facts.ts';
import type { TableTexts } from './maracaibo-texts.ts';
import { SEAT_FIELDS, tableView, tileNames } from './table-view.ts';

/** The words of the text table in Dutch. A browser loads them with that table. */
export function viewTexts(content: Content): TableTexts {
  const facts = factsOf(content);
  return {
    fields: FIELDS,
    things: tileNames(facts, CITY_ACTIONS),
    seats: SEAT_FIELDS,
    moves: MOVE_HEADS,
    arrange: tableView(facts, speech, TABLE_WORDS),
  };
}
