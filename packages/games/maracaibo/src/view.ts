/** What a player sees. Rules MA-1.19, MA-3.6, MA-27.1, MA-28.21. */
import type { Seat, Viewer } from '@captains-table/kernel';
import { openPage, openVote, votesSeenBy } from '@captains-table/kernel';
import type { Box } from './box.ts';
import { NONE } from './box.ts';
import { compassesOf } from './cards/abilities.ts';
import { currentCombat } from './combat/combat.ts';
import { NATIONS, SYNERGIES } from './names.ts';
import { emptySlots } from './influence/cubes.ts';
import { influenceOf, rankAt } from './influence/influence.ts';
import { at } from './lists.ts';
import { nameOf } from './move-lists.ts';
import { cityAt, spiesAt, tileInPlay } from './places.ts';
import { placeOf, questId, questOf, questOnCard } from './quests/quest.ts';
import { openingOf } from './redeal.ts';
import { breakdownOf } from './result.ts';
import { multiplierOf } from './scoring/multiplier.ts';
import { jeanneScore } from './scoring/points.ts';
import { AREA_COUNT } from './ship/discs.ts';
import type { CardNumber, State, Storyline } from './state.ts';
import { isFulfilled, storyCard, tileOfCard } from './story/storyline.ts';

export interface PlayerView {
  readonly score: number;
  readonly points: Readonly<Record<string, number>>;
  readonly doubloons: number;
  readonly combatPoints: number;
  readonly spies: number;
  readonly spySupply: number;
  readonly doubloonIncome: number;
  readonly pointIncome: number;
  readonly compasses: number;
  readonly synergies: readonly string[];
  readonly influence: readonly number[];
  readonly ranks: readonly number[];
  /** Discs on each area. */
  readonly discs: readonly number[];
  readonly ship: string;
  readonly explorer: string;
  /** Turned face down after a combat, but everyone has seen them. */
  readonly combatTokens: readonly string[];
  readonly quests: readonly string[];
  readonly handSize: number;
  /** The viewer's whole hand; for other players, the cards they were seen to take. */
  readonly hand: readonly string[];
  /** Empty for others in the opening. */
  readonly planned: readonly string[];
  readonly bought: readonly string[];
  /** Quests on the player's cards. */
  readonly cardQuests: readonly { readonly card: string; readonly quest: string }[];
  /** Locations of the player's spies. */
  readonly spiesAt: readonly string[];
  /** '' until the viewer may see it. */
  readonly career: string;
  readonly objectives: readonly number[];
  /** In the opening, for the player alone. */
  readonly careerOffer: readonly string[];
  readonly setAside: readonly string[];
}

export interface PlaceView {
  readonly id: string;
  /** The city tile that lies here, or ''. */
  readonly cityTile: string;
  /** The code of the city action, or ''. */
  readonly action: string;
  readonly cube: string;
  readonly discs: number;
  readonly quests: readonly string[];
}

export interface JeanneView {
  readonly score: number;
  readonly deck: number;
  readonly discard: readonly string[];
  readonly seen: readonly string[];
  readonly card: string;
  readonly ship: string;
  readonly explorer: string;
  readonly discs: number;
  readonly cards: readonly string[];
  readonly quests: readonly string[];
  readonly combatTokens: readonly string[];
  readonly influence: readonly number[];
  readonly ranks: readonly number[];
}

export interface View {
  readonly round: number;
  readonly active: Seat;
  readonly over: boolean;
  readonly story: number;
  readonly players: readonly PlayerView[];
  readonly jeanne?: JeanneView;
  readonly places: readonly PlaceView[];
  readonly row: readonly string[];
  readonly deck: number;
  readonly discard: readonly string[];
  readonly tokens: number;
  /** The token of the combat under way, or ''. */
  readonly combatToken: string;
  readonly prestige: readonly { readonly id: string; readonly investors: readonly Seat[] }[];
  readonly nations: readonly {
    readonly reserve: number;
    readonly emptySlots: number;
    readonly multiplier: number;
  }[];
  readonly nextQuest: string;
  readonly questPile: number;
  readonly explorerQuests: readonly string[];
  readonly cityQuest: string;
  readonly linesPassed: readonly number[];
  readonly explorersHome: number;
  readonly legacy: readonly { readonly id: string; readonly discs: number }[];
  /** Nations on the spaces of the treasure fleet; '' for a free one. */
  readonly fleet: readonly string[];
  readonly mine: string;
  /** Story tiles not laid yet, the next one first, and legacy tiles kept for the next game of a campaign. */
  readonly storyTiles: readonly string[];
  readonly archive: readonly string[];
  /** Only in a game with a story. */
  readonly storyline?: StorylineView;
}

