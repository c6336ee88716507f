import type { JSX } from 'preact';
import { Icon } from '../../../design/icon.tsx';
import type { SignName } from '../drawings/sign.tsx';
import { Sign } from '../drawings/sign.tsx';
import type { Table } from '../board/table.ts';
import type { Tab } from './where.ts';
import './tabs.css';

interface Props {
  readonly table: Table;
  readonly hasStory: boolean;
  readonly shown: Tab;
  /** Where the viewer has to decide. */
  readonly asked: Tab | undefined;
  readonly onShow: (tab: Tab) => void;
}

const SIGNS: Readonly<Record<Exclude<Tab, 'captains'>, SignName>> = {
  chart: 'compass',
  cards: 'card',
  ship: 'ship',
  nations: 'influence',
  story: 'book',
};

const TABS: readonly Tab[] = ['chart', 'cards', 'ship', 'nations', 'story', 'captains'];

/** At the foot of a small screen: one part of the table at a time. */
export function BoardTabs({ table, hasStory, shown, asked, onShow }: Props): JSX.Element {
  const { screen } = table.words;
  const { tabs } = screen;
  return (
    <nav class="ma-tabs" aria-label={table.words.jump}>
      {TABS.filter((tab) => hasStory || tab !== 'story').map((tab) => (
        <button
          key={tab}
          type="button"
          class="ma-tab"
          data-tab={tab}
          aria-current={tab === shown ? 'true' : undefined}
          aria-label={tab === asked ? screen.decideHere(tabs[tab]) : tabs[tab]}
          onClick={() => onShow(tab)}
        >
          {tab === 'captains' ? <Icon name="people" /> : <Sign name={SIGNS[tab]} />}
          <span>{tabs[tab]}</span>
          {tab === asked && <span class="ma-tab-lamp" />}
        </button>
      ))}
    </nav>
  );
}
