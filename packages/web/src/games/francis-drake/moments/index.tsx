/** What is drawn over the chart during a moment. */
import type { Event } from '@captains-table/francis-drake';
import type { Banner, Banners, BannerSign } from '../../../board-kit/banner.ts';
import type { BoardProps } from '../../../board-kit/board.ts';
import { tableOf } from '../board/table.ts';
import type { Table } from '../board/table.ts';
import { Sign } from '../drawings/sign.tsx';
import { stageOf } from '../stage/stage.ts';
import { momentTexts } from '../texts/moments/index.ts';
import type { MomentTexts } from '../texts/moments/moment-texts.ts';

const SIGNS: Readonly<Record<keyof MomentTexts, BannerSign>> = {
  town: { sign: <Sign name="town" /> },
  fort: { sign: <Sign name="fort" /> },
  galleon: { sign: <Sign name="galleon" /> },
  failed: { sign: <Sign name="ghost" />, loss: true },
  'ghost-vanished': { sign: <Sign name="ghost" /> },
  conquests: { sign: <Sign name="cannon" /> },
  'chest-opened': { sign: <Sign name="locked-chest" /> },
};

export const banners: Banners = { texts: [momentTexts], bannerOf };

/** The stage shows one thing after the other; so does the banner. What it said last is over when something else happens. */
function bannerOf(props: BoardProps): Banner | undefined {
  const { told } = stageOf(props);
  const table = tableOf(props);
  if (told === undefined || !table.latest.events.includes(told)) return undefined;
  const key = titleOf(told, table);
  if (key === undefined) return undefined;
  return {
    title: momentTexts.in(props.locale)[key],
    lines: [props.speech.event(told)],
    ...SIGNS[key],
    place: 'at' in told && typeof told.at === 'string' ? `[data-destination="${told.at}"]` : undefined,
  };
}

function titleOf(event: Event, { content }: Pick<Table, 'content'>): keyof MomentTexts | undefined {
  switch (event.key) {
    case 'attacked': {
      const kind = content.destinations.find(({ id }) => id === event.at)?.kind;
      return kind === 'trade' ? undefined : kind;
    }
    case 'failed':
    case 'ghost-vanished':
    case 'conquests':
    case 'chest-opened':
      return event.key;
    default:
      return undefined;
  }
}
