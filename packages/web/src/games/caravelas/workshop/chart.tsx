/** The chart of the world, to be edited in the workshop. */
import type { Content } from '@captains-table/caravelas';
import type { CaravelasTexts } from '@captains-table/caravelas/texts';
import type { JSX } from 'preact';
import type { ChartShown, EditableChart } from '../../../workshop/chart/editable-chart.ts';
import { namesOf } from '../board/names.ts';
import { Places } from '../chart/places.ts';
import { PortLabels, Signs } from '../chart/ports.tsx';
import { SHEET } from '../chart/sheet.ts';
import { ChartSheet } from '../drawings/chart/chart-sheet.tsx';
import { PortMark } from '../drawings/chart/port-mark.tsx';
import { boardTexts } from '../texts/index.ts';
import { layers } from './layers.ts';
import '../chart/chart.css';

function Drawing({ content, texts: game, locale }: ChartShown<CaravelasTexts>): JSX.Element {
  const box: Content = content;
  const places = new Places(box);
  const words = boardTexts.in(locale);
  const table = { places, names: namesOf(box, game), view: { mode: 'full' } } as const;
  return (
    <svg viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}>
      <ChartSheet
        spaces={places.points}
        currents={places.currents}
        closed={places.closedSides}
        frontier={places.frontier}
        words={words.sheet}
      />
      <Signs table={table} />
      {places.all.map(({ id, point, port, isHome }) => {
        if (isHome) return <PortMark key={id} at={point} value={0} home />;
        if (port === undefined) return undefined;
        const { good, value } = port;
        const mark = good === undefined ? {} : { good: { kind: good, letter: words.goods[good].letter } };
        return <PortMark key={id} at={point} value={value} {...mark} />;
      })}
      <PortLabels table={table} />
    </svg>
  );
}

export const editableChart: EditableChart = {
  sheets: {
    chart: { size: { ...SHEET, farthest: 'whole', readable: 0.6 }, corner: { x: 0, y: 0 }, Drawing },
  },
  layers,
  about: ['spaces', 'currents', 'closed', 'beyond', 'home', 'ports'],
};
