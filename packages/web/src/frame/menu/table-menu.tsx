import type { ComponentChildren, JSX } from 'preact';
import type { TableScene } from '@captains-table/protocol';
import { go, pathOf } from '../../app/router.ts';
import { tableStyle } from '../../app/settings.ts';
import type { IconName } from '../../design/icon.tsx';
import { Icon } from '../../design/icon.tsx';
import { otherPlayers } from '../other-players.ts';
import { CopyField } from '../copy-field.tsx';
import { useSitting } from '../sitting-context.ts';
import { words } from '../words.ts';
import { layoutOf } from '../page/layout.ts';
import { takeBackWords } from './take-back-words.ts';
import './table-menu.css';

/** What else can be done at this table. */
export function TableMenu({ scene }: { readonly scene: TableScene }): JSX.Element {
  const sitting = useSitting();
  const { menu } = words.value;
  const { link, opened, board } = sitting;
  const { seat, invite } = scene.you;
  const played = link.where === 'server' || link.where === 'device';
  const plays = seat !== undefined && scene.status === 'playing' && played;
  const known = link.where !== 'lesson' && (link.where !== 'server' || scene.status !== 'playing');
  const here = plays && scene.seats[seat]?.away === undefined;
  const othersSit =
    link.where === 'server' && scene.seats.some((info, at) => info.person !== undefined && at !== seat);
  const save = () => {
    opened.value = undefined;
    void sitting.save();
  };
  return (
    <>
      <ul class="table-menu">
        {scene.play !== undefined && layoutOf(sitting, scene.play) === 'whole' && <TopItems />}
        {plays && (
          <Item icon="list" title={words.value.follow.since} onClick={() => (opened.value = 'since')} />
        )}
        {here && <PlayerItems scene={scene} />}
        {othersSit && (
          <Item icon="person" title={menu.company} onClick={() => (opened.value = 'company')}>
            {menu.companyWhy}
          </Item>
        )}
        {othersSit && seat !== undefined && scene.status !== 'over' && (
          <Item icon="bell" title={menu.room} onClick={() => (opened.value = 'room')}>
            {menu.roomWhy}
          </Item>
        )}
        {board !== undefined && (
          <Item
            icon={tableStyle.value === 'text' ? 'compass' : 'list'}
            title={tableStyle.value === 'text' ? menu.asBoard : menu.asText}
            onClick={() => {
              opened.value = undefined;
              sitting.broken.value = false;
              tableStyle.value = tableStyle.value === 'text' ? 'board' : 'text';
            }}
          />
        )}
        {scene.play !== undefined && known && (
          <Item icon="download" title={menu.export} onClick={save}>
            {menu.exportWhy}
          </Item>
        )}
        {scene.cup !== undefined && <CupItem {...scene.cup} />}
        {scene.pack !== undefined && (
          <Item icon="list" title={menu.pack} onClick={() => (opened.value = 'pack')}>
            {scene.pack.name}
          </Item>
        )}
        <Item icon="keyboard" title={menu.keys} onClick={() => (opened.value = 'keys')} />
      </ul>
      {invite !== undefined && link.where === 'server' && scene.cup === undefined && (
        <CopyField
          label={menu.share}
          value={location.origin + pathOf({ at: 'table', id: scene.id, invite })}
          copyLabel={words.value.room.copyLink}
        />
      )}
    </>
  );
}

function CupItem({ id, name }: NonNullable<TableScene['cup']>): JSX.Element {
  return (
    <Item icon="trophy" title={words.value.end.cup} onClick={() => go({ at: 'cup', id })}>
      {name}
    </Item>
  );
}

/** For a player who is there: taking back, ending, leaving. */
function PlayerItems({ scene }: { readonly scene: TableScene }): JSX.Element {
  const sitting = useSitting();
  const { menu } = words.value;
  const { link, opened } = sitting;
  const othersPlay = link.where === 'server' && otherPlayers(scene).length > 0;
  const ask = (request: Parameters<typeof sitting.ask>[0]) => {
    opened.value = undefined;
    void sitting.ask(request);
  };
  return (
    <>
      <Item
        icon="undo"
        title={takeBackWords(scene, link.where, menu).title}
        onClick={() => (opened.value = 'take-back')}
      >
        {takeBackWords(scene, link.where, menu).why}
      </Item>
      <Item
        icon="close"
        title={othersPlay ? menu.abandon : menu.end}
        onClick={() => ask({ do: 'propose', proposal: { kind: 'abandon' } })}
      >
        {othersPlay ? menu.abandonWhy : menu.endWhy}
      </Item>
      <Item icon="back" title={menu.leave} onClick={() => ask({ do: 'leave' })}>
        {menu.leaveWhy}
      </Item>
      {othersPlay && (
        <Item icon="flag" title={menu.resign} onClick={() => (opened.value = 'resign')}>
          {menu.resignWhy}
        </Item>
      )}
    </>
  );
}

/** What the top bar has on larger screens. */
function TopItems(): JSX.Element {
  const { opened } = useSitting();
  const { top, connection } = words.value;
  return (
    <>
      <Item phone icon="help" title={top.help} onClick={() => (opened.value = 'help')} />
      <Item phone icon="cog" title={top.settings} onClick={() => (opened.value = 'settings')} />
      <Item phone icon="back" title={connection.home} onClick={() => location.assign('/')} />
    </>
  );
}

interface ItemProps {
  /** On a small screen only. */
  readonly phone?: boolean;
  readonly icon: IconName;
  readonly title: string;
  readonly onClick: () => void;
  readonly children?: ComponentChildren;
}

function Item({ phone = false, icon, title, onClick, children }: ItemProps): JSX.Element {
  return (
    <li class={phone ? 'table-menu-phone' : undefined}>
      <button type="button" class="table-menu-item" onClick={onClick}>
        <Icon name={icon} />
        <span>
          <b>{title}</b>
          {children !== undefined && <span class="table-menu-why">{children}</span>}
        </span>
      </button>
    </li>
  );
}
