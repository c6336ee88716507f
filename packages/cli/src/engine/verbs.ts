import type { LoadedGame } from '@captains-table/catalogue';
import type { GameEvent, GameMeta, GameState, Pending, Refusal, Seat } from '@captains-table/kernel';
import {
  GAME_OVER,
  chanceFrom,
  checkTable,
  defined,
  describeProblem,
  Match,
  newSeed,
  parseMatchDocument,
  PositionError,
} from '@captains-table/kernel';
import { kernelTexts } from '@captains-table/kernel/texts';
import type { GameSource } from '../io.ts';
import { Speech } from '@captains-table/kernel';
import { BotSeats } from './bot-seats.ts';
import { EngineError } from './error.ts';
import { moveNamed, namesOfFeatures, observed } from './observe.ts';
import type { Request } from './request.ts';
import type { EngineTable } from './table.ts';
import { DealtTable, MatchTable } from './table.ts';
import type { Tables } from './tables.ts';

/** What a reply says besides `id` and `ok`. */
export type Answer = Readonly<Record<string, unknown>>;

export interface Held {
  readonly games: GameSource;
  readonly tables: Tables;
}

type Verb = (request: Request, held: Held) => Answer | Promise<Answer>;

export const VERBS: Readonly<Record<string, Verb>> = {
  async new(request, { games, tables }) {
    const loaded = await gameOf(request.text('game'), games);
    const options = request.optionalRecord('options');
    const seed = request.optionalText('seed');
    const carry = request.optionalRecord('carry');
    const match = new Match(loaded.game, {
      seats: request.count('seats'),
      ...defined({ options, seed, carry }),
    });
    const table = new MatchTable(loaded, match);
    const levels = request.raw('bots');
    if (levels !== undefined) table.bots = new BotSeats(levels, table, seed ?? newSeed());
    table.bots?.playOn(table);
    return opened(table, tables);
  },

  async load(request, { games, tables }) {
    if (request.raw('position') !== undefined) return loadPosition(request, games, tables);
    if (request.raw('world') !== undefined) return loadWorld(request, games, tables);
    const document = parseMatchDocument(request.raw('document'));
    const loaded = await gameOf(document.game, games);
    return opened(new MatchTable(loaded, Match.fromDocument(loaded.game, document)), tables);
  },

  save: (request, held) => ({ document: tableOf(request, held).save() }),

  pending: (request, held) => ({ pending: pendingAt(tableOf(request, held)) }),

  legal(request, held) {
    const { loaded, state, seats } = tableOf(request, held);
    return { moves: loaded.game.legal(state, request.seat(seats)) };
  },

  apply(request, held) {
    const table = tableOf(request, held);
    const { events, barrier } = played(table, request.seat(table.seats), request.raw('move'));
    return { events, barrier, pending: pendingAt(table) };
  },

  observe: (request, held) => observed(tableOf(request, held), request),

  step(request, held) {
    const table = tableOf(request, held);
    const seat = request.raw('seat') === undefined ? pendingAt(table)[0]?.seat : request.seat(table.seats);
    if (seat === undefined) throw refused(GAME_OVER, table);
    played(table, seat, moveNamed(table, seat, request));
    return observed(table, request);
  },

  features: (request, held) => namesOfFeatures(tableOf(request, held)),

  async games(_request, { games }) {
    const list = await Promise.all(games.ids.map((id) => gameOf(id, games)));
    return { games: list.map(({ game }) => described(game.meta)) };
  },

  view(request, held) {
    const { loaded, state, seats } = tableOf(request, held);
    return { view: loaded.game.view(state, request.viewer(seats)) };
  },

  whyNot(request, held) {
    const table = tableOf(request, held);
    const { loaded, state, seats } = table;
    const refusal = loaded.game.whyNot(state, request.seat(seats), request.raw('move'));
    if (refusal === undefined) return { legal: true };
    return { legal: false, refusal: { ...refusal, message: sentence(refusal, table) } };
  },

  redeal(request, held) {
    const table = tableOf(request, held);
    const chance = chanceFrom(request.optionalText('seed') ?? newSeed());
    return opened(DealtTable.redeal(table, request.viewer(table.seats), chance), held.tables);
  },

  clone: (request, held) => opened(tableOf(request, held).clone(), held.tables),

  undo(request, held) {
    const table = tableOf(request, held);
    const outcome = table.undo(request.seat(table.seats));
    if (!outcome.ok) throw refused(outcome.refusal, table);
    table.bots?.forget();
    return { pending: pendingAt(table) };
  },

  result(request, held) {
    const { loaded, state, after } = tableOf(request, held);
    const result = loaded.game.result(state);
    return { over: result !== undefined, result, after };
  },

  drop(request, { tables }) {
    tables.drop(request.count('match'));
    return {};
  },

  // The loop ends after the reply.
  quit: () => ({}),
};

