/** The Caribbean and the street, to be edited in the workshop. */
import type { Content } from '@captains-table/francis-drake';
import type { FrancisDrakeTexts } from '@captains-table/francis-drake/texts';
import type { JSX } from 'preact';
import type { ChartShown, EditableChart } from '../../../workshop/chart/editable-chart.ts';
import { Goods } from '../chart/destination-drawing.tsx';
import { LANES, SHEET, ZONE_LINES, spotsOf } from '../chart/layout.ts';
import { ZonePlates } from '../chart/zone-heads.tsx';
import { ChartSheet } from '../drawings/chart-sheet.tsx';
import { ChartCircle, FactsPlate, PlaceMark } from '../drawings/place-mark.tsx';
import { boardTexts } from '../texts/index.ts';
import { boardFacts } from './board-facts.ts';
import { Place } from './index.tsx';
import { SLOT, layers, slotAt } from './layers.ts';
import '../chart/chart.css';

type Shown = ChartShown<FrancisDrakeTexts>;

function Caribbean({ content, texts, locale }: Shown): JSX.Element {
  const box: Content = content;
  const spots = spotsOf(box);
  return (
    <ChartSheet sheet={SHEET} lanes={LANES} zoneLines={ZONE_LINES}>
      <ZonePlates words={boardTexts.in(locale)} />
      {box.destinations.map((destination) => {
        const { id, kind, zone, treasure, points = 0, goods = [] } = destination;
        const spot = spots.get(id);
        if (spot === undefined) return undefined;
        const { at, name, facts, circles } = spot;
        return (
          <g key={id}>
            <PlaceMark kind={kind} x={at[0]} y={at[1]} zone={zone} treasure={treasure} />
            {kind !== 'galleon' && (
              <text class={`drake-place-mark-name drake-name-${name.anchor}`} x={name.x} y={name.y}>
                {texts.destinations[id]}
              </text>
            )}
            {kind === 'trade' ? (
              <Goods x={facts.x} y={facts.y} goods={goods} />
            ) : (
              <FactsPlate {...facts} facts={boardFacts(destination)} points={points} />
            )}
            {circles.map(([x, y], i) => (
              <ChartCircle key={i} x={x} y={y} zone={zone} number={i + 1} />
            ))}
          </g>
        );
      })}
    </ChartSheet>
  );
}

const STREET = { width: SLOT.width * 2, height: SLOT.height * SLOT.rows } as const;

/** The last two places lie where they lie. */
function StreetTiles({ content, texts, locale }: Shown): JSX.Element {
  const box: Content = content;
  const { order } = box.street;
  const last = box.places.map(({ id }) => id).filter((id) => !order.includes(id));
  return (
    <svg viewBox={`0 0 ${STREET.width} ${STREET.height}`}>
      {[...order, ...last].map((id, index) => {
        const { x, y } = slotAt(index);
        return (
          <foreignObject key={id} x={x - 95} y={y - 28} width="190" height="56">
            <Place content={content} texts={texts} locale={locale} collection="places" id={id} />
          </foreignObject>
        );
      })}
    </svg>
  );
}

const CLOSE = { farthest: 'whole', readable: 0.5, finger: 0.9, near: 1.2, closest: 2.4 } as const;

export const editableChart: EditableChart = {
  sheets: {
    chart: {
      size: { width: SHEET.width, height: SHEET.height, ...CLOSE },
      corner: { x: SHEET.x, y: SHEET.y },
      Drawing: Caribbean,
    },
    street: { size: { ...STREET, ...CLOSE }, corner: { x: 0, y: 0 }, Drawing: StreetTiles },
  },
  layers,
  about: ['destinations', 'street', 'chart', 'plan'],
};
