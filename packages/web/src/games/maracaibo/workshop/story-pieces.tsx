/** Story cards, chapters and letters of the box for the workshop, with what each of them changes on the chart. */
import type { Content } from '@captains-table/maracaibo';
import type { MaracaiboTexts } from '@captains-table/maracaibo/texts';
import type { ComponentChildren, JSX } from 'preact';
import { PageLeaf } from '../../../story/page-leaf.tsx';
import { Wax } from '../../../story/wax.tsx';
import { OnChart } from '../../../workshop/on-chart.tsx';
import type { PieceDrawing, PieceShown } from '../../../workshop/piece-drawings.ts';
import { marksOf, marksOfPrice } from '@captains-table/maracaibo/signs';
import { LegacyFace } from '../chart/legacy-face.tsx';
import { Pictogram } from '../drawings/cards/pictogram.tsx';
import { Sign } from '../drawings/sign.tsx';
import { Gains } from '../nations/gains.tsx';
import { Letter } from '../story/story-tile.tsx';
import { Plate } from './board-pieces.tsx';
import '../story/story.css';

type Shown = PieceShown<MaracaiboTexts>;
type StoryCard = Content['storyCards'][number];
type Instruction = StoryCard['front'][number];

const boxOf = ({ content }: Shown): Content => content;
const gameOf = ({ texts }: Shown): MaracaiboTexts => texts;

/** The number of a place, as it stands on the chart. */
function At({ id }: { readonly id: string }): JSX.Element {
  return <b class="ma-workshop-at">{id}</b>;
}

function SmallLetter(): JSX.Element {
  return (
    <svg class="ma-workshop-small" viewBox="-21 -18 42 36" aria-hidden="true">
      <Letter number="" />
    </svg>
  );
}

/** A tile by what is printed on it; by its id where the box has none. */
function Tile({ id, box }: { readonly id: string; readonly box: Content }): JSX.Element {
  const tile = box.legacy.find((one) => one.id === id);
  if (tile === undefined) return <b>{id}</b>;
  return (
    <svg class="ma-workshop-small" viewBox="-24 -24 48 48" aria-hidden="true">
      <LegacyFace tile={tile} discs={0} />
    </svg>
  );
}

/** What is laid, taken away, shuffled in or read next. */
function Told({ told, box }: { readonly told: Instruction; readonly box: Content }): JSX.Element {
  switch (told.op) {
    case 'story':
      return (
        <>
          <SmallLetter />
          <At id={told.at} />
        </>
      );
    case 'quests':
      return (
        <>
          <Sign name="tied-scroll" />
          {told.at.map(({ location }, at) => (
            <At key={at} id={location} />
          ))}
        </>
      );
    case 'addTile':
    case 'removeTile':
      return (
        <>
          {told.op === 'addTile' ? '+' : '−'}
          {told.tiles.map((id) => (
            <Tile key={id} id={id} box={box} />
          ))}
        </>
      );
    case 'deckCards':
    case 'discardCards':
      return (
        <>
          <Sign name="card" />
          {told.cards.map((id) => (
            <b key={id}>{id}</b>
          ))}
        </>
      );
    case 'read':
      return <PageLeaf number={told.card} />;
  }
}

function Instructions({ list, box }: { readonly list: readonly Instruction[]; readonly box: Content }) {
  return (
    <>
      {list.map((told, at) => (
        <span key={at} class="ma-workshop-told">
          <Told told={told} box={box} />
        </span>
      ))}
    </>
  );
}

/** A leaf with its number, and what follows from it. */
function Leaf({ number, children }: { readonly number: string; readonly children: ComponentChildren }) {
  return (
    <span class="ws-plate ma-workshop-plate ma-workshop-leaf">
      <PageLeaf number={number} />
      <span class="ma-workshop-lines">{children}</span>
    </span>
  );
}