/** A move, and what bots at the table answer to it. Throws the refusal. */
function played(
  table: EngineTable,
  seat: Seat,
  asked: unknown,
): { events: readonly GameEvent[]; barrier: boolean } {
  const { bots } = table;
  const choices = bots === undefined ? 0 : table.loaded.game.legal(table.state, seat).length;
  const outcome = table.apply(seat, asked);
  if (!outcome.ok) throw refused(outcome.refusal, table);
  const { events, barrier } = outcome;
  if (bots === undefined) return { events, barrier };
  bots.tell(table, seat, outcome.move, choices);
  const answers = bots.playOn(table);
  return { events: [...events, ...answers], barrier: barrier || answers.length > 0 };
}

function described({ id, rulesVersion: rules, players, modes, perfectInformation }: GameMeta): Answer {
  return { id, rules, players, modes, perfectInformation };
}

async function loadPosition(request: Request, games: GameSource, tables: Tables): Promise<Answer> {
  const loaded = await gameOf(request.text('game'), games);
  if (loaded.game.position === undefined) {
    throw new EngineError('no-positions', `${loaded.game.meta.id} cannot set up positions`);
  }
  try {
    return opened(new DealtTable(loaded, loaded.game.position(request.raw('position'))), tables);
  } catch (error) {
    if (!(error instanceof PositionError)) throw error;
    throw new EngineError({ code: 'bad-position', params: { field: error.field } }, error.message);
  }
}

/** A state as a bot at a table is handed it. A state cannot be checked, so it has to be of the same rules. */
async function loadWorld(request: Request, games: GameSource, tables: Tables): Promise<Answer> {
  const loaded = await gameOf(request.text('game'), games);
  const { meta } = loaded.game;
  if (request.text('rules') !== meta.rulesVersion)
    throw new EngineError('rules', `${meta.id} is played by rules ${meta.rulesVersion} here`);
  const seats = request.count('seats');
  const table = checkTable(meta, seats, request.optionalRecord('options'));
  if (!table.ok) throw new EngineError('table', describeProblem(table.problem));
  // Its fields are a game's own: what is wrong in them breaks that game down, and no other.
  const state = request.optionalRecord('world') as GameState | undefined;
  const world = loaded.game.clone(state);
  return opened(new DealtTable(loaded, { seats, options: table.options, state: world }), tables);
}

function opened(table: EngineTable, tables: Tables): Answer {
  const { loaded, seats, options } = table;
  return { match: tables.add(table), game: loaded.game.meta.id, seats, options, pending: pendingAt(table) };
}

function tableOf(request: Request, { tables }: Held): EngineTable {
  return tables.get(request.optionalCount('match'));
}

async function gameOf(id: string, games: GameSource): Promise<LoadedGame> {
  const loaded = await games.load(id);
  if (loaded === undefined) {
    throw new EngineError('unknown-game', `there is no game "${id}"; there are ${games.ids.join(', ')}`);
  }
  return loaded;
}

function pendingAt({ loaded, state }: EngineTable): readonly Pending[] {
  return loaded.game.pending(state);
}

function refused(refusal: Refusal, table: EngineTable): EngineError {
  return new EngineError(refusal, sentence(refusal, table));
}

function sentence(refusal: Refusal, { loaded }: EngineTable): string {
  const own = new Speech(loaded.texts.en, (seat) => `seat ${seat}`).refusal(refusal);
  if (own !== undefined) return own;
  const shared: Readonly<Record<string, string>> = kernelTexts.en;
  return shared[refusal.code] ?? refusal.code;
}
