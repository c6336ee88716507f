/** A position as a player about to decide looks at it: what things are worth now, each found out once. */
import type { Program, Seat } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import type { Rules, State, Words } from '../state.ts';
import type { Arsenal, Group } from './option.ts';
import type { Reason, Term } from './reason.ts';
import type { Thing } from './thing.ts';
import { THINGS } from './thing.ts';
import type { CardTable } from './card-table.ts';
import type { Wish } from './story.ts';
import type { Voyage } from './voyage.ts';
import type { Weights } from './weights.ts';

/** Where each answer is kept. */
const VILLAGE = 0;
const EXPLORE = 10;
const COMBAT = 20;
const DISC = 21;
const THING = 22;
const MULTIPLIER = 28;
const CUBE = 31;
const INFLUENCE = 34;
const ORDINARY = 37;
const NOTHING_KNOWN: readonly number[] = Array.from({ length: 38 }, () => NaN);

/** Functions that each know what one kind of thing is worth. They ask each other through the situation. */
export interface Experts {
  readonly gain: (situation: Situation, effect: Program<Words>) => number;
  readonly purchase: (situation: Situation, card: number) => number;
  readonly village: (situation: Situation, actions: number) => number;
  readonly ordinary: (situation: Situation) => number;
  readonly explore: (situation: Situation, steps: number) => number;
  readonly combat: (situation: Situation) => number;
  readonly disc: (situation: Situation) => number;
  /** `thing` is a position in `THINGS`. */
  readonly thing: (situation: Situation, thing: number) => number;
  readonly multiplier: (situation: Situation, nation: number) => number;
  readonly cube: (situation: Situation, nation: number) => number;
  readonly influence: (situation: Situation, nation: number) => number;
  readonly groups: (situation: Situation, nation: number) => readonly Group[];
  readonly wishes: (situation: Situation) => readonly Wish[];
}

/** What all experts may look up. */
export interface Knowledge {
  readonly rules: Rules;
  readonly voyage: Voyage;
  readonly weights: Weights;
  readonly table: CardTable;
  readonly arsenal: Arsenal;
  readonly experts: Experts;
}

export class Situation {
  readonly rules: Rules;
  readonly box: Box;
  readonly state: State;
  readonly seat: Seat;
  readonly voyage: Voyage;
  readonly weights: Weights;
  readonly table: CardTable;
  readonly arsenal: Arsenal;
  /** Rounds still to play, from 4 to 0; the current one counts by how much is left of it. */
  readonly time: number;
  /** Scorings to come. */
  readonly scorings: number;
  /** What doubloons, income, combat points and spies are worth now. */
  readonly doubloon: number;
  readonly doubloonIncome: number;
  readonly combatPoint: number;
  readonly spy: number;
  /** What speaks for and against the move that is looked at; undefined when no one asks why. */
  terms: Term[] | undefined;
  readonly #experts: Experts;
  readonly #answers: number[] = NOTHING_KNOWN.slice();
  readonly #groups: (readonly Group[] | undefined)[] = [];
  /** Cards looked at, and what buying each of them would bring. */
  readonly #cards: number[] = [];
  readonly #hopes: number[] = [];
  #wishes: readonly Wish[] | undefined = undefined;

  constructor({ rules, voyage, weights, table, arsenal, experts }: Knowledge, state: State, seat: Seat) {
    const { box } = rules;
    this.rules = rules;
    this.box = box;
    this.state = state;
    this.seat = seat;
    this.voyage = voyage;
    this.weights = weights;
    this.table = table;
    this.arsenal = arsenal;
    this.#experts = experts;
    const later = box.tracks.setup.rounds - state.round;
    const left = voyage.roundLeft(state);
    this.time = later + left;
    this.scorings = later + 1;
    const last = this.time < 1 ? 0.4 + 0.6 * this.time : 1;
    this.doubloon = isFinalPurchase(box, state) ? 0 : between(weights.doubloon, this.time);
    this.doubloonIncome = incomeWorth(weights, later);
    this.combatPoint = weights.combatPoint * last;
    this.spy = weights.spy * last;
  }

