import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { CaptainsTable } from '../captains/captains.tsx';
import { Chart } from '../chart/chart.tsx';
import { CardsTab } from '../dock/cards-tab.tsx';
import { Buildings } from '../nations/buildings.tsx';
import { Nation } from '../nations/nation.tsx';
import { Overlays } from '../nations/overlays.tsx';
import { Incomes } from '../panels/incomes.tsx';
import { decisionKey } from '../screen/decision-key.ts';
import { useLitInSight } from '../screen/use-lit-in-sight.ts';
import { BoardTabs } from '../screen/tabs.tsx';
import { useChosen } from '../screen/use-chosen.ts';
import type { Tab } from '../screen/where.ts';
import { tabOf } from '../screen/where.ts';
import { Career } from '../ship/career/career.tsx';
import { Ship } from '../ship/ship.tsx';
import { JeanneCard, Stores, Tiles } from './lazy-parts.ts';
import type { PartsProps } from './one-screen.tsx';
import { NATIONS } from './pieces.ts';

const TABS: readonly Tab[] = ['chart', 'cards', 'ship', 'nations', 'story', 'captains'];

interface Props extends PartsProps {
  /** There is room for the chart above the other parts. */
  readonly tall: boolean;
}

/** One part of the table at a time, with tabs at its foot. A decision opens the tab it is made in. */
export function OneTab({ tall, ...props }: Props): JSX.Element {
  const { board, table, touch, story } = props;
  const asked = tabOf(table);
  const decision = decisionKey(table, board.scene.seq);
  const [shown, show] = useChosen<Tab>('chart', asked, decision);
  const parts = useRef<HTMLDivElement>(null);
  useLitInSight(parts, decision);
  const page = tall && shown === 'chart' ? 'cards' : shown;
  const tabs = TABS.filter((tab) => (tab === 'story' ? story !== undefined : !(tall && tab === 'chart')));
  return (
    <>
      <div class="ma-tabbed" data-board-frame>
        <div class={tall || page === 'chart' ? 'ma-sea' : 'ma-sea ma-hidden'}>
          <Chart board={board} table={table} touch={touch} story={story} />
        </div>
        {page !== 'chart' && (
          <div ref={parts} class={`ma-page ma-page-${page}`} key={page}>
            <Page {...props} shown={page} />
          </div>
        )}
      </div>
      <div class="ma-news">{board.parts?.newest}</div>
      <BoardTabs table={table} tabs={tabs} shown={page} asked={asked} onShow={show} />
    </>
  );
}

function Page({ shown, ...props }: PartsProps & { readonly shown: Exclude<Tab, 'chart'> }): JSX.Element {
  const { board, table, touch, story, of, onShow } = props;
  const section = { board, table, touch };
  const player = table.view.players[of];
  switch (shown) {
    case 'cards':
      return <CardsTab {...section} />;
    case 'ship':
      return (
        <>
          <Ship {...section} of={of} onShow={onShow} />
          <Career {...section} of={of} />
          {player !== undefined && <Stores {...section} player={player} of={of} />}
        </>
      );
    case 'nations':
      return <NationsPage {...props} />;
    case 'story':
      return story === undefined ? <></> : <story.StoryPage {...section} />;
    case 'captains':
      return (
        <>
          <CaptainsTable board={board} table={table} of={of} onShow={onShow} />
          {board.parts?.log}
          {board.parts?.talk}
          <Incomes table={table} />
          {board.parts?.players}
        </>
      );
  }
}

function NationsPage({ board, table, touch, happened }: PartsProps): JSX.Element {
  const section = { board, table, touch };
  const { jeanne } = table.view;
  return (
    <>
      <Overlays {...section} happened={happened} />
      <div class="ma-nations">
        {NATIONS.map((nation) => (
          <Nation key={nation} {...section} nation={nation} />
        ))}
      </div>
      {jeanne !== undefined && <JeanneCard {...section} jeanne={jeanne} happened={happened} />}
      <Buildings {...section} />
      <Tiles {...section} />
    </>
  );
}
