import type { Content } from '../src/content.ts';
import { CITY_ACTIONS, FIELDS } from './en-fields.ts';
import { speech } from './en-speech.ts';
import { MOVE_HEADS, TABLE_WORDS } from './en-table.ts';
import { factsOf } from './facts.ts';
import type { TableTexts } from './maracaibo-texts.ts';
import { SEAT_FIELDS, tableView, tileNames } from './table-view.ts';

/** The words of the text table in English. A browser loads them with that table. */
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
