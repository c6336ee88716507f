/** What the pages of the story say beside their text: what changes on the chart, and what the card asks. */
import type { StoryOutlook } from '@captains-table/maracaibo/outlook/story';
import type { JSX } from 'preact';
import { listed } from '../../../app/listed.ts';
import type { PageProps, StorySlots } from '../../../board-kit/story-slots.ts';
import { Seal } from '../../../design/drawings/seal.tsx';
import { seatNumber } from '../../../design/drawings/seat-number.ts';
import { usePage } from '../../../story/use-page.ts';
import { Wax } from '../../../story/wax.tsx';
import { LegacyTile } from '../chart/tiles.tsx';
import { shortName } from '../chart/names.ts';
import { nameOfThing } from '../board/names.ts';
import type { Table } from '../board/table.ts';
import { tableOf } from '../board/table.ts';
import { marksOf, marksOfPrice } from '@captains-table/maracaibo/signs';
import { Pictogram } from '../drawings/cards/pictogram.tsx';
import { storyOf } from './story-outlook.ts';
import { storyWords } from './words.ts';

export const story: StorySlots = {
  chapterNow(props) {
    const table = tableOf(props);
    const { chapter = 1 } = table.view.storyline ?? {};
    return { label: storyWords(table).chapter(chapter), titlePage: storyOf(table).titlePage(chapter) };
  },
  chapter: (props) => storyOf(tableOf(props)).chapterOf(props.page),
  Changes,
  Mission,
  choicePage: (choice) => choice,
  voteNote(props, { vote, tied }) {
    if (tied) return undefined;
    const table = tableOf(props);
    if (table.view.players.length === 1) return undefined;
    const words = storyWords(table).vote;
    const reader = storyOf(table).readerOf(table.view, vote);
    if (reader === undefined) return words.tieEnder;
    return reader === table.seat ? words.tieYou : words.tie(table.name(reader));
  },
};

function Changes(props: PageProps): JSX.Element | null {
  const table = tableOf(props);
  const { page: words } = storyWords(table);
  const instructions = storyOf(table).instructionsOn(table.view, props.page);
  const tiles = (op: 'addTile' | 'removeTile') =>
    instructions.flatMap((one) => (one.op === op ? one.tiles : []));
  const lines = instructions.flatMap((one) => lineOf(one, table, props) ?? []);
  const [added, removed] = [tiles('addTile'), tiles('removeTile')];
  const choice = choiceBefore(props.page, table);
  const decided =
    choice === undefined ? null : <Decided choice={choice} table={table} game={props.scene.game} />;
  if (added.length + removed.length + lines.length === 0) return decided;
  return (
    <div class="ma-leaf">
      {decided}
      <h3 class="ma-leaf-title">{words.changes}</h3>
      {added.map((tile) => (
        <TileRow key={tile} tile={tile} table={table} says={words.added} />
      ))}
      {removed.map((tile) => (
        <TileRow key={tile} tile={tile} table={table} says={words.removed} />
      ))}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

/** The choice that has just led to this page. */
function choiceBefore(page: string, table: Table): string | undefined {
  const { content, view } = table;
  const last = view.storyline?.choices.at(-1);
  const option = content.storyCards
    .flatMap(({ back }) => back.vote ?? [])
    .find(({ id, next }) => id === last && page === storyOf(table).frontOf(next));
  return option?.id;
}

interface DecidedProps {
  readonly choice: string;
  readonly table: Table;
  readonly game: string;
}

/** What was voted for, and by whom. */
function Decided({ choice, table, game }: DecidedProps): JSX.Element {
  const state = usePage(game, choice);
  const votes = table.view.storyline?.votes ?? [];
  const voters = votes.flatMap((cast, seat) => (cast === choice ? [seat] : []));
  return (
    <p class="ma-leaf-decided">
      <Wax tone="red" />
      <span>
        <small>{storyWords(table).vote.decided}</small>
        <b>{state.is === 'there' ? state.words.title : '…'}</b>
      </span>
      {votes.length > 1 &&
        voters.map((seat) => (
          <Seal key={seat} seat={seatNumber(seat)} name={table.name(seat)} label={table.name(seat)} />
        ))}
    </p>
  );
}

interface TileRowProps {
  readonly tile: string;
  readonly table: Table;
  readonly says: string;
}

function TileRow({ tile, table, says }: TileRowProps): JSX.Element {
  const { name = tile, help = '' } = table.game.legacy[tile] ?? {};
  return (
    <div class="ma-leaf-tile">
      <svg viewBox="-21 -21 42 42" aria-hidden="true">
        <LegacyTile id={tile} table={table} />
      </svg>
      <p>
        <small>{says}</small> <b>{name}</b> {help}
      </p>
    </div>
  );
}

type Instruction = ReturnType<StoryOutlook['instructionsOn']>[number];

/** Tiles have rows of their own; another card that is read has its page. */
function lineOf(instruction: Instruction, table: Table, { locale }: PageProps): string | undefined {
  const { page: words } = storyWords(table);
  const named = (things: readonly string[]) => things.map((thing) => nameOfThing(thing, table)).join(', ');
  switch (instruction.op) {
    case 'story':
      return words.story(shortName(instruction.at, table.game));
    case 'quests': {
      const places = instruction.at.map(({ location }) => shortName(location, table.game));
      return places.length === 0 ? undefined : words.quests(listed(places, locale));
    }
    case 'deckCards':
      return words.shuffledIn(named(instruction.cards));
    case 'discardCards':
      return words.discarded(named(instruction.cards));
    case 'addTile':
    case 'removeTile':
    case 'read':
      return undefined;
  }
}

function Mission(props: PageProps): JSX.Element | null {
  const table = tableOf(props);
  const { content, game } = table;
  const card = content.storyCards.find(({ id }) => props.page === storyOf(table).frontOf(id));
  if (card === undefined) return null;
  const words = storyWords(table);
  const help =
    card.turns.when === 'tileFull' ? game.legacy[card.turns.tile]?.help : game.storyCards[card.id]?.help;
  return (
    <div class="ma-leaf">
      <h3 class="ma-leaf-title">{words.page.task}</h3>
      {card.quest !== undefined && (
        <p class="ma-leaf-signs" aria-hidden="true">
          <Pictogram marks={marksOfPrice(card.quest.pay)} />
          <span>→</span>
          <Pictogram marks={marksOf(card.quest.reward)} />
        </p>
      )}
      <p>{help}</p>
    </div>
  );
}
