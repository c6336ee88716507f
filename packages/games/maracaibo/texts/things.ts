/** Pieces that moves and events name by id, as clauses of a language. */
import type { Program } from '@captains-table/kernel';
import { NATIONS } from '../src/names.ts';
import { inSequence } from '../src/effects/program.ts';
import type { Effect } from '../src/effects/effect.ts';
import type { Decision } from '../src/moves.ts';
import type { Words } from '../src/state.ts';
import { cardEffects } from './describe.ts';
import type { Facts } from './facts.ts';
import { storyTileNumber } from './story-names.ts';
import type { Speech } from './speech.ts';
import { titleIn } from './speech.ts';

/** What is known of a space of the explorer track. */
interface ExplorerSpaceFacts {
  readonly reward: Effect | undefined;
  readonly quest: boolean;
  readonly end: boolean;
}

interface GoalMove {
  readonly career: string;
  readonly objective: number;
  readonly level: 'low' | 'high';
}

/** Cards as clauses. */
interface CardWords {
  /** "Harbour (12 doubloons, 2 VP, sugar, map)" */
  readonly card: (id: string) => string;
  /** What buying a card costs besides doubloons, and all it does, in sentences. */
  readonly effects: (id: string) => string;
  readonly title: (id: string) => string;
  /** "Harbour (sugar, map)" */
  readonly handCard: (id: string) => string;
  /** What the village action of a ship area or card does. */
  readonly villageEffect: (of: string) => string;
  /** A last village action forfeits those still to come (rule MA-9.7). */
  readonly isLastVillageAction: (of: string) => boolean;
  readonly spyEffect: (card: string) => string;
  /** What the combat action of a card does, and for how much of the combat value. */
  readonly combatEffect: (card: string) => { readonly value: number; readonly does: string };
}

/** What lies on the board, and beside it. */
interface PieceWords {
  /** "Martinique (8)" */
  readonly place: (id: string) => string;
  /** What the action of a city does that has no tile; undefined where one lies. */
  readonly cityEffect: (pending: Decision | undefined) => string | undefined;
  /** What the flag of a place brings. */
  readonly flagBonus: (place: string) => string | undefined;
  /** What fighting for a nation means with this token; undefined without a token. */
  readonly tokenTerms: (pending: Decision | undefined, nation: string) => string | undefined;
  readonly tokenModifier: (token: string) => string | undefined;
  readonly career: (id: string) => string;
  /** The objectives of a career. */
  readonly objectives: (career: string) => string;
  readonly buildingPrice: (building: string) => number;
  /** What a watchful spy brings. */
  readonly tip: { readonly tipPoints: number; readonly tipDoubloons: number };
  /** What the village actions of each ship do. */
  readonly everyShip: { readonly discardHand: string; readonly gainDoubloon: string };
  /** Where a discarded hand brings doubloons and nothing else. */
  readonly doubloonsForHand: number | undefined;
  readonly pointsInsteadOfBuying: number;
  /** What a returned spy brings to a player with the best card for it. */
  readonly combatPointsPerSpy: number;
  /** All of a quest: cost and reward. */
  readonly quest: (id: string) => string;
  /** Its number and its cost. */
  readonly questName: (id: string) => string;
  readonly goal: (move: GoalMove) => string;
  readonly space: (id: string) => ExplorerSpaceFacts;
  /** What so much influence takes from the combat value. */
  readonly influenceValue: (n: number) => number;
}

export type ThingWords = CardWords & PieceWords;

interface CargoWords {
  readonly good: (which: number) => string;
  readonly item: (which: number) => string;
}

export function thingWords(facts: Facts, speech: Speech, cargo: CargoWords): ThingWords {
  return { ...cardWords(facts, speech, cargo), ...pieceWords(facts, speech) };
}

function cardWords(facts: Facts, speech: Speech, cargo: CargoWords): CardWords {
  const { effect } = speech.clauses;
  const title = (id: string) => titleIn(speech.titles, facts.card(id)?.title ?? id);
  const villageActions = (of: string) => {
    const upgrade = facts.upgrades.find(({ id }) => id === of)?.villageAction;
    return upgrade === undefined ? (facts.card(of)?.villageActions ?? []) : [upgrade];
  };
  return {
    title,
    card(id) {
      const card = facts.card(id);
      return card === undefined
        ? id
        : speech.cardLine(title(id), card.price, card.points, card.good, card.item);
    },
    effects(id) {
      const card = facts.card(id);
      return card === undefined ? '' : cardEffects(card, facts, speech);
    },
    handCard(id) {
      const card = facts.card(id);
      return card === undefined ? id : `${title(id)} (${cargo.good(card.good)}, ${cargo.item(card.item)})`;
    },
    villageEffect(of) {
      const whole = inSequence(villageActions(of).map((action) => action.do));
      return whole === undefined ? of : effect(whole);
    },
    isLastVillageAction: (of) => villageActions(of).some(({ last }) => last),
    spyEffect(id) {
      const action = facts.card(id)?.spyAction;
      return action === undefined ? id : effect(action);
    },
    combatEffect(id) {
      const option = facts.card(id)?.combatActions[0];
      const whole = inSequence(option?.do ?? []);
      return { value: option?.value ?? 0, does: whole === undefined ? id : effect(whole) };
    },
  };
}

