import type { GameTexts, Seat, ViewTexts } from '@captains-table/kernel';
import type { GoodName, ItemName, LineName, NationName, SynergyName } from '../src/names.ts';
import type { Credit } from '../src/names.ts';
import type { Code, Decision, Move } from '../src/moves.ts';
import type { Event } from '../src/events.ts';
import type { View } from '../src/view.ts';
import type { TableField, TableView } from './table-view.ts';

/** A name and one paragraph about it. */
export interface Explained {
  readonly name: string;
  readonly help: string;
}

/** Things on the table that are no cards and no places. */
export type PieceTopic =
  | 'project-card'
  | 'spy'
  | 'ship'
  | 'explorer'
  | 'disc'
  | 'cube'
  | 'doubloon'
  | 'combat-point'
  | 'combat-token'
  | 'quest'
  | 'compass'
  | 'synergy'
  | 'good'
  | 'item'
  | 'market'
  | 'flag'
  | 'influence'
  | 'rank'
  | 'multiplier'
  | 'doubloon-income'
  | 'point-income'
  | 'career'
  | 'prestige'
  | 'upgrade'
  | 'city-tile'
  | 'legacy-tile'
  | 'story-card'
  | 'automa-card'
  | 'armada';

/** Every decision, and what is good to know besides. */
export type HelpTopic =
  | Decision['kind']
  | 'overview'
  | 'turn'
  | 'city'
  | 'spies'
  | 'quests'
  | 'income'
  | 'influence-and-rank'
  | 'upgrades'
  | 'careers'
  | 'prestige'
  | 'homeward'
  | 'interim-scoring'
  | 'final-scoring'
  | 'solo'
  | 'armada'
  | 'legacy'
  | 'story';

/** Topics that the board quotes. */
export type BoardTopic =
  'upgrades' | 'draw' | 'combat' | 'fight-for' | 'solo' | 'influence-and-rank' | 'careers';

/** What only the text table and the help say. */
export interface LaterTexts {
  readonly help: Readonly<Record<HelpTopic, string>>;
  readonly view: TableTexts;
}

export type TableFields = Readonly<Record<TableField | Credit, string>>;

/** The words of a table without pictures. */
interface TableTexts extends ViewTexts {
  readonly fields: TableFields;
  /** The heads of moves of one kind. */
  readonly moves: Readonly<Partial<Record<Move['kind'], string>>>;
  /** What a player sees, in the order in which it is read. */
  readonly arrange: (view: View, viewer: Seat | undefined, pending: readonly Decision[]) => TableView;
}

/** Names by id or title; a content pack may bring more. */
export type Names = Readonly<Record<string, string>>;
export type Pieces = Readonly<Record<string, Explained>>;

export interface MaracaiboTexts extends GameTexts<Move, Event, Decision, Code> {
  readonly nations: Readonly<Record<NationName, string>>;
  readonly goods: Readonly<Record<GoodName, string>>;
  readonly items: Readonly<Record<ItemName, string>>;
  readonly synergies: Readonly<Record<SynergyName, string>>;
  readonly lines: Readonly<Record<LineName, string>>;
  /** Places by id, with what they are. */
  readonly locations: Pieces;
  /** Project cards by id, with all they cost and do. */
  readonly cards: Pieces;
  readonly cityTiles: Pieces;
  /** City actions by code. */
  readonly cityActions: Names;
  readonly explorerSpaces: Pieces;
  readonly quests: Pieces;
  readonly combatTokens: Pieces;
  readonly careers: Pieces;
  readonly prestige: Pieces;
  readonly upgrades: Pieces;
  readonly legacy: Pieces;
  readonly stories: Pieces;
  /** Story cards by id, with what their quests cost and bring. */
  readonly storyCards: Pieces;
  readonly automaCards: Pieces;
  readonly villageActions: Pieces;
  readonly combatActions: Pieces;
  readonly pieces: Readonly<Record<PieceTopic, Explained>>;
  readonly scores: Readonly<Record<Credit, string>>;
  readonly view: Pick<TableTexts, 'fields'>;
  readonly help: Readonly<Record<BoardTopic, string>>;
  /** A card in one line: name, price, points, good and item; an unknown id stands for itself. */
  readonly card: (id: string) => string;
}
