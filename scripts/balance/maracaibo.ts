/** Maracaibo: which cards, careers and prestige buildings are taken and win, and how often Jeanne does. */
import type { Content, Event, Move, State } from '@captains-table/maracaibo';
import type { Result, Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import { wilson } from '@captains-table/bots';
import type { Probe } from './play.ts';
import { winsIn } from './play.ts';
import type { Section } from './section.ts';

/** At so many of the moments at which a player could buy a card, one did. */
const LEAST_BOUGHT = 0.02;
const MOST_BOUGHT = 0.6;
/** How often those won who have it, with two players. */
const LEAST_WINS = 0.4;
const MOST_WINS = 0.6;
/** Fewer players say nothing about a card. */
const FEWEST = 10;

class Offer {
  /** Players who could have it at some time in a game, and moments at which they could. */
  players = 0;
  moments = 0;
  takers = 0;
  wins = 0;
}

export class Taken implements Probe<State, Move, Event> {
  readonly #seats: number;
  readonly #offers: Readonly<Record<'cards' | 'careers' | 'prestige', Map<string, Offer>>>;
  /** By seat: what it could have, and what it took, in this game. */
  #offered: Set<string>[] = [];
  #taken: Set<string>[] = [];
  #games = 0;

  constructor(seats: number, { cards, careers, prestige }: Content) {
    this.#seats = seats;
    const offers = (pieces: readonly { readonly id: string }[]) =>
      new Map(pieces.map(({ id }) => [id, new Offer()]));
    this.#offers = { cards: offers(cards), careers: offers(careers), prestige: offers(prestige) };
  }

  begin(): void {
    this.#offered = Array.from({ length: this.#seats }, () => new Set<string>());
    this.#taken = Array.from({ length: this.#seats }, () => new Set<string>());
  }

  chooses(_state: State, seat: Seat, legal: readonly Move[], move: Move): void {
    for (const offered of legal) {
      const id = pieceOf(offered);
      if (id === undefined) continue;
      this.#offered[seat]?.add(id);
      const offer = this.#offer(id);
      if (offer !== undefined) offer.moments++;
    }
    const id = pieceOf(move);
    if (id !== undefined) this.#taken[seat]?.add(id);
  }

  end(_state: State, result: Result | undefined): void {
    if (result === undefined) return;
    this.#games++;
    const wins = winsIn(result);
    for (const [seat, offered] of this.#offered.entries())
      for (const id of offered) {
        const offer = this.#offer(id);
        if (offer === undefined) continue;
        offer.players++;
        if (this.#taken[seat]?.has(id) !== true) continue;
        offer.takers++;
        offer.wins += must(wins[seat]);
      }
  }

  sections(): Section[] {
    return [this.#cardSection(), this.#winSection('careers'), this.#winSection('prestige')];
  }

  #offer(id: string): Offer | undefined {
    const { cards, careers, prestige } = this.#offers;
    return cards.get(id) ?? careers.get(id) ?? prestige.get(id);
  }

  #cardSection(): Section {
    return {
      title: `${this.#seats} players, ${this.#games} games: cards bought, of the moments at which a player could`,
      wanted: `${LEAST_BOUGHT} to ${MOST_BOUGHT}`,
      brief: true,
      rows: [...this.#offers.cards]
        .filter(([, { players }]) => players >= FEWEST)
        .map(([name, { players, moments, takers }]) => {
          const ofMoments = takers / moments;
          const [low, high] = wilson(ofMoments, moments);
          return {
            name,
            values: { ofMoments, low, high, moments, ofPlayers: takers / players },
            within: ofMoments >= LEAST_BOUGHT && ofMoments <= MOST_BOUGHT,
          };
        })
        .sort((a, b) => a.values.ofMoments - b.values.ofMoments),
    };
  }

  #winSection(kind: 'careers' | 'prestige'): Section {
    return {
      title: `${this.#seats} players: ${kind}, and how often those win who have them`,
      ...(this.#seats === 2 ? { wanted: `wins ${LEAST_WINS} to ${MOST_WINS}` } : {}),
      rows: [...this.#offers[kind]]
        .filter(([, { takers }]) => takers > 0)
        .map(([name, { players, takers, wins }]) => {
          const won = wins / takers;
          const [low, high] = wilson(won, takers);
          const within = won >= LEAST_WINS && won <= MOST_WINS;
          return {
            name,
            values: { wins: won, low, high, takers, taken: takers / players },
            ...(this.#seats === 2 ? { within } : {}),
          };
        })
        .sort((a, b) => a.values.wins - b.values.wins),
    };
  }
}

function pieceOf(move: Move): string | undefined {
  switch (move.kind) {
    case 'buy':
      return move.card;
    case 'invest':
      return move.building;
    case 'career':
      return move.career;
    default:
      return undefined;
  }
}

/** By how much a level may miss its aim. */
const TOLERANCE = 0.05;

export class AgainstJeanne implements Probe<State, Move, Event> {
  readonly #level: string;
  readonly #aim: number;
  #games = 0;
  #wins = 0;

  constructor(level: string, aim: number) {
    this.#level = level;
    this.#aim = aim;
  }

  end(_state: State, result: Result | undefined): void {
    this.#games++;
    if (result?.ranking[0] === 1) this.#wins++;
  }

  sections(): Section[] {
    const wins = this.#wins / this.#games;
    const [low, high] = wilson(wins, this.#games);
    return [
      {
        title: `Jeanne, ${this.#level}, ${this.#games} games`,
        wanted: `about ${this.#aim}`,
        rows: [{ name: 'won', values: { wins, low, high }, within: Math.abs(wins - this.#aim) <= TOLERANCE }],
      },
    ];
  }
}
