/** What a player has, one row for each thing that can be compared. */
import type { JeanneView, PlayerView } from '../src/view.ts';
import type { TableWords } from './table-words.ts';

/** At the start. */
const DISCS_AN_AREA = 2;

/** What is absent or empty is not told. */
export interface PlayerColumn {
  /** For whoever holds no seat. */
  readonly name?: string;
  readonly score: number;
  readonly ship: string;
  readonly doubloons?: number;
  readonly combatPoints?: number;
  readonly spiesOnShip?: number;
  readonly spySupply?: number;
  readonly spiesAt?: readonly string[];
  readonly doubloonIncome?: number;
  readonly pointIncome?: number;
  readonly compasses?: number;
  readonly handSize?: number;
  /** Cards in the hand of another that everybody saw being taken. */
  readonly knownHand?: readonly string[];
  readonly planned?: readonly string[];
  readonly bought: readonly string[];
  readonly cardQuests?: readonly string[];
  readonly synergies?: readonly string[];
  readonly france: number | string;
  readonly spain: number | string;
  readonly england: number | string;
  readonly explorer: string;
  readonly upgrades?: readonly string[];
  /** Areas with one disc left. */
  readonly halfOpen?: readonly string[];
  readonly discsRemoved: number;
  readonly career?: string;
  readonly objectivesDone?: number;
  readonly questsDone: readonly string[];
  readonly combatTokens: readonly string[];
  readonly points?: Readonly<Record<string, number>>;
}

export function playerColumn(player: PlayerView, own: boolean, words: TableWords): PlayerColumn {
  const { score, ship, doubloons, combatPoints, spySupply, spiesAt, doubloonIncome } = player;
  const { pointIncome, compasses, handSize, planned, bought, synergies, explorer, combatTokens } = player;
  return {
    score,
    ship,
    doubloons,
    combatPoints,
    spiesOnShip: player.spies,
    spySupply,
    spiesAt,
    doubloonIncome,
    pointIncome,
    compasses,
    handSize,
    knownHand: own ? [] : player.hand,
    planned,
    bought,
    cardQuests: player.cardQuests.map(({ quest }) => quest),
    synergies,
    ...influence(player, words),
    explorer,
    upgrades: areasWith(player.discs, 0),
    halfOpen: areasWith(player.discs, 1),
    discsRemoved: player.discs.reduce((removed, left) => removed + DISCS_AN_AREA - left, 0),
    career: player.career,
    objectivesDone: player.objectives.filter((level) => level > 0).length,
    questsDone: player.quests,
    combatTokens,
    points: Object.fromEntries(Object.entries(player.points).filter(([, n]) => n !== 0)),
  };
}

export function jeanneColumn(name: string, jeanne: JeanneView, words: TableWords): PlayerColumn {
  return {
    name,
    score: jeanne.score,
    ship: jeanne.ship,
    bought: jeanne.cards,
    ...influence(jeanne, words),
    explorer: jeanne.explorer,
    discsRemoved: jeanne.discs,
    questsDone: jeanne.quests,
    combatTokens: jeanne.combatTokens,
  };
}

function influence(
  { influence: spaces, ranks }: Pick<PlayerView, 'influence' | 'ranks'>,
  words: TableWords,
): Pick<PlayerColumn, 'france' | 'spain' | 'england'> {
  const of = (nation: number) => {
    const n = spaces[nation] ?? 0;
    const rank = ranks[nation] ?? 0;
    return rank === 0 ? n : words.influence(n, rank);
  };
  return { france: of(0), spain: of(1), england: of(2) };
}

/** The ship's areas are numbered from 1. */
const areasWith = (discs: readonly number[], left: number) =>
  discs.flatMap((n, area) => (n === left ? [`U${area + 1}`] : []));
