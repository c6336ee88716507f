/** A position in numbers: mostly between two turns, with the harbour for decisions within one. */
import type { Features, Options, Seat } from '@captains-table/kernel';
import { FeatureWriter, featureNames } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import { cardOf } from '../box.ts';
import { COLOURS } from '../content.ts';
import { coinsOf } from '../deck.ts';
import { coloursInHarbour } from '../harbour.ts';
import { influenceOf, personsOf } from '../influence.ts';
import { seatCount } from '../seats.ts';
import type { CardNumber, State } from '../state.ts';
import { oddsOf } from './odds.ts';
import { takesOf } from './prospects.ts';

const VERSION = 1;
/** Coins that a tax leaves alone, and what counts as a rich or a strong ship and a cheap person. */
const SAFE_COINS = 12;
const RICH = 3;
const STRONG = 6;
const CHEAP = 4;
/** Chances are counted in hundredths. */
const PERCENT = 100;

const OF_SEAT = [
  'influence',
  'missing',
  'is-at-goal',
  'lead',
  'behind',
  'is-active',
  'turns-away',
  'has-turn-this-round',
  'coins',
  'coins-to-5',
  'coins-to-tax',
  'sabres',
  'discount',
  'extra-cards',
  'empty-harbour-coins',
  'size-coins',
  ...COLOURS.map((colour) => `trade-${colour}`),
  'anchors',
  'crosses',
  'houses',
  'any',
  'persons',
  'expeditions',
  'symbol-influence',
  'expedition-gain',
  'is-expedition-ready',
  'expedition-missing',
];

/** What an unseen card may be. */
const UNSEEN = [
  ...COLOURS,
  'rich',
  'strong',
  'trader',
  'symbol',
  'sabres',
  'discount',
  'empty-harbour',
  'size',
  'extra',
  'cheap',
  'expedition',
  'tax',
] as const;

const OF_TABLE = [
  'is-ending',
  'round',
  'turns-left-in-round',
  'deck',
  'discard',
  ...UNSEEN.map((kind) => `unseen-${kind}`),
  'open-expeditions',
  'open-influence',
  'harbour',
  'colours',
  'harbour-coins',
  'harbour-persons',
  'affordable',
  'takes',
  'bust-odds',
  'new-colour-odds',
  'person-odds',
];

export function featuresOf(box: Box): Features<State> {
  const unseen = box.cards.map((_, number) => kindsOf(box, number));
  return {
    version: VERSION,
    family: (options: Options, seats) => (isBase(options) ? `base-${seats}` : undefined),
    names: (seats) => featureNames(seats, OF_SEAT, OF_TABLE),
    write: (state, viewer, out) => new Description(box, unseen, state, viewer).write(new FeatureWriter(out)),
  };
}

/** The base game with its own cards and its own end. */
function isBase({ mode, expeditionToWin, setsSail, gambler, newCrew }: Options): boolean {
  return mode === 'base' && [expeditionToWin, setsSail, gambler, newCrew].every((option) => option !== true);
}

/** Which of `UNSEEN` a card counts for. */
function kindsOf(box: Box, number: CardNumber): number[] {
  const card = cardOf(box, number);
  const is: Partial<Record<(typeof UNSEEN)[number], boolean>> =
    card.kind === 'ship'
      ? { rich: card.coins >= RICH, strong: card.sabres >= STRONG }
      : {
          trader: card.type === 'trader',
          symbol: card.kind === 'person' && card.symbol !== '',
          sabres: card.sabres > 0,
          discount: card.discount > 0,
          'empty-harbour': card.emptyHarbourCoins > 0,
          size: card.sizeCoins > 0,
          extra: card.extraCards > 0,
          cheap: card.kind === 'person' && card.cost <= CHEAP,
          expedition: card.kind === 'expedition',
          tax: card.kind === 'tax',
        };
  const kinds = UNSEEN.flatMap((kind, at) => (is[kind] === true ? [at] : []));
  return card.kind === 'ship' ? [card.colour, ...kinds] : kinds;
}

interface Crew {
  sabres: number;
  discount: number;
  extraCards: number;
  emptyHarbourCoins: number;
  sizeCoins: number;
  readonly trade: number[];
  anchor: number;
  cross: number;
  house: number;
  any: number;
  symbolInfluence: number;
}

class Description {
  readonly #box: Box;
  readonly #unseen: readonly (readonly number[])[];
  readonly #state: State;
  readonly #viewer: Seat;
  readonly #influences: readonly number[];

  constructor(box: Box, unseen: readonly (readonly number[])[], state: State, viewer: Seat) {
    this.#box = box;
    this.#unseen = unseen;
    this.#state = state;
    this.#viewer = viewer;
    this.#influences = state.coins.map((_, seat) => influenceOf(box, state, seat));
  }

