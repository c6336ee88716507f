/** What is drawn over the chart during a moment. */
import type { Banner, Banners, BannerSign } from '../../../board-kit/banner.ts';
import type { BoardProps } from '../../../board-kit/board.ts';
import { momentAmong } from '../board/show-times.ts';
import { tableOf } from '../board/table.ts';
import { Sign } from '../drawings/sign.tsx';
import { momentTexts } from '../texts/moments/index.ts';
import type { MomentTexts } from '../texts/moments/moment-texts.ts';

const SIGNS: Readonly<Record<keyof MomentTexts, BannerSign>> = {
  fought: { sign: <Sign name="crossed-sabres" /> },
  'ranked-up': { sign: <Sign name="rank" /> },
  upgraded: { sign: <Sign name="ship" /> },
  'quest-done': { sign: <Sign name="spyglass" /> },
  objective: { sign: <Sign name="ribbon-medal" /> },
  admiral: { sign: <Sign name="ribbon-medal" /> },
  'explorer-home': { sign: <Sign name="explorer" /> },
  scoring: { sign: <Sign name="laurels" /> },
};

export const banners: Banners = { texts: [momentTexts], bannerOf };

function bannerOf(props: BoardProps): Banner | undefined {
  const { latest, view } = tableOf(props);
  const event = momentAmong(latest.events);
  if (event === undefined || !hasBanner(event.key)) return undefined;
  const seat = 'seat' in event ? event.seat : undefined;
  return {
    title: momentTexts.in(props.locale)[event.key],
    lines: [props.speech.event(event)],
    ...SIGNS[event.key],
    place: `.ma-target[data-thing="${view.players[seat ?? 0]?.ship ?? ''}"]`,
  };
}

function hasBanner(key: string): key is keyof MomentTexts {
  return key in SIGNS;
}
