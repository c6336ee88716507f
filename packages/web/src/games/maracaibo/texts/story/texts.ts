/** Words of the table that tells a story. */
export interface StoryBoardTexts {
  /** The cards in play. */
  readonly title: string;
  /** Stands in for the title of a page that is not there yet, or not for this viewer. */
  card(id: string): string;
  chapter(chapter: number): string;
  readonly asks: string;
  readonly brings: string;
  /** Where its story tile waits. */
  waits(place: string): string;
  /** Discs on the tile that must be full. */
  discs(laid: number, spaces: number, tile: string): string;
  readonly has: string;
  readonly hasNot: string;
  compasses(compasses: number): string;
  taken(name: string): string;
  readonly takenByYou: string;
  /** The tile is full. */
  readonly full: string;
  readonly noTile: string;
  readonly later: string;
  readonly open: string;
  readonly all: string;
  readonly none: string;
  readonly tiles: string;
  readonly take: string;
  readonly page: {
    readonly changes: string;
    readonly task: string;
    story(place: string): string;
    quests(places: string): string;
    readonly added: string;
    readonly removed: string;
    discarded(cards: string): string;
    shuffledIn(cards: string): string;
  };
  readonly changed: string;
  readonly vote: {
    readonly decided: string;
    /** The player who read the page decides between equal numbers. */
    tie(name: string): string;
    readonly tieYou: string;
    /** The player who ended the round does. */
    readonly tieEnder: string;
  };
}
