/** What is drawn over the chart during a moment. */
import type { Banner, Banners, BannerSign } from '../../../board-kit/banner.ts';
import type { BoardProps } from '../../../board-kit/board.ts';
import { momentAmong } from '../board/show-times.ts';
import type { Event } from '../board/table.ts';
import { tableOf } from '../board/table.ts';
import { Glyph } from '../drawings/glyph.tsx';
import { momentTexts } from '../texts/moments/index.ts';
import type { MomentTexts } from '../texts/moments/moment-texts.ts';

const SIGNS: Readonly<Record<keyof MomentTexts, BannerSign>> = {
  rounded: { sign: <Glyph name="anchor" /> },
  struck: { sign: <Glyph name="lightning-storm" />, loss: true },
  stormed: { sign: <Glyph name="lightning-storm" />, loss: true },
  becalmed: { sign: <Glyph name="calm" />, loss: true },
  sank: { sign: <Glyph name="wreck" />, loss: true },
  discovered: { sign: <Glyph name="flag" /> },
  built: { sign: <Glyph name="arch" /> },
  upgraded: { sign: <Glyph name="compass" /> },
  ending: { sign: <Glyph name="arch" /> },
};

export const banners: Banners = { texts: [momentTexts], bannerOf };

function bannerOf(props: BoardProps): Banner | undefined {
  const { latest, places, view } = tableOf(props);
  const event = momentAmong(latest.events);
  const key = event === undefined ? undefined : titleOf(event);
  if (event === undefined || key === undefined) return undefined;
  const seat = 'seat' in event ? event.seat : undefined;
  const at = event.key === 'discovered' ? places.ofPort(event.port)?.id : view.fleets[seat ?? 0]?.at;
  return {
    title: momentTexts.in(props.locale)[key],
    lines: [props.speech.event(event)],
    ...SIGNS[key],
    place: `[data-space="${at ?? ''}"]`,
  };
}

function titleOf(event: Event): keyof MomentTexts | undefined {
  switch (event.key) {
    case 'rounded':
      return event.safe ? 'rounded' : 'struck';
    case 'stormed':
    case 'blown':
      return 'stormed';
    case 'becalmed':
    case 'sank':
    case 'discovered':
    case 'built':
    case 'upgraded':
    case 'ending':
      return event.key;
    default:
      return undefined;
  }
}
