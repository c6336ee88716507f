/** Who plays the games of a simulation: our own bots, at full speed, or external programs among them. */
import type { SlowBot } from '@captains-table/bots';
import { playOut, playOutSlowly, unhurried } from '@captains-table/bots';
import type { LoadedGame } from '@captains-table/catalogue';
import type { EventSink, GameState } from '@captains-table/kernel';
import { defined, must } from '@captains-table/kernel';
import type { TableSettings } from '@captains-table/kernel/contract';
import { ownBot, seatedBots, slowBot } from '../bots-by-name.ts';
import { isExternal } from '../external-bot.ts';
import { ExternalPrograms } from '../external-programs.ts';
import type { Forfeit } from '../forfeit.ts';
import { forfeitBy } from '../forfeit.ts';
import type { Balance } from './balance.ts';

/** Plays a game, and says how many decisions it took, or who lost it by failing. */
export interface GamePlayer {
  play(state: GameState, number: number, events: EventSink): number | Promise<number | Forfeit>;
  close(): void;
}

interface PlayersPlan {
  readonly loaded: LoadedGame;
  readonly table: TableSettings;
  /** One a seat. */
  readonly names: readonly string[];
  readonly seed: string;
  /** Milliseconds a program has for a move. */
  readonly limit: number;
  readonly balance: Balance | undefined;
}

export function gamePlayer(plan: PlayersPlan): GamePlayer {
  return plan.names.some(isExternal) ? new MixedPlayers(plan) : ownPlayers(plan);
}

function ownPlayers({ loaded, table, names, seed, balance }: PlayersPlan): GamePlayer {
  const own = seatedBots(names, seed, loaded.policy);
  const bots = balance === undefined ? own : own.map((bot) => balance.watch(bot));
  return {
    play: (state, _number, events) => playOut(loaded.game, table.options, state, bots, events),
    close: () => undefined,
  };
}

/** Programs stay from game to game, and say hello in each; so do bots of our own beside them. */
class MixedPlayers implements GamePlayer {
  readonly #plan: PlayersPlan;
  readonly #programs = new ExternalPrograms();
  readonly #own: readonly (SlowBot | undefined)[];

  constructor(plan: PlayersPlan) {
    this.#plan = plan;
    this.#own = plan.names.map((name, seat) =>
      isExternal(name) ? undefined : unhurried(ownBot(name, `${plan.seed}/bot-${seat}`, plan.loaded.policy)),
    );
  }

  async play(state: GameState, number: number, events: EventSink): Promise<number | Forfeit> {
    const { loaded, table, names, balance } = this.#plan;
    const players = names.map((name, seat) => this.#own[seat] ?? this.#program(name, seat, number));
    const bots = balance === undefined ? players : players.map((bot) => balance.watchSlow(bot));
    try {
      return await playOutSlowly(loaded.game, table.options, state, bots, defined({ events }));
    } catch (error) {
      const { seat, why } = forfeitBy(error, this.#programs);
      return { game: number + 1, seat, bot: must(names[seat]), why };
    } finally {
      for (const player of players) player.close?.();
    }
  }

  close(): void {
    this.#programs.close();
  }

  #program(name: string, seat: number, number: number): SlowBot {
    const { loaded, table, seed, limit } = this.#plan;
    const terms = { milliseconds: limit, programs: this.#programs };
    return slowBot(name, `${seed}/${number}/${seat}`, seat, table, loaded, terms);
  }
}
