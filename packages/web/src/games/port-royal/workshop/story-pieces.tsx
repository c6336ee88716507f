/** The story cards, chapters and tables of the adventure for the workshop. */
import type { Content } from '@captains-table/port-royal';
import type { PortRoyalTexts } from '@captains-table/port-royal/texts';
import type { ComponentChildren, JSX } from 'preact';
import { capital } from '../../../app/capital.ts';
import { Coin } from '../../../design/drawings/coin.tsx';
import { Shield } from '../../../design/drawings/shield.tsx';
import { PageLeaf } from '../../../story/page-leaf.tsx';
import type { PieceDrawing, PieceShown } from '../../../workshop/piece-drawings.ts';
import { AskedSigns } from '../board/adventure/asked-signs.tsx';
import { GainsOfAll, MissionGains } from '../board/adventure/mission-tile.tsx';
import { Crowns } from '../drawings/crowns.tsx';
import { adventureTexts } from '../texts/index.ts';
import '../board/adventure/missions.css';

type Shown = PieceShown<PortRoyalTexts>;

const adventureOf = ({ content }: Shown): Content['adventure'] => {
  const box: Content = content;
  return box.adventure;
};

/** A mission as it lies at the table, before anyone has completed it. */
function Story(shown: Shown): JSX.Element | null {
  const story = adventureOf(shown).stories.find(({ id }) => id === shown.id);
  if (story === undefined) return null;
  const { requires, first, all } = story.mission;
  const game: PortRoyalTexts = shown.texts;
  const words = adventureTexts.in(shown.locale);
  const told = requires.map((asked) => words.asks(asked, (type) => game.persons[type].name));
  return (
    <span class="pr-mission pr-workshop-mission">
      <span class="pr-mission-head">
        <PageLeaf number={story.id} />
        <b class="pr-mission-name">{words.mission(story.id)}</b>
      </span>
      <span class="pr-mission-asks">
        {requires.map((asked, at) => (
          <span key={at} class="pr-mission-asked">
            <AskedSigns asked={asked} table={{ content: shown.content }} />
          </span>
        ))}
        <span class="pr-mission-words">{capital(told.join(', '))}</span>
      </span>
      <span class="pr-mission-places">
        <span class="pr-mission-place pr-mission-first">
          <MissionGains {...first} />
          <small class="pr-mission-small">{words.first}</small>
        </span>
        <GainsOfAll words={words} gains={all} />
      </span>
    </span>
  );
}

function Lines({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return <span class="ws-plate pr-workshop-plate pr-workshop-lines">{children}</span>;
}

/** Its first page, and the markers and influence that it asks of two to five. */
function Chapter(shown: Shown): JSX.Element | null {
  const chapter = adventureOf(shown).chapters.find((one) => `${one.chapter}` === shown.id);
  if (chapter === undefined) return null;
  return (
    <Lines>
      <span class="pr-workshop-line">
        <b>{chapter.chapter}</b>
        <PageLeaf number={chapter.first} />
        <PageLeaf number={chapter.end} />
      </span>
      <span class="pr-workshop-line">
        {chapter.goals.map(({ markers, influence }, at) => (
          <span key={at} class="pr-workshop-goal">
            <b>{markers}</b>
            <Shield value={influence} size="s" />
          </span>
        ))}
      </span>
    </Lines>
  );
}

function Numbers({ list }: { readonly list: readonly number[] }): JSX.Element {
  return (
    <span class="pr-workshop-line">
      {list.map((value, at) => (
        <b key={at} class="pr-workshop-number">
          {value}
        </b>
      ))}
    </span>
  );
}

function EventsDrawn(shown: Shown): JSX.Element {
  const { cooperative, competitive } = adventureOf(shown).eventsDrawn;
  return (
    <Lines>
      <Numbers list={cooperative} />
      <Numbers list={competitive} />
    </Lines>
  );
}

function Unlocks(shown: Shown): JSX.Element {
  const { ability, trophy, crowns } = adventureOf(shown).unlocks;
  return (
    <Lines>
      <Numbers list={[ability, trophy]} />
      <span class="pr-workshop-line">
        {crowns.map((value, at) => (
          <Crowns key={at} value={value} size="s" />
        ))}
      </span>
    </Lines>
  );
}

function Ending(shown: Shown): JSX.Element {
  const { influence, retryCoins, variableMissions } = adventureOf(shown).ending;
  return (
    <Lines>
      <span class="pr-workshop-line">
        <Shield value={influence} size="s" />
        <Coin value={`+${retryCoins}`} size="s" />
        <PageLeaf number={`${variableMissions}×`} />
      </span>
    </Lines>
  );
}

/** Coins at the start, the goals, the contracts face up. */
function Figures({ content }: Shown): JSX.Element {
  const box: Content = content;
  const { startCoins, goal, goalSetsSail, contractsOpen, contractsTogether } = box.figures;
  return (
    <Lines>
      <span class="pr-workshop-line">
        <Coin value={`${startCoins}`} size="s" />
        <Shield value={goal} size="s" />
        <Shield value={goalSetsSail} size="s" />
      </span>
      <Numbers list={[contractsOpen, ...contractsTogether]} />
    </Lines>
  );
}

export const STORY_PIECES: Readonly<Record<string, PieceDrawing>> = {
  stories: { width: 205, height: 166, Drawing: Story },
  chapters: { width: 190, height: 92, Drawing: Chapter },
  eventsDrawn: { width: 150, height: 74, Drawing: EventsDrawn },
  unlocks: { width: 170, height: 74, Drawing: Unlocks },
  ending: { width: 150, height: 64, Drawing: Ending },
  figures: { width: 190, height: 92, Drawing: Figures },
};
