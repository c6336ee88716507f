import type { JSX } from 'preact';
import { CaptainsBox } from '../captains/captains-box.tsx';
import { OpeningSteps } from '../cards/opening.tsx';
import { Chart } from '../chart/chart.tsx';
import { Dock } from '../dock/dock.tsx';
import { Nation } from '../nations/nation.tsx';
import { Overlays } from '../nations/overlays.tsx';
import type { Screen } from '../screen/use-screen.ts';
import { Career } from '../ship/career/career.tsx';
import { Ship } from '../ship/ship.tsx';
import { NATIONS } from './pieces.ts';
import type { SectionProps } from './section.ts';
import type { Event } from './table.ts';
import { isOpening, ownOf } from './table.ts';

export interface PartsProps extends SectionProps {
  /** Whose ship is shown. */
  readonly of: number;
  readonly onShow: (seat: number) => void;
  readonly happened: readonly Event[];
}

interface Props extends PartsProps {
  readonly screen: Screen;
}

/** The chart with the side beside it, and the dock below. Before the first turn the careers lie over the side. */
export function OneScreen({ screen, of, onShow, happened, ...section }: Props): JSX.Element {
  const { board, table, story } = section;
  const opening = isOpening(table) && ownOf(table) !== undefined;
  return (
    <>
      <div class="ma-main">
        <div class="ma-sea" data-board-frame>
          <Chart {...section} />
        </div>
        <aside class="ma-side" aria-label={table.words.jump}>
          <Ship {...section} of={of} onShow={onShow} />
          <Career {...section} of={of} />
          <CaptainsBox {...section} of={of} onShow={onShow} />
          <div class="ma-nations">
            {NATIONS.map((nation) => (
              <Nation key={nation} {...section} nation={nation} />
            ))}
          </div>
          {story === undefined ? (
            <div class="ma-ticker">{board.parts?.newest}</div>
          ) : (
            <story.StoryPanel {...section} screen={screen} />
          )}
          <Overlays {...section} happened={happened}>
            {opening && <OpeningSteps {...section} />}
          </Overlays>
        </aside>
      </div>
      <Dock {...section} screen={screen} happened={happened} />
    </>
  );
}