interface StorylineView {
  readonly chapter: number;
  /** Story cards in play in ascending order. */
  readonly cards: readonly StoryCardView[];
  /** Pages read in this game, in their order; the one that is open, or ''. */
  readonly pages: readonly string[];
  readonly page: string;
  /** Choices that won a vote so far, and what each seat voted last, as far as the viewer may know. */
  readonly choices: readonly string[];
  readonly votes: readonly string[];
  /** '' until the story is over. */
  readonly ending: string;
}

interface StoryCardView {
  readonly id: string;
  /** Its story tile, '' for none, and where it lies, '' when it was taken. */
  readonly tile: string;
  readonly at: string;
  /** Whether its back is read at the next scoring, as things are. */
  readonly fulfilled: boolean;
}

export function viewOf(box: Box, state: State, viewer: Viewer): View {
  const quest = (number = NONE) => (number === NONE ? '' : questId(box, number));
  const view: View = {
    round: state.round,
    active: state.active,
    over: state.over,
    story: state.story,
    players: state.score.map((_, seat) => playerView(box, state, seat, viewer)),
    places: box.locations.map((_, place) => placeView(box, state, place)),
    row: cardIds(box, state.row),
    deck: state.deck.length,
    discard: cardIds(box, state.discard),
    tokens: state.tokens.length,
    combatToken: box.tokens[currentCombat(state)?.token ?? NONE]?.id ?? '',
    prestige: state.prestige.slice(0, state.prestigeOpen).map((building, slot) => ({
      id: at(box.prestige, building).id,
      investors: state.score.flatMap((_, seat) => ((at(state.investors, slot) >> seat) & 1 ? [seat] : [])),
    })),
    nations: NATIONS.map((_, nation) => ({
      reserve: at(state.reserve, nation),
      emptySlots: emptySlots(box, state, nation),
      multiplier: multiplierOf(box, state, nation),
    })),
    nextQuest: quest(state.questPile.at(-1)),
    questPile: state.questPile.length,
    explorerQuests: state.explorerQuests.map(quest),
    cityQuest: quest(state.cityQuest),
    linesPassed: [0, 1, 2].filter((line) => (state.linesPassed & (1 << line)) !== 0),
    explorersHome: state.explorersHome,
    legacy: box.legacy.flatMap(({ id }, tile) =>
      tileInPlay(state, tile) ? [{ id, discs: at(state.tileDiscs, tile) }] : [],
    ),
    fleet: state.fleet.map((nation) => nameOf('nation', nation)),
    mine: nameOf('nation', state.mine),
    storyTiles: state.storyTiles.map((tile) => questId(box, tile)).toReversed(),
    archive: state.archive.map((tile) => at(box.legacy, tile).id),
  };
  return {
    ...view,
    ...(state.jeanne.plays ? { jeanne: jeanneView(box, state) } : {}),
    ...(state.storyline === null ? {} : { storyline: storylineView(box, state, state.storyline, viewer) }),
  };
}

function cardIds(box: Box, cards: readonly CardNumber[]): string[] {
  return cards.map((card) => at(box.cards, card).id);
}

function tokenIds(box: Box, tokens: readonly number[]): string[] {
  return tokens.map((token) => at(box.tokens, token).id);
}

