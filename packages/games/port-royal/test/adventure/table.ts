/** Tables of The Adventure Begins to test at. */
import { chanceFrom, must } from '@captains-table/kernel';
import type { AdventureState } from '../../src/adventure/state.ts';
import type { Move } from '../../src/index.ts';
import { portRoyal } from '../../src/index.ts';
import type { Position } from '../../src/position.ts';

import { TestTable, fresh, given } from '../table.ts';

export const COOPERATIVE = { mode: 'adventure-cooperative' } as const;
export const COMPETITIVE = { mode: 'adventure-competitive' } as const;
export const VARIABLE = { mode: 'adventure-variable' } as const;

/** A position of two competing players, unless it says otherwise. */
export function adventure(position: Partial<Position>): TestTable {
  return given({ options: COMPETITIVE, players: [{}, {}], ...position });
}

/** A fresh game in which all have chosen and all pages up to the first turn are read. */
export function begun(seats: number, options: Readonly<Record<string, string | boolean>>, seed = 'fresh') {
  return readOn(fresh(seats, options, seed));
}

/** Takes the first adventurer, an even share, and reads all pages. */
export function readOn(table: TestTable): TestTable {
  for (let kind = table.decision?.kind; isOpening(kind); kind = table.decision?.kind) {
    table.play(must(table.legal[0]));
  }
  return table;
}

function isOpening(kind: string | undefined): boolean {
  return kind === 'adventurer' || kind === 'page' || kind === 'share';
}

/** Reads the pages that are open now. */
export function readPages(table: TestTable): TestTable {
  while (table.decision?.kind === 'page') table.play(must(table.legal[0]));
  return table;
}

export function storyState(table: TestTable): AdventureState {
  const { adventure: own } = table.state;
  if (own === null) throw new Error('no adventure');
  return own;
}

export function playerOf(table: TestTable, seat: number) {
  return must(must(table.view.adventure ?? undefined).players[seat]);
}

export function missionView(table: TestTable, id: string) {
  return must(table.view.adventure?.missions.find((mission) => mission.id === id));
}

/** Completes a mission with the ships it needs, whichever is offered first. */
export function complete(table: TestTable, id: string): TestTable {
  return table.play(must(missionMoves(table, id)[0]));
}

export function missionMoves(table: TestTable, id: string): Move[] {
  return table.legal.filter((move) => move.kind === 'mission' && move.mission === id);
}

const story = must(portRoyal.campaign);

export const CHAPTER_ONE = { ...COOPERATIVE, chapter: '1', draft: false, randomStart: false };

/** A chapter that begins with what an earlier game has carried on. */
export function withCarry(
  seats: number,
  options: Readonly<Record<string, string | boolean>>,
  carry: object,
): TestTable {
  const asked = { ...CHAPTER_ONE, ...options };
  const read = story.read({ ...story.begin(asked), ...carry });
  return new TestTable(portRoyal.setup(seats, asked, chanceFrom('carry'), read));
}

/** The view of the player in a seat. */
export function seenBy(table: TestTable, seat: number) {
  return must(portRoyal.view(table.state, seat).adventure ?? undefined);
}
