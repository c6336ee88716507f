/** Games for a probe: the same bot on all seats, with a report of everything that happens. */
import { Observation, createBot, tellOfMove } from '@captains-table/bots';
import type { LoadedGame } from '@captains-table/catalogue';
import type { GameEvent, GameState, Move, Pending, Result, Seat } from '@captains-table/kernel';
import { chanceFrom, must } from '@captains-table/kernel';
import type { TableSettings } from '@captains-table/kernel/contract';
import type { Section } from './section.ts';

/** Looks at games of one kind of table, one after the other. */
export interface Probe<S extends GameState, M extends Move, E extends GameEvent> {
  begin?(state: S): void;
  /** A seat chooses a move of these, and has not made it yet. */
  chooses?(state: S, seat: Seat, legal: readonly M[], move: M): void;
  hears?(event: E, state: S): void;
  /** Without a result it did not end. */
  end(state: S, result: Result | undefined): void;
  sections(): Section[];
}

// oxlint-disable-next-line typescript/no-explicit-any -- a probe of any game, where its own types do not matter
export type AnyProbe = Probe<any, any, any>;

/** A game that goes on longer never ends. */
const ENDLESS = 20_000;

export interface Plan {
  readonly bot: string;
  readonly games: number;
  readonly seed: string;
}

export function playFor(probe: AnyProbe, loaded: LoadedGame, table: TableSettings, plan: Plan): Section[] {
  for (let number = 0; number < plan.games; number++)
    playOne(probe, loaded, table, plan.bot, `${plan.seed}/${table.seats}/${number}`);
  return probe.sections();
}

function playOne(
  probe: AnyProbe,
  { game, policy }: LoadedGame,
  { seats, options }: TableSettings,
  name: string,
  seed: string,
): void {
  const state: GameState = game.setup(seats, options, chanceFrom(seed));
  const bots = Array.from({ length: seats }, (_, seat) => must(createBot(name, `${seed}/${seat}`, policy)));
  probe.begin?.(state);
  for (let decisions = 0; decisions < ENDLESS; decisions++) {
    const pending: readonly Pending[] = game.pending(state);
    const seat = pending[0]?.seat;
    if (seat === undefined) break;
    const observation = new Observation(game, options, state, seat);
    const { legal } = observation;
    const move = must(bots[seat]).choose(observation);
    probe.chooses?.(state, seat, legal, move);
    tellOfMove(game, bots.entries(), { seat, move, choices: legal.length });
    game.apply(state, seat, move, (event: GameEvent) => probe.hears?.(event, state));
  }
  probe.end(state, game.result(state));
}

/** By seat, how much of the win: those who share the first place share it. */
export function winsIn({ ranking }: Result): number[] {
  const winners = ranking.filter((place) => place === 1).length;
  return ranking.map((place) => (place === 1 ? 1 / winners : 0));
}
