/** A position between two turns in numbers. */
import type { Features, Options, Seat } from '@captains-table/kernel';
import { FeatureWriter, featureNames } from '@captains-table/kernel';
import { NONE } from '../box.ts';
import { ABILITY_COUNT } from '../cards/abilities.ts';
import { OBJECTIVE_COUNT } from '../careers/career.ts';
import { NATION_COUNT, influenceOf, rankAt } from '../influence/influence.ts';
import { at, bitsIn } from '../lists.ts';
import { multiplierOf } from '../scoring/multiplier.ts';
import { doubloonTrackPoints, prestigePoints } from '../scoring/prestige.ts';
import { AREA_COUNT } from '../ship/discs.ts';
import type { CardNumber, State } from '../state.ts';
import { expectedPoints } from './expected-points.ts';
import type { Knowledge } from './situation.ts';

const VERSION = 1;
/** Leads are counted in half points, what is left of a round in fortieths. */
const LEAD = 2;
const ROUND = 40;

const numbered = (name: string, count: number) => Array.from({ length: count }, (_, i) => `${name}-${i}`);

const OF_SEAT = [
  'score',
  'promise',
  'lead',
  'behind',
  'is-active',
  'turns-away',
  'doubloons',
  'combat-points',
  'spies',
  'spies-on-cards',
  'doubloon-income',
  'point-income',
  'track-points',
  ...numbered('influence', NATION_COUNT),
  ...numbered('rank', NATION_COUNT),
  'nation-points',
  ...numbered('discs', AREA_COUNT),
  'upgraded',
  'hand',
  'planned',
  'planned-points',
  'planned-abilities',
  'bought',
  'card-points',
  'card-abilities',
  'card-spies',
  'synergies',
  ...numbered('objective', OBJECTIVE_COUNT),
  'tokens',
  'quests',
  'explored',
  'sea',
  'has-ended-round',
  'prestige-points',
  'buildings',
  ...numbered('ability', ABILITY_COUNT),
];

const OF_TABLE = [
  'hand-points',
  'hand-abilities',
  'round',
  'is-round-1',
  'is-round-2',
  'is-round-3',
  'is-round-4',
  'round-left',
  'is-round-ending',
  ...numbered('multiplier', NATION_COUNT),
  'open-buildings',
];

export function featuresOf(knowledge: Knowledge): Features<State> {
  return {
    version: VERSION,
    family: ({ mode, armada }: Options, seats) =>
      mode === 'classic' && armada !== true ? `classic-${seats}` : undefined,
    names: (seats) => featureNames(seats, OF_SEAT, OF_TABLE),
    write: (state, viewer, out) => new Description(knowledge, state, viewer).write(new FeatureWriter(out)),
  };
}

class Description {
  readonly #knowledge: Knowledge;
  readonly #state: State;
  readonly #viewer: Seat;
  readonly #expected: readonly number[];
  readonly #multipliers: readonly number[];
  readonly #left: number;

  constructor(knowledge: Knowledge, state: State, viewer: Seat) {
    const { box } = knowledge.rules;
    this.#knowledge = knowledge;
    this.#state = state;
    this.#viewer = viewer;
    this.#left = knowledge.voyage.roundLeft(state);
    const time = box.tracks.setup.rounds - state.round + this.#left;
    this.#expected = state.score.map((_, seat) => expectedPoints(knowledge, state, seat, time));
    this.#multipliers = Array.from({ length: NATION_COUNT }, (_, nation) => multiplierOf(box, state, nation));
  }

  write(pen: FeatureWriter): void {
    const { players } = this.#state;
    for (let place = 0; place < players; place++) this.#writeSeat(pen, (this.#viewer + place) % players);
    this.#writeTable(pen);
  }

