/** What is drawn over the harbour during a moment. */
import type { Banner, Banners, BannerSign } from '../../../board-kit/banner.ts';
import type { BoardProps } from '../../../board-kit/board.ts';
import { momentAmong } from '../board/show-times.ts';
import { tableOf } from '../board/table.ts';
import { Glyph } from '../drawings/glyph.tsx';
import { momentTexts } from '../texts/moments/index.ts';
import type { MomentTexts } from '../texts/moments/moment-texts.ts';

const SIGNS: Readonly<Record<keyof MomentTexts, BannerSign>> = {
  busted: { sign: <Glyph name="pirate-skull" />, loss: true },
  taxed: { sign: <Glyph name="scales" />, loss: true },
  repelled: { sign: <Glyph name="crossed-sabres" /> },
  explored: { sign: <Glyph name="treasure-map" /> },
  claimed: { sign: <Glyph name="open-book" /> },
  ending: { sign: <Glyph name="hourglass" /> },
};

export const banners: Banners = { texts: [momentTexts], bannerOf };

export function bannerOf(props: BoardProps): Banner | undefined {
  const event = momentAmong(tableOf(props).latest.events);
  if (event === undefined || !hasBanner(event.key)) return undefined;
  return {
    title: momentTexts.in(props.locale)[event.key],
    lines: [props.speech.event(event)],
    ...SIGNS[event.key],
  };
}

function hasBanner(key: string): key is keyof MomentTexts {
  return key in SIGNS;
}
