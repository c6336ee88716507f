import type { JSX, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PlayScene, TableScene } from '@captains-table/protocol';
import { locale } from '../../app/settings.ts';
import type { Banners } from '../../board-kit/banner.ts';
import type { BoardModule, BoardProps } from '../../board-kit/board.ts';
import { useSitting } from '../sitting-context.ts';
import { layOver } from './over-board.ts';
import './moment-banner.css';

interface Props {
  readonly scene: TableScene;
  readonly play: PlayScene;
}

/** Where nothing is waited for, a banner stays so long, or until the player goes on. */
const STILL_MILLISECONDS = 2_500;

/** The current moment, over the board and out of the way. Prompt and log say the same to screen readers. */
export function MomentBanner({ scene, play }: Props): JSX.Element | undefined {
  const sitting = useSitting();
  const banners = useBanners(sitting.board);
  const props = sitting.boardProps(scene, play);
  const isLookedAt = useIsLookedAt(props, scene.seq);
  const place = useRef<HTMLDivElement>(null);
  const banner = isLookedAt ? banners?.bannerOf(props) : undefined;
  useOverBoard(place, banner?.place);
  if (banner === undefined) return undefined;
  return (
    <div
      ref={place}
      key={props.latest.number}
      class={banner.loss === true ? 'moment-banner moment-banner-loss' : 'moment-banner'}
      aria-hidden="true"
    >
      <div class="moment-banner-cloth">
        <span class="moment-banner-sign">{banner.sign}</span>
        <span>
          <b class="moment-banner-title">{banner.title}</b>
          {banner.lines?.map((line) => (
            <span key={line} class="moment-banner-line">
              {line}
            </span>
          ))}
        </span>
      </div>
    </div>
  );
}

/** With their words, once they are there. */
function useBanners(board: BoardModule | undefined): Banners | undefined {
  const [banners, setBanners] = useState<Banners | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    // A banner that cannot be fetched is not missed: the prompt says the same.
    void fetchBanners(board).then(
      (found) => isWanted && setBanners(() => found),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [board]);
  return banners;
}

async function fetchBanners(board: BoardModule | undefined): Promise<Banners | undefined> {
  const module = await board?.banners?.();
  if (module === undefined) return undefined;
  await Promise.all(module.banners.texts.map((texts) => texts.load(locale.peek())));
  return module.banners;
}

/** While the latest events are shown; where nothing is waited for, for a while. A touch ends it. */
function useIsLookedAt({ latest, showing }: BoardProps, seq: number): boolean {
  const [seen, setSeen] = useState(latest.number);
  const isStill = latest.atOnce && seen < latest.number;
  useEffect(() => {
    if (!isStill) return undefined;
    const end = () => setSeen(latest.number);
    const timer = setTimeout(end, STILL_MILLISECONDS);
    addEventListener('pointerdown', end, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', end, { capture: true });
    };
  }, [isStill, latest.number, seq]);
  return showing || isStill;
}

function useOverBoard(words: RefObject<HTMLElement | null>, place: string | undefined): void {
  useLayoutEffect(() => {
    if (words.current !== null) layOver(words.current, place);
  });
}
