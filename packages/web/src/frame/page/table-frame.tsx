import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { TableScene } from '@captains-table/protocol';
import { locale } from '../../app/settings.ts';
import { withWaiting } from '../../app/waiting-tables.ts';
import { SealLettersContext } from '../../design/drawings/seal-letters.ts';
import { ownDecision } from '../actions/offers.ts';
import { Announcer } from './announcer.tsx';
import { TableBanners } from './table-banners.tsx';
import { SittingContext, useSitting } from '../sitting-context.ts';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { layoutOf } from './layout.ts';
import { Return, WaitingRoom } from './lazy-parts.tsx';
import { Overlays } from './overlays.tsx';
import { Play } from './play.tsx';
import { LeaveReplay } from '../replay/leave-replay.ts';
import type { ReplayLink } from '../replay/replay-link.ts';
import { paceNow } from '../../link/pace-now.ts';
import { paced } from '../../link/paced-link.ts';
import { play } from '../../sound/sound.ts';
import { Sitting } from '../sitting.ts';
import { useBeginning } from './use-beginning.ts';
import { useHasRoom } from './use-has-room.ts';
import { usePartsInTime } from './use-parts-in-time.ts';
import { TableTop } from '../top/table-top.tsx';
import { words } from '../words.ts';
import '../../board-kit/legal-glow.css';
import './table-frame.css';
import './table-small.css';
import './table-whole.css';

/** Everything of a table: what lies on it, who sits at it, what is said. */
export function TableFrame({ lead }: { readonly lead?: ComponentChildren }): JSX.Element {
  const sitting = useSitting();
  const replaying = sitting.replaying.value;
  if (replaying !== undefined) return <LookBack key={replaying} link={replaying} />;
  return <Shown lead={lead} />;
}

/** The match that was just played, again: with the way back to its result. */
function LookBack({ link }: { readonly link: ReplayLink }): JSX.Element {
  const from = useSitting();
  const sitting = useMemo(() => new Sitting(paced(link, paceNow), from.game, from.board), [link]);
  useEffect(() => {
    scrollTo(0, 0);
    return () => sitting.close();
  }, [sitting]);
  const leave = () => {
    from.replaying.value = undefined;
    scrollTo(0, 0);
  };
  return (
    <LeaveReplay.Provider value={leave}>
      <SittingContext.Provider value={sitting}>
        <Shown />
      </SittingContext.Provider>
    </LeaveReplay.Provider>
  );
}

function Shown({ lead }: { readonly lead?: ComponentChildren }): JSX.Element {
  const sitting = useSitting();
  const scene = sitting.link.scene.value;
  useShortcuts(sitting);
  useTitle(sitting);
  useBeginning(sitting, scene);
  usePartsInTime(sitting);
  const hasRoom = useHasRoom();
  if (scene === undefined) return <div class="table-frame" />;
  const { play } = scene;
  const beside = lead !== undefined && hasRoom && canFit(sitting, scene);
  return (
    <SealLettersContext.Provider value={sitting.sealLetters.value}>
      <div class={classOf(sitting, scene, lead !== undefined && !beside)}>
        {sitting.link.handOver?.value === undefined && (
          <a class="table-frame-skip" href="#table-prompt">
            {words.value.top.skip}
          </a>
        )}
        <TableTop scene={scene} />
        <TableBanners scene={scene} />
        {!beside && lead}
        {play === undefined ? (
          <WaitingRoom scene={scene} />
        ) : (
          <Play scene={scene} play={play} lead={beside ? lead : undefined} />
        )}
        <Overlays scene={scene} />
        {hasPlayed(sitting, scene) && <Return scene={scene} />}
        <Announcer />
      </div>
    </SealLettersContext.Provider>
  );
}

/** A player who has done nothing yet has missed nothing. */
function hasPlayed({ log }: Sitting, { you }: TableScene): boolean {
  return log.steps.value.some(({ seat }) => seat === you.seat);
}

function canFit(sitting: Sitting, { play: shown, status }: TableScene): boolean {
  return shown !== undefined && status === 'playing' && layoutOf(sitting, shown) === 'fit';
}

/** What lies above the table takes room that it needs, unless the board does with what is left. */
function classOf(sitting: Sitting, scene: TableScene, isLed: boolean): string {
  if (scene.play === undefined) return 'table-frame';
  const layout = layoutOf(sitting, scene.play);
  const playing = scene.status === 'playing';
  if (layout === 'whole') return `table-frame table-frame-whole${playing ? ' table-frame-still' : ''}`;
  return canFit(sitting, scene) && !isLed ? 'table-frame table-frame-fit' : 'table-frame';
}

/** In the background, the page's title says that it is the viewer's turn, and a bell rings for those who want it. */
function useTitle(sitting: Sitting): void {
  const scene = sitting.link.scene.value;
  const game = sitting.game.texts[locale.value].name;
  const mine = scene?.play !== undefined && ownDecision(scene.play, scene.you.seat) !== undefined;
  const called = mine && sitting.link.where !== 'replay';
  const title = withWaiting(called ? `${words.value.prompt.yourTurn} – ${game}` : game);
  useEffect(() => {
    if (called) play('bell');
  }, [called]);
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