function pieceWords(facts: Facts, speech: Speech): PieceWords {
  const { effect } = speech.clauses;
  const storyTile = (id: string) => {
    const number = storyTileNumber(facts, id);
    return number === 0 ? id : speech.piece.storyTileName(number);
  };
  return {
    place: (id) => speech.place(id, facts.placeName(id)),
    cityEffect(pending) {
      const at = pending?.kind === 'main' ? pending.at : undefined;
      const action = facts.box.locations.find(({ id }) => id === at)?.city?.action;
      return action === undefined ? undefined : effect(action);
    },
    flagBonus(at) {
      const flag = facts.box.locations.find(({ id }) => id === at)?.flag;
      return flag === undefined ? undefined : effect(flag);
    },
    tokenTerms(pending, name) {
      const which = NATIONS.findIndex((nation) => nation === name);
      const token = pending?.kind === 'fight-for' ? facts.token(pending.token) : undefined;
      const value = token?.value[which];
      if (token === undefined || value === undefined) return undefined;
      return speech.piece.tokenTerms(which, value, token.pay[which] ?? 0, token.bonus[which]);
    },
    tokenModifier(id) {
      const modifier = facts.token(id)?.modifier ?? '';
      return modifier === '' ? undefined : speech.piece.modifier(modifier, facts.box.figures[modifier]);
    },
    career: (id) => titleIn(speech.careers, facts.career(id)?.title ?? id),
    objectives: (id) =>
      (facts.career(id)?.objectives ?? []).map((objective) => speech.piece.objective(objective)).join(' '),
    tip: facts.box.figures,
    everyShip: {
      discardHand: effect(facts.box.discardHand.do),
      gainDoubloon: effect(facts.box.gainDoubloon.do),
    },
    doubloonsForHand: doubloonsForHand(facts.box.discardHand.do),
    pointsInsteadOfBuying: facts.box.tracks.setup.pointsInsteadOfBuying,
    combatPointsPerSpy: Math.max(0, ...facts.box.cards.map(({ abilities }) => abilities.combatPointsPerSpy)),
    buildingPrice: (id) => facts.prestige.find((building) => building.id === id)?.price ?? 0,
    quest(id) {
      const quest = facts.quests.find((tile) => tile.id === id);
      if (quest === undefined) return storyTile(id);
      const { pay, program } = quest;
      const gains = program.op === 'seq' && pay.length > 0 ? inSequence(program.of.slice(1)) : program;
      return speech.piece.quest(pay, gains ?? program);
    },
    questName(id) {
      const quest = facts.quests.find((tile) => tile.id === id);
      return quest === undefined ? storyTile(id) : speech.piece.questName(id, quest.pay);
    },
    goal({ career, objective, level }) {
      const found = facts.career(career)?.objectives[objective];
      return found === undefined ? `${objective + 1}` : speech.piece.goal(found, found[level]);
    },
    space(id) {
      const { spaces, end } = facts.box.explorer;
      const at = spaces.findIndex((space) => space.id === id);
      return { reward: spaces[at]?.reward, quest: (spaces[at]?.questSlot ?? -1) >= 0, end: at === end };
    },
    influenceValue(n) {
      const options = facts.box.combatActions[0]?.options ?? [];
      const option = options.find(({ do: [first] }) => first?.op === 'fightingInfluence' && first.n === n);
      return option?.value ?? 0;
    },
  };
}

/** The alternative or step that an answer picks. */
export function picked(pending: Decision | undefined, at: number): Program<Words> | undefined {
  return pending?.kind === 'choose' || pending?.kind === 'next' ? pending.of[at] : undefined;
}

/** The offer behind a yes or no. */
export function offered(pending: Decision | undefined): Program<Words> | undefined {
  if (pending?.kind !== 'may') return undefined;
  return pending.what.op === 'may' ? pending.what.do : pending.what;
}

/** Beside other actions, planning is named without what the cards do. */
export function isAboutPlanning(pending: Decision | undefined): boolean {
  return pending?.kind === 'opening-plan' || pending?.kind === 'after';
}

function doubloonsForHand(effect: Effect): number | undefined {
  if (effect.op !== 'seq') return undefined;
  const [first, second, ...more] = effect.of;
  if (first?.op !== 'discardHand' || second?.op !== 'doubloons' || more.length > 0) return undefined;
  return second.n;
}
