import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Row, rowPrice } from '../cards/row.tsx';
import { Buildings } from '../nations/buildings.tsx';
import { Bought, JeanneCard, Stores, Tiles } from '../board/lazy-parts.ts';
import type { SectionProps } from '../board/section.ts';
import type { Event, Table } from '../board/table.ts';
import { ownOf } from '../board/table.ts';
import { decisionKey } from '../screen/decision-key.ts';
import type { Screen } from '../screen/use-screen.ts';
import { useChosen } from '../screen/use-chosen.ts';
import type { Drawer } from '../screen/where.ts';
import { drawerOf, litDrawers } from '../screen/where.ts';

interface Props extends SectionProps {
  readonly screen: Screen;
  readonly happened: readonly Event[];
  readonly onLook: (id: string) => void;
  readonly onDiscard: () => void;
}

/** What lies open to all, one drawer at a time: the row, prestige, bought cards, quests and tiles, Jeanne. */
export function OpenToAll(props: Props): JSX.Element {
  const { table, board, screen } = props;
  const asked = drawerOf(table);
  const decision = decisionKey(table, board.scene.seq);
  const [chosen, show] = useChosen<Drawer>('row', asked, decision);
  const shown = chosen === 'prestige' && standBeside(screen) ? 'row' : chosen;
  const lit = litDrawers(table);
  const drawn = useRef<HTMLDivElement>(null);
  // A drawer may be longer than the dock has room: what can be chosen in it is brought into sight.
  useLayoutEffect(() => {
    drawn.current
      ?.querySelector('[class*="-legal"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown, decision]);
  return (
    <section class="ma-tray ma-tray-open">
      <div class="ma-drawers" role="tablist">
        {drawersOf(table, screen).map(({ id, title, note }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`ma-drawer-${id}`}
            class="ma-drawer"
            aria-selected={id === shown}
            aria-controls="ma-drawer"
            onClick={() => show(id)}
          >
            {title} {note !== undefined && <small>{note}</small>}
            {lit.has(id) && id !== shown && <span class="ma-drawer-lamp" />}
          </button>
        ))}
      </div>
      <div
        ref={drawn}
        class={`ma-drawn ma-drawn-${shown}`}
        role="tabpanel"
        id="ma-drawer"
        aria-labelledby={`ma-drawer-${shown}`}
      >
        <Contents {...props} shown={shown} />
      </div>
    </section>
  );
}

interface DrawerTab {
  readonly id: Drawer;
  readonly title: string;
  readonly note: ComponentChildren;
}

/** On a large screen the prestige buildings stand beside the row; elsewhere they have a drawer of their own. */
function standBeside(screen: Screen): boolean {
  return screen === 'desktop';
}

function drawersOf(table: Table, screen: Screen): readonly DrawerTab[] {
  const { words, view } = table;
  const { dock } = words.screen;
  const bought = (ownOf(table) ?? view.players[view.active])?.bought.length ?? 0;
  const tabs: readonly DrawerTab[] = [
    { id: 'row', title: words.cards.row, note: dock.each(rowPrice(table)) },
    { id: 'prestige', title: dock.prestige, note: view.prestige.length },
    { id: 'bought', title: words.cards.bought, note: bought },
    { id: 'stores', title: dock.stores, note: undefined },
    ...(view.jeanne === undefined
      ? []
      : [{ id: 'jeanne' as const, title: words.nations.jeanne.title, note: undefined }]),
  ];
  return standBeside(screen) ? tabs.filter(({ id }) => id !== 'prestige') : tabs;
}

function Contents({ shown, screen, happened, ...props }: Props & { readonly shown: Drawer }): JSX.Element {
  const { table } = props;
  const own = ownOf(table);
  const of = table.seat ?? table.view.active;
  const { jeanne } = table.view;
  switch (shown) {
    case 'row':
      return (
        <>
          <Row {...props} />
          {standBeside(screen) && <Buildings {...props} />}
        </>
      );
    case 'prestige':
      return <Buildings {...props} />;
    case 'bought':
      return <Bought {...props} />;
    case 'stores':
      return (
        <>
          {own !== undefined && <Stores {...props} player={own} of={of} />}
          <Tiles {...props} />
        </>
      );
    case 'jeanne':
      return jeanne === undefined ? <></> : <JeanneCard {...props} jeanne={jeanne} happened={happened} />;
  }
}
