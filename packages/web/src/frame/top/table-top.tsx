import type { JSX } from 'preact';
import type { TableScene } from '@captains-table/protocol';
import type { ChapterNow } from '../../board-kit/story-slots.ts';
import { pathOf } from '../../app/router.ts';
import { chart, locale, sound } from '../../app/settings.ts';
import { IconButton } from '../../design/forms/icon-button.tsx';
import type { Fact } from '../../design/layout/top-bar.tsx';
import { TopBar } from '../../design/layout/top-bar.tsx';
import { unread } from '../chat/unread.ts';
import { useSitting } from '../sitting-context.ts';
import { words } from '../words.ts';
import { play } from '../../sound/sound.ts';
import { NewestLines } from '../log/newest-lines.tsx';
import { ChapterTitle } from '../page/lazy-parts.tsx';
import { layoutOf } from '../page/layout.ts';
import { LanguageSwitch } from './language-switch.tsx';
import './table-top.css';

const BRAND = 'Captain’s Table';

export function TableTop({ scene }: { readonly scene: TableScene }): JSX.Element {
  const sitting = useSitting();
  const { top, actions } = words.value;
  const { link, board, opened } = sitting;
  const fresh = unread(link);
  const props = scene.play === undefined ? undefined : sitting.boardProps(scene, scene.play);
  const progress = props === undefined ? [] : (board?.progress?.(props) ?? []);
  const chapter = props === undefined ? undefined : board?.story?.chapterNow?.(props);
  const whole = scene.play !== undefined && layoutOf(sitting, scene.play) === 'whole';
  const facts: Fact[] = [
    ...progress.map((text, index) => ({
      text,
      // Where there is too little room, the chapter of a story takes its place, and the board shows it.
      keep: (whole || chapter === undefined) && index === 0,
      // Where there is room for one of them, it is the first.
      goal: index === progress.length - 1 || (whole && index === 0),
    })),
    ...(scene.cup === undefined ? [] : [{ text: <CupLink cup={scene.cup} /> }]),
    // Nobody is invited to a table of a cup: all who play there sit already.
    ...(scene.you.invite === undefined || link.where !== 'server' || scene.cup !== undefined
      ? []
      : [{ text: top.table(scene.you.invite) }]),
    ...(scene.watching > 0 ? [{ text: top.watching(scene.watching) }] : []),
  ];
  const name = sitting.game.texts[locale.value].name;
  if (whole) facts.push({ text: <NewestLines lines={1} />, newest: true });
  return (
    <TopBar
      home="/"
      brand={BRAND}
      place={name}
      part={chapter && <Chapter scene={scene} now={chapter} />}
      facts={facts}
      tools={
        <>
          <span class="table-top-wide">
            <LanguageSwitch />
          </span>
          {scene.play !== undefined && (
            <span class="table-top-narrow">
              <IconButton icon="scroll-quill" label={actions.log} onClick={() => (opened.value = 'log')} />
              {link.where === 'server' && (
                <IconButton
                  icon="chat"
                  label={fresh > 0 ? words.value.chat.unread(fresh) : actions.chat}
                  count={fresh}
                  onClick={() => (opened.value = 'chat')}
                />
              )}
            </span>
          )}
          <IconButton icon="help" label={top.help} onClick={() => (opened.value = 'help')} />
          <span class="table-top-wide">
            <SoundSwitch />
            <ChartSwitch />
          </span>
          <IconButton icon="cog" label={top.settings} onClick={() => (opened.value = 'settings')} />
        </>
      }
    />
  );
}

function CupLink({ cup: { id, name } }: { readonly cup: NonNullable<TableScene['cup']> }): JSX.Element {
  return (
    <a class="table-top-cup" href={pathOf({ at: 'cup', id })}>
      {name}
    </a>
  );
}

interface ChapterProps {
  readonly scene: TableScene;
  readonly now: ChapterNow;
}

/** The story belongs to those who play it: others see a number. */
function Chapter({ scene: { game, you }, now }: ChapterProps): JSX.Element {
  return (
    <>
      {now.label}
      {you.seat !== undefined && <ChapterTitle game={game} page={now.titlePage} />}
    </>
  );
}

function ChartSwitch(): JSX.Element {
  const { top } = words.value;
  const night =
    chart.value === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : chart.value === 'night';
  return (
    <IconButton
      icon={night ? 'sun' : 'moon'}
      label={night ? top.lightChart : top.nightChart}
      onClick={() => (chart.value = night ? 'light' : 'night')}
    />
  );
}

function SoundSwitch(): JSX.Element {
  const { top } = words.value;
  const on = sound.value === 'on';
  return (
    <IconButton
      icon={on ? 'sound' : 'sound-off'}
      label={on ? top.soundOff : top.soundOn}
      onClick={() => {
        sound.value = on ? 'off' : 'on';
        play('coins');
      }}
    />
  );
}
