/** The view as a player reads it at a table without pictures: in that order, and nothing that says nothing. */
import type { Seat } from '@captains-table/kernel';
import { LINES, NATIONS } from '../src/names.ts';
import type { NationName } from '../src/names.ts';
import type { Decision } from '../src/moves.ts';
import type { PlayerView, View } from '../src/view.ts';
import { inSequence } from '../src/effects/program.ts';
import type { Facts } from './facts.ts';
import type { Names } from './maracaibo-texts.ts';
import type { Speech } from './speech.ts';
import { playerColumn, jeanneColumn } from './table-players.ts';
import type { PlaceRow, QuestRow } from './table-places.ts';
import { JEANNE, hereFor, placesAhead, placesOf, questsOf } from './table-places.ts';
import type { PlayerColumn } from './table-players.ts';
import type { Phase, TableWords } from './table-words.ts';

interface PrestigeRow {
  readonly building: string;
  readonly price: number;
  readonly investors: readonly Seat[];
}

interface NationRow {
  readonly nation: NationName;
  readonly reserve: number;
  readonly emptySlots: number;
  readonly multiplier: number;
}

/** What is absent or empty is not told. */
export interface TableView {
  readonly outcome: string | undefined;
  readonly round: string;
  readonly phase: string | undefined;
  readonly active: Seat | string | undefined;
  readonly story: string | undefined;
  /** Of a story: each card in play, with what it asks and where. */
  readonly storyCards: readonly string[];
  readonly ownShip: string | undefined;
  readonly ownDoubloons: number | undefined;
  readonly here: readonly string[];
  /** Where the ship can go from here, and a little further. */
  readonly ahead: readonly PlaceRow[];
  readonly combatToken: string;
  readonly automaCard: string | undefined;
  readonly hand: readonly string[];
  readonly setAside: readonly string[];
  readonly planned: readonly string[];
  readonly careerOffer: readonly string[];
  readonly objectives: readonly string[];
  readonly row: readonly string[];
  readonly players: readonly PlayerColumn[];
  readonly quests: readonly QuestRow[];
  readonly prestige: readonly PrestigeRow[];
  readonly nations: readonly NationRow[];
  readonly places: readonly PlaceRow[];
  readonly legacy: readonly string[];
  readonly fleet: readonly string[];
  readonly mine: string;
  readonly linesPassed: readonly string[];
  readonly explorersHome: number | undefined;
  readonly deck: number;
  readonly tokens: number;
  readonly questPile: number;
  readonly discard: readonly string[];
  readonly automaSeen: readonly string[] | undefined;
}

/** Everything that the table in words calls by a name of its own. */
export type TableField =
  | keyof TableView
  | keyof PlayerColumn
  | keyof QuestRow
  | keyof PrestigeRow
  | keyof NationRow
  | keyof PlaceRow;

/** Fields whose numbers are seats. */
export const SEAT_FIELDS: readonly TableField[] = ['active', 'investors', 'shipsHere', 'spiesHere'];

/** City tiles are called by what they do. */
export const tileNames = (facts: Facts, actions: Names): Names =>
  Object.fromEntries(facts.cityTiles.map(({ id, actionId }) => [id, actions[actionId] ?? id]));

/** Nobody's turn: all choose, at once or one after the other. */
const TOGETHER: ReadonlySet<Phase> = new Set(['opening', 'scoring']);

export function tableView(
  facts: Facts,
  speech: Speech,
  words: TableWords,
): (view: View, viewer: Seat | undefined, pending: readonly Decision[]) => TableView {
  return (view, viewer, pending) => {
    const own = viewer === undefined ? undefined : view.players[viewer];
    const { jeanne } = view;
    const [owed] = pending;
    const phase = owed === undefined ? undefined : phaseOf(owed);
    const places = placesOf(view, facts, words);
    return {
      outcome:
        jeanne !== undefined && view.over
          ? words.outcome(view.players[0]?.score ?? 0, jeanne.score)
          : undefined,
      round: words.round(view.round),
      phase: phase === undefined ? undefined : words.phases[phase],
      active: phase === undefined || TOGETHER.has(phase) ? undefined : activeOf(view),
      story: view.storyline === undefined ? `${view.story}` : undefined,
      storyCards: storyCardsOf(view, facts, speech, words),
      ownShip: own?.ship,
      ownDoubloons: own?.doubloons,
      here: own === undefined ? [] : hereFor(view, own.ship),
      ahead: owed?.kind === 'sail' && owed.seat === viewer ? placesAhead(places, own?.ship) : [],
      combatToken: view.combatToken,
      automaCard: jeanne?.card,
      hand: own?.hand ?? [],
      setAside: own?.setAside ?? [],
      planned: own?.planned ?? [],
      careerOffer: own?.careerOffer ?? [],
      objectives: own === undefined ? [] : objectivesOf(own, facts, speech, words),
      row: view.row,
      players: [
        ...view.players.map((player, seat) => playerColumn(player, seat === viewer, words)),
        ...(jeanne === undefined ? [] : [jeanneColumn(JEANNE, jeanne, words)]),
      ],
      quests: questsOf(view, facts, words),
      prestige: view.prestige.map(({ id, investors }) => ({
        building: id,
        price: facts.prestige.find((building) => building.id === id)?.price ?? 0,
        investors,
      })),
      nations: view.nations.flatMap(({ reserve, emptySlots, multiplier }, which) => {
        const nation = NATIONS[which];
        return nation === undefined ? [] : [{ nation, reserve, emptySlots, multiplier }];
      }),
      places,
      legacy: view.legacy.map(({ id }) => id),
      fleet: view.fleet.filter((nation) => nation !== ''),
      mine: view.mine,
      linesPassed: view.linesPassed.flatMap((line) => LINES[line] ?? []),
      explorersHome: view.explorersHome === 0 ? undefined : view.explorersHome,
      deck: view.deck,
      tokens: view.tokens,
      questPile: view.questPile,
      discard: view.discard,
      automaSeen: jeanne?.seen,
    };
  };
}

const activeOf = ({ active, players }: View) => (active < players.length ? active : JEANNE);

function phaseOf({ kind, ...owed }: Decision): Phase {
  switch (kind) {
    case 'opening-plan':
    case 'opening-discard':
    case 'opening-career':
      return 'opening';
    case 'sail':
    case 'tip':
      return 'sailing';
    case 'draw':
      return 'drawing';
    case 'buying':
      return 'scoring';
    case 'after':
      return 'scoring' in owed && owed.scoring ? 'scoring' : 'acting';
    default:
      return 'acting';
  }
}

function storyCardsOf(view: View, facts: Facts, speech: Speech, words: TableWords): readonly string[] {
  return (view.storyline?.cards ?? []).map(({ id, at, fulfilled }) => {
    if (fulfilled) return words.storyCardDone(id);
    const card = facts.box.story.cards.find((one) => one.id === id);
    const { pay = [], program } = card?.quest ?? {};
    const gains = program?.op === 'seq' && pay.length > 0 ? inSequence(program.of.slice(1)) : program;
    if (at !== '' && gains !== undefined) {
      return words.storyQuest(id, speech.place(at, facts.placeName(at)), speech.piece.quest(pay, gains));
    }
    return words.storyWorks(id, facts.legacy[card?.waitsFor ?? -1]?.id ?? '');
  });
}

function objectivesOf(
  { career, objectives }: PlayerView,
  facts: Facts,
  { piece }: Speech,
  words: TableWords,
): readonly string[] {
  return (facts.career(career)?.objectives ?? []).map((objective, which) => {
    const said = piece.objective(objective);
    return objectives[which] === 0 ? said : words.completed(said);
  });
}