  #writeSeat(pen: FeatureWriter, seat: Seat): void {
    const state = this.#state;
    pen.put(at(state.score, seat));
    pen.put(at(this.#expected, seat));
    pen.putLead(LEAD * this.#leadOf(seat));
    pen.putFlag(state.active === seat);
    pen.put((seat - state.active + state.players) % state.players);
    pen.put(at(state.doubloons, seat));
    pen.put(at(state.combatPoints, seat));
    pen.put(at(state.spies, seat));
    pen.put(at(state.spiesOnCards, seat));
    pen.put(at(state.doubloonIncome, seat));
    pen.put(at(state.pointIncome, seat));
    pen.put(doubloonTrackPoints(this.#knowledge.rules, state, seat));
    this.#writeNations(pen, seat);
    this.#writeShip(pen, seat);
    this.#writeCards(pen, seat);
    this.#writeDeeds(pen, seat);
    for (let i = 0; i < ABILITY_COUNT; i++) pen.put(at(state.abilities, seat * ABILITY_COUNT + i));
  }

  #leadOf(seat: Seat): number {
    const strength = (other: Seat) => at(this.#state.score, other) + at(this.#expected, other);
    let most = -Infinity;
    for (let other = 0; other < this.#state.players; other++) {
      if (other !== seat) most = Math.max(most, strength(other));
    }
    return strength(seat) - most;
  }

  #writeNations(pen: FeatureWriter, seat: Seat): void {
    const { box } = this.#knowledge.rules;
    let points = 0;
    for (let nation = 0; nation < NATION_COUNT; nation++) pen.put(influenceOf(this.#state, seat, nation));
    for (let nation = 0; nation < NATION_COUNT; nation++) {
      const rank = rankAt(box, influenceOf(this.#state, seat, nation));
      points += rank * at(this.#multipliers, nation);
      pen.put(rank);
    }
    pen.put(points);
  }

  #writeShip(pen: FeatureWriter, seat: Seat): void {
    const { upgrades } = this.#knowledge.rules.box;
    let removed = 0;
    for (let area = 0; area < AREA_COUNT; area++) {
      const discs = at(this.#state.discs, seat * AREA_COUNT + area);
      removed += at(upgrades, area).discs - discs;
      pen.put(discs);
    }
    pen.put(removed);
  }

  #writeCards(pen: FeatureWriter, seat: Seat): void {
    const state = this.#state;
    const { cards } = this.#knowledge.rules.box;
    // Others plan their first card in secret.
    const isOpen = seat === this.#viewer || state.stack.every(({ kind }) => kind !== 'opening');
    const planned = isOpen ? at(state.planned, seat) : [];
    const bought = at(state.bought, seat);
    pen.put(at(state.hands, seat).length);
    pen.put(planned.length);
    this.#writeWorth(pen, planned);
    pen.put(bought.length);
    this.#writeWorth(pen, bought);
    pen.put(bought.filter((card) => at(cards, card).spyTo !== NONE).length);
    pen.put(bitsIn(at(state.synergies, seat)));
  }

  /** Printed points, and twice what lasting abilities are worth over a whole game. */
  #writeWorth(pen: FeatureWriter, list: readonly CardNumber[]): void {
    const { rules, table } = this.#knowledge;
    let points = 0;
    let abilities = 0;
    for (const card of list) {
      points += at(rules.box.cards, card).points;
      abilities += at(table, card).ability;
    }
    pen.put(points);
    pen.put(2 * abilities);
  }

  #writeDeeds(pen: FeatureWriter, seat: Seat): void {
    const state = this.#state;
    const { rules, voyage } = this.#knowledge;
    const { spaces } = rules.box.explorer;
    for (let i = 0; i < OBJECTIVE_COUNT; i++) pen.put(at(state.objectives, seat * OBJECTIVE_COUNT + i));
    pen.put(at(state.tokensWon, seat).length);
    pen.put(at(state.questTiles, seat).length);
    pen.put(at(spaces, 0).toEnd - at(spaces, at(state.explorers, seat)).toEnd);
    pen.put(state.trigger < 0 ? voyage.distance(state, at(state.ships, seat)) : 0);
    pen.putFlag(state.trigger === seat);
    let points = 0;
    let buildings = 0;
    for (let slot = 0; slot < state.prestigeOpen; slot++) {
      if ((at(state.investors, slot) & (1 << seat)) === 0) continue;
      buildings++;
      points += prestigePoints(rules, state, seat, at(rules.box.prestige, at(state.prestige, slot)));
    }
    pen.put(points);
    pen.put(buildings);
  }

  #writeTable(pen: FeatureWriter): void {
    const state = this.#state;
    this.#writeWorth(pen, at(state.hands, this.#viewer));
    pen.put(state.round);
    for (let round = 1; round <= 4; round++) pen.putFlag(state.round === round);
    pen.put(ROUND * this.#left);
    pen.putFlag(state.trigger >= 0);
    for (const multiplier of this.#multipliers) pen.put(multiplier);
    pen.put(state.prestigeOpen);
  }
}

/** A turn is about to begin. */
export function isQuiet({ stack, moved }: State): boolean {
  const frame = stack.at(-1);
  return frame?.kind === 'leg' && frame.phase === 'sail' && moved === 0;
}