function playerView(box: Box, state: State, seat: Seat, viewer: Viewer): PlayerView {
  const own = seat === viewer;
  const opening = openingOf(state) !== undefined;
  const ids = (lists: readonly (readonly number[])[]) => cardIds(box, at(lists, seat));
  return {
    score: at(state.score, seat),
    points: breakdownOf(state, seat),
    doubloons: at(state.doubloons, seat),
    combatPoints: at(state.combatPoints, seat),
    spies: at(state.spies, seat),
    spySupply: at(state.spySupply, seat),
    doubloonIncome: at(state.doubloonIncome, seat),
    pointIncome: at(state.pointIncome, seat),
    compasses: compassesOf(state, seat),
    synergies: SYNERGIES.filter((_, symbol) => (at(state.synergies, seat) & (1 << symbol)) !== 0),
    influence: NATIONS.map((_, nation) => influenceOf(state, seat, nation)),
    ranks: NATIONS.map((_, nation) => rankAt(box, influenceOf(state, seat, nation))),
    discs: state.discs.slice(seat * AREA_COUNT, (seat + 1) * AREA_COUNT),
    ship: at(box.locations, at(state.ships, seat)).id,
    explorer: at(box.explorer.spaces, at(state.explorers, seat)).id,
    combatTokens: tokenIds(box, at(state.tokensWon, seat)),
    quests: at(state.questTiles, seat).map((quest) => questId(box, quest)),
    handSize: at(state.hands, seat).length,
    hand: ids(own ? state.hands : state.shown),
    planned: own || !opening ? ids(state.planned) : [],
    bought: ids(state.bought),
    cardQuests: at(state.bought, seat).flatMap((card) => {
      const quest = questOnCard(state, card);
      return quest === NONE ? [] : [{ card: at(box.cards, card).id, quest: questId(box, quest) }];
    }),
    spiesAt: box.locations.flatMap(({ id }, place) =>
      Array.from({ length: spiesAt(box, state, seat, place) }, () => id),
    ),
    career: own || !opening ? (box.careers[at(state.career, seat)]?.id ?? '') : '',
    objectives: state.objectives.slice(seat * 3, seat * 3 + 3),
    careerOffer: own ? at(state.careerOffer, seat).map((career) => at(box.careers, career).id) : [],
    setAside: own ? ids(state.setAside) : [],
  };
}

function placeView(box: Box, state: State, place: number): PlaceView {
  return {
    id: at(box.locations, place).id,
    cityTile: box.cityTiles[at(state.cityTiles, place)]?.id ?? '',
    action: cityAt(box, state, place)?.actionId ?? '',
    cube: nameOf('nation', at(state.cubes, place)),
    discs: at(state.markets, place),
    quests: state.questSpots
      .filter((spot) => placeOf(spot) === place)
      .map((spot) => questId(box, questOf(spot))),
  };
}

function storylineView(box: Box, state: State, storyline: Storyline, viewer: Viewer): StorylineView {
  const { cards, pages, choices, ending } = storyline;
  const vote = openVote(state.stack);
  const main = cards.findLast((card) => !storyCard(box, card).side);
  return {
    chapter: main === undefined ? box.story.chapters.length : storyCard(box, main).chapter,
    cards: cards.map((card) => storyCardView(box, state, storyline, card)),
    pages: [...pages],
    page: openPage(state.stack),
    choices: [...choices],
    votes: vote === undefined ? [...storyline.votes] : votesSeenBy(vote, viewer),
    ending,
  };
}

function storyCardView(box: Box, state: State, storyline: Storyline, card: number): StoryCardView {
  const tile = tileOfCard(storyline, card);
  const spot = state.questSpots.find((candidate) => questOf(candidate) === tile);
  return {
    id: storyCard(box, card).id,
    tile: tile === NONE ? '' : questId(box, tile),
    at: spot === undefined ? '' : at(box.locations, placeOf(spot)).id,
    fulfilled: isFulfilled(box, state, card),
  };
}

function jeanneView(box: Box, state: State): JeanneView {
  const { jeanne } = state;
  const ids = (cards: readonly number[]) => cards.map((card) => at(box.jeanne.cards, card).id);
  return {
    score: jeanneScore(state),
    deck: jeanne.deck.length,
    discard: ids(jeanne.discard),
    seen: box.jeanne.cards.flatMap(({ id }, card) => ((jeanne.seen >> card) & 1 ? [id] : [])),
    card: box.jeanne.cards[jeanne.card]?.id ?? '',
    ship: at(box.locations, jeanne.ship).id,
    explorer: at(box.explorer.spaces, jeanne.explorer).id,
    discs: jeanne.discs,
    cards: cardIds(box, jeanne.cards),
    quests: jeanne.quests.map((quest) => questId(box, quest)),
    combatTokens: tokenIds(box, jeanne.tokens),
    influence: jeanne.influence.slice(),
    ranks: jeanne.influence.map((space) => rankAt(box, space)),
  };
}