  write(pen: FeatureWriter): void {
    const seats = seatCount(this.#state);
    for (let place = 0; place < seats; place++) this.#writeSeat(pen, (this.#viewer + place) % seats);
    this.#writeTable(pen);
    this.#writeHarbour(pen);
  }

  #writeSeat(pen: FeatureWriter, seat: Seat): void {
    const state = this.#state;
    const seats = seatCount(state);
    const influence = this.#influences[seat] ?? 0;
    const away = (seat - state.active + seats) % seats;
    const coins = coinsOf(state, seat);
    pen.put(influence);
    pen.put(state.goal - influence);
    pen.putFlag(influence >= state.goal);
    pen.putLead(influence - Math.max(...this.#influences.filter((_, other) => other !== seat)));
    pen.putFlag(away === 0);
    pen.put(away);
    pen.putFlag(((state.active - state.first + seats) % seats) + away < seats);
    pen.put(coins);
    pen.put(Math.min(5, coins));
    pen.put(Math.max(0, SAFE_COINS - coins));
    this.#writeCrew(pen, seat);
  }

  #writeCrew(pen: FeatureWriter, seat: Seat): void {
    const crew = this.#crewOf(seat);
    pen.put(crew.sabres);
    pen.put(crew.discount);
    pen.put(crew.extraCards);
    pen.put(crew.emptyHarbourCoins);
    pen.put(crew.sizeCoins);
    for (const coins of crew.trade) pen.put(coins);
    pen.put(crew.anchor);
    pen.put(crew.cross);
    pen.put(crew.house);
    pen.put(crew.any);
    pen.put(personsOf(this.#state, seat).length);
    pen.put(this.#state.completed[seat]?.length ?? 0);
    pen.put(crew.symbolInfluence);
    this.#writeExpeditions(pen, crew);
  }

  #crewOf(seat: Seat): Crew {
    const crew: Crew = {
      sabres: 0,
      discount: 0,
      extraCards: 0,
      emptyHarbourCoins: 0,
      sizeCoins: 0,
      trade: COLOURS.map(() => 0),
      anchor: 0,
      cross: 0,
      house: 0,
      any: 0,
      symbolInfluence: 0,
    };
    for (const number of personsOf(this.#state, seat)) {
      const card = cardOf(this.#box, number);
      crew.sabres += card.sabres;
      crew.discount += card.discount;
      crew.extraCards += card.extraCards;
      crew.emptyHarbourCoins += card.emptyHarbourCoins;
      crew.sizeCoins += card.sizeCoins;
      if (card.bonusCoins > 0) {
        crew.trade[card.bonusColour] = (crew.trade[card.bonusColour] ?? 0) + card.bonusCoins;
      }
      if (card.symbol === '') continue;
      crew[card.symbol]++;
      crew.symbolInfluence += card.influence;
    }
    return crew;
  }

  /** What the best expedition would bring now, and how many symbols the nearest one lacks. */
  #writeExpeditions(pen: FeatureWriter, { anchor, cross, house, any }: Crew): void {
    let gain = 0;
    let missing = 4;
    for (const number of this.#state.expeditions) {
      const { anchors, crosses, houses, influence } = cardOf(this.#box, number);
      const lacking =
        Math.max(0, anchors - anchor) + Math.max(0, crosses - cross) + Math.max(0, houses - house) - any;
      missing = Math.max(0, Math.min(missing, lacking));
      if (lacking <= 0) gain = Math.max(gain, influence - anchors - crosses - houses);
    }
    pen.put(gain);
    pen.putFlag(missing === 0);
    pen.put(missing);
  }

  #writeTable(pen: FeatureWriter): void {
    const state = this.#state;
    const seats = seatCount(state);
    pen.putFlag(state.ending);
    pen.put(Math.ceil(state.turn / seats));
    pen.put(seats - ((state.active - state.first + seats) % seats));
    pen.put(state.deck.length);
    pen.put(state.discard.length);
    const counts = UNSEEN.map(() => 0);
    for (const pile of [state.deck, state.till, ...state.coins]) {
      for (const number of pile) {
        for (const kind of this.#unseen[number] ?? []) counts[kind] = (counts[kind] ?? 0) + 1;
      }
    }
    for (const count of counts) pen.put(count);
    pen.put(state.expeditions.length);
    pen.put(state.expeditions.reduce((sum, number) => sum + cardOf(this.#box, number).influence, 0));
  }

  #writeHarbour(pen: FeatureWriter): void {
    const state = this.#state;
    const purse = coinsOf(state, this.#viewer);
    let coins = 0;
    let persons = 0;
    let affordable = 0;
    for (const number of state.harbour) {
      const card = cardOf(this.#box, number);
      if (card.kind === 'ship') coins += card.coins;
      if (card.kind !== 'person') continue;
      persons++;
      if (card.cost <= purse) affordable++;
    }
    pen.put(state.harbour.length);
    pen.put(coloursInHarbour(this.#box, state));
    pen.put(coins);
    pen.put(persons);
    pen.put(affordable);
    pen.put(takesOf(this.#box, state, this.#viewer));
    // Once something is paid for, no more cards are turned over.
    const mayDraw = state.active === this.#viewer && state.harbour.length > 0 && state.till.length === 0;
    const odds = mayDraw ? oddsOf(this.#box, state, this.#viewer) : undefined;
    pen.put(PERCENT * (odds?.bust ?? 0));
    pen.put(PERCENT * (odds?.newColour ?? 0));
    pen.put(PERCENT * (odds?.person ?? 0));
  }
}