  /** Records the weight of a reason if reasons are asked for, and returns the weight. */
  note(reason: Reason, weight: number): number {
    this.terms?.push([reason, weight]);
    return weight;
  }

  /** Works something out without recording reasons. */
  quietly<T>(find: () => T): T {
    const { terms } = this;
    this.terms = undefined;
    const found = find();
    this.terms = terms;
    return found;
  }

  gain(effect: Program<Words> | undefined): number {
    return effect === undefined ? 0 : this.#experts.gain(this, effect);
  }

  village(actions: number): number {
    return this.#ask(VILLAGE + Math.min(9, actions), this.#experts.village, actions);
  }

  explore(steps: number): number {
    return this.#ask(EXPLORE + Math.min(9, steps), this.#experts.explore, steps);
  }

  get combat(): number {
    return this.#ask(COMBAT, this.#experts.combat, 0);
  }

  get disc(): number {
    return this.#ask(DISC, this.#experts.disc, 0);
  }

  /** One more of something, for careers and buildings that want many. */
  thing(thing: Thing): number {
    const number = THINGS.indexOf(thing);
    return this.#ask(THING + number, this.#experts.thing, number);
  }

  /** What a rank with a nation will count at the end. */
  multiplier(nation: number): number {
    return this.#ask(MULTIPLIER + nation, this.#experts.multiplier, nation);
  }

  /** One more cube of a nation. */
  cube(nation: number): number {
    return this.#ask(CUBE + nation, this.#experts.cube, nation);
  }

  /** One more step of influence with a nation. */
  influence(nation: number): number {
    return this.#ask(INFLUENCE + nation, this.#experts.influence, nation);
  }

  /** What a combat for a nation offers. */
  groups(nation: number): readonly Group[] {
    return (this.#groups[nation] ??= this.quietly(() => this.#experts.groups(this, nation)));
  }

  /** What buying a card would bring, now or as soon as it can be paid. */
  hope(card: number): number {
    const place = this.#cards.indexOf(card);
    if (place >= 0) return this.#hopes[place] as number;
    const hope = this.quietly(() => this.#experts.purchase(this, card));
    this.#cards.push(card);
    this.#hopes.push(hope);
    return hope;
  }

  /** What the story waits for. */
  get wishes(): readonly Wish[] {
    return (this.#wishes ??= this.quietly(() => this.#experts.wishes(this)));
  }

  /** A village action that can be repeated. */
  get ordinary(): number {
    return this.#ask(ORDINARY, this.#experts.ordinary, 0);
  }

  /** No reasons are recorded on the way to an answer: the caller records what the answer is for. */
  #ask(slot: number, expert: (situation: Situation, about: number) => number, about: number): number {
    const known = this.#answers[slot] as number;
    if (!Number.isNaN(known)) return known;
    this.#answers[slot] = this.weights.usually;
    const answer = this.quietly(() => expert(this, about));
    this.#answers[slot] = answer;
    return answer;
  }
}

/** The last buying of the game: doubloons left over afterwards are worth nothing. */
function isFinalPurchase(box: Box, state: State): boolean {
  return state.trigger >= 0 && state.round === box.tracks.setup.rounds;
}

function between(list: readonly number[], time: number): number {
  const whole = Math.min(Math.floor(time), list.length - 1);
  const low = list[whole] ?? 0;
  return low + ((list[whole + 1] ?? low) - low) * (time - whole);
}

/** A step on the doubloon track: what it pays at the ends of rounds, and the points printed there. */
function incomeWorth({ doubloon, income }: Weights, later: number): number {
  let worth = 0;
  for (let rounds = 1; rounds <= later; rounds++) worth += doubloon[rounds] ?? 0;
  return worth * income + TRACK_POINTS;
}

/** The track prints a point every three steps or so. */
const TRACK_POINTS = 0.34;
