import type { JSX } from 'preact';
import { Icon } from '../../../design/icon.tsx';
import type { SignName } from '../drawings/sign.tsx';
import { Sign } from '../drawings/sign.tsx';
import type { Table } from '../board/table.ts';
import type { Tab } from './where.ts';
import './tabs.css';

interface Props {
  readonly table: Table;
  readonly tabs: readonly Tab[];
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

/** At the foot of a small screen: one part of the table at a time. */
export function BoardTabs({ table, tabs, shown, asked, onShow }: Props): JSX.Element {
  const { screen } = table.words;
  return (
    <nav class="ma-tabs" aria-label={table.words.jump}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          class="ma-tab"
          data-tab={tab}
          aria-current={tab === shown ? 'true' : undefined}
          aria-label={tab === asked ? screen.decideHere(screen.tabs[tab]) : screen.tabs[tab]}
          onClick={() => onShow(tab)}
        >
          {tab === 'captains' ? <Icon name="people" /> : <Sign name={SIGNS[tab]} />}
          <span>{screen.tabs[tab]}</span>
          {tab === asked && <span class="ma-tab-lamp" />}
        </button>
      ))}
    </nav>
  );
}
