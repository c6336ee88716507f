/** Checks that a socket was shown the true position, as far as its person may know it, and nothing else. */
import type { AnyGame, GameEvent } from '@captains-table/kernel';
import { firstDifference, isSeenBy, sameJson, defined } from '@captains-table/kernel';
import type { PlayScene, TableScene } from '@captains-table/protocol';
import type { ShownScene } from './shown-scenes.ts';
import type { LoggedPosition } from './positions-from-log.ts';

/** Checks that every scene is what the game's own view gives for the true state at that moment. */
export function checkScenes(
  game: AnyGame,
  positions: readonly LoggedPosition[],
  person: string,
  shown: readonly ShownScene[],
): void {
  const bySeq = new Map(positions.map((position) => [position.seq, position]));
  let before: number | undefined;
  for (const { scene, whole, events } of shown) {
    const position = bySeq.get(scene.seq);
    if (position === undefined) throw new Error(`there is no entry ${scene.seq}`);
    checkSeat(scene, position, person);
    same(`status at ${scene.seq}`, position.status, scene.status);
    same(`play at ${scene.seq}`, playAsSeen(game, position, scene), withoutSeed(scene.play));
    const since = whole || before === undefined ? [] : eventsBetween(positions, before, scene.seq);
    const viewer = scene.you.seat ?? 'spectator';
    same(
      `events until ${scene.seq}`,
      since.filter((event) => isSeenBy(event, viewer)),
      events,
    );
    before = scene.seq;
  }
}

/** Checks that no one is shown a seat that is not theirs. A scene without a seat may always be shown. */
function checkSeat({ you, seq }: TableScene, { chairs }: LoggedPosition, person: string): void {
  if (you.seat === undefined) return;
  const chair = chairs[you.seat];
  if (chair?.kind !== 'person' || chair.person !== person)
    throw new Error(`at ${seq} a person was shown seat ${you.seat}, which is not theirs`);
}

/** What the scene should say about the game, worked out from the true state alone. */
function playAsSeen(game: AnyGame, { status, play, away }: LoggedPosition, { you }: TableScene): unknown {
  if (play === undefined) return undefined;
  const { state, pending, legal, moves, undoable, result } = play;
  const { seat } = you;
  const ended = status !== 'playing';
  const decides = seat !== undefined && !ended && !away.has(seat);
  return {
    view: game.view(state, seat ?? 'spectator'),
    pending: ended ? [] : pending,
    legal: decides ? legal[seat] : [],
    moves,
    undoable: decides ? undoable[seat] : 0,
    ...defined({ result }),
  };
}

/** The seed is checked elsewhere; clocks and proposals are not secret. */
function withoutSeed(play: PlayScene | undefined): unknown {
  if (play === undefined) return undefined;
  const { seed: _seed, clocks: _clocks, proposal: _proposal, ...rest } = play;
  return rest;
}

function eventsBetween(
  positions: readonly LoggedPosition[],
  after: number,
  to: number,
): readonly GameEvent[] {
  return positions.filter(({ seq }) => seq > after && seq <= to).flatMap(({ play }) => play?.events ?? []);
}

function same(what: string, expected: unknown, found: unknown): void {
  // As it is sent: without fields that are undefined.
  const sent: unknown = expected === undefined ? undefined : JSON.parse(JSON.stringify(expected));
  if (sameJson(sent, found)) return;
  const where = firstDifference(sent, found);
  throw new Error(
    `${what} differs: ${where}\nexpected ${JSON.stringify(sent)}\nfound ${JSON.stringify(found)}`,
  );
}