/** What it asks and brings above, what it changes, then where it leads. */
function Story(shown: Shown): JSX.Element | null {
  const box = boxOf(shown);
  const card = box.storyCards.find(({ id }) => id === shown.id);
  if (card === undefined) return null;
  const { quest, turns, front, back } = card;
  const nexts = [back.next ?? [], (back.vote ?? []).map(({ next }) => next)].flat();
  return (
    <Leaf number={card.id}>
      <span class="ma-workshop-signs">
        {quest !== undefined && (
          <>
            <Pictogram marks={marksOfPrice(quest.pay)} /> → <Pictogram marks={marksOf(quest.reward)} />
          </>
        )}
        {turns.when === 'tileFull' && <Tile id={turns.tile} box={box} />}
      </span>
      <span class="ma-workshop-signs ma-workshop-instructions">
        <Instructions list={front} box={box} />
      </span>
      <span class="ma-workshop-signs ma-workshop-instructions ma-workshop-back">
        <Instructions list={back.instructions} box={box} />
        {nexts.map((next) => (
          <PageLeaf key={next} number={next} />
        ))}
        {back.end !== undefined && <Wax tone="grey" />}
      </span>
    </Leaf>
  );
}

function Start(shown: Shown): JSX.Element | null {
  const box = boxOf(shown);
  const start = box.storyStarts.find(({ id }) => id === shown.id);
  return start === undefined ? null : (
    <Leaf number={start.id}>
      <span class="ma-workshop-signs ma-workshop-instructions">
        <Instructions list={start.instructions} box={box} />
      </span>
    </Leaf>
  );
}

function Chapter(shown: Shown): JSX.Element | null {
  const chapter = boxOf(shown).chapters.find(({ id }) => id === shown.id);
  return chapter === undefined ? null : (
    <span class="ws-plate ma-workshop-plate ma-workshop-token-plate">
      <b>{chapter.id}</b>
      <PageLeaf number={chapter.first} />
      {chapter.start !== undefined && <PageLeaf number={chapter.start} />}
    </span>
  );
}

function Ending(shown: Shown): JSX.Element | null {
  const ending = boxOf(shown).endings.find(({ id }) => id === shown.id);
  return ending === undefined ? null : (
    <span class="ws-plate ma-workshop-plate ma-workshop-token-plate">
      <Wax tone="grey" />
      <PageLeaf number={ending.card} />
    </span>
  );
}

function Tiles(shown: Shown): JSX.Element | null {
  const tile = boxOf(shown).storyTiles.find(({ id }) => id === shown.id);
  return tile === undefined ? null : (
    <OnChart box="-24 -21 48 42">
      <Letter number={`${tile.number}`} />
    </OnChart>
  );
}

/** Where quests lie at the start and after each round; tiles and cards that come in. */
function Classic(shown: Shown): JSX.Element | null {
  const box = boxOf(shown);
  const classic = box.classic.find(({ id }) => id === shown.id);
  if (classic === undefined) return null;
  return (
    <Leaf number={classic.id}>
      {classic.quests.map((spots, at) => (
        <span key={at} class="ma-workshop-told">
          {at === 0 && <Sign name="tied-scroll" />}
          {spots.map(({ location }, i) => (
            <At key={i} id={location} />
          ))}
        </span>
      ))}
      <span class="ma-workshop-told">
        {classic.tiles.map((id) => (
          <Tile key={id} id={id} box={box} />
        ))}
      </span>
      {classic.deckCards.length > 0 && (
        <span class="ma-workshop-told">
          <Sign name="card" /> <b>{classic.deckCards.length}</b>
        </span>
      )}
    </Leaf>
  );
}

/** The values that a combat can be spent on, with what each brings. */
function Combat(shown: Shown): JSX.Element | null {
  const action = boxOf(shown).combatActions.find(({ id }) => id === shown.id);
  if (action === undefined) return null;
  return (
    <Plate name={gameOf(shown).combatActions[shown.id]?.name ?? shown.id}>
      {action.options.map(({ value, effect }, at) => (
        <span key={at}>
          <Sign name="cannon" /> <b>{value}</b> <Gains gains={marksOf(effect)} />
        </span>
      ))}
    </Plate>
  );
}

export const STORY_PIECES: Readonly<Record<string, PieceDrawing>> = {
  storyCards: { width: 230, height: 172, Drawing: Story },
  storyStarts: { width: 230, height: 110, Drawing: Start },
  chapters: { width: 120, height: 60, Drawing: Chapter },
  endings: { width: 104, height: 60, Drawing: Ending },
  storyTiles: { width: 84, height: 74, Drawing: Tiles },
  classic: { width: 230, height: 190, Drawing: Classic },
  combatActions: { width: 190, height: 104, Drawing: Combat },
};
