import type { ProfileRating } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { locale } from '../app/settings.ts';
import { profileWords } from './words.ts';

const WIDTH = 620;
const HEIGHT = 170;
const LEFT = 44;
const RIGHT = 56;
const BOTTOM = 22;
const TOP = 10;

/** How a rating went, game by game, with how sure it is now. */
export function RatingChart({ rating }: { readonly rating: ProfileRating }): JSX.Element {
  const { points, value, deviation } = rating;
  const values = points.map((point) => point.value);
  const marks = scaleFor(Math.min(...values, value - 40), Math.max(...values, value + 40));
  const [low = 0, high = 1] = [marks[0], marks.at(-1)];
  const x = (index: number) => LEFT + (index / Math.max(1, points.length - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (at: number) => HEIGHT - BOTTOM - ((at - low) / (high - low)) * (HEIGHT - BOTTOM - TOP);
  const clamped = (at: number) => Math.min(HEIGHT - BOTTOM, Math.max(TOP, y(at)));
  const line = points.map(
    (point, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(point.value).toFixed(1)}`,
  );
  const end = x(points.length - 1);
  return (
    <svg
      class="rating-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={profileWords.value.chart(Math.round(value), points.length)}
    >
      {marks.map((mark) => (
        <g key={mark}>
          <path class="rating-chart-rule" d={`M${LEFT} ${y(mark)}H${WIDTH - RIGHT}`} />
          <text class="rating-chart-mark" x={LEFT - 8} y={y(mark) + 4} text-anchor="end">
            {mark}
          </text>
        </g>
      ))}
      <path
        class="rating-chart-doubt"
        d={`M${end} ${clamped(value + 2 * deviation)}V${clamped(value - 2 * deviation)}`}
      />
      {line.length > 1 && <path class="rating-chart-line" d={line.join('')} />}
      <circle class="rating-chart-end" cx={end} cy={y(value)} r="4.5" />
      <text class="rating-chart-value" x={end + 10} y={y(value) + 5}>
        {Math.round(value)}
      </text>
      {dates(points).map(({ index, text }) => (
        <text
          key={index}
          class="rating-chart-mark"
          x={x(index)}
          y={HEIGHT - 4}
          text-anchor={index === 0 ? 'start' : 'middle'}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

/** Round values around what is shown, at most six. */
function scaleFor(low: number, high: number): readonly number[] {
  const step = [25, 50, 100, 200, 400].find((one) => (high - low) / one <= 4) ?? 800;
  const first = Math.floor(low / step) * step;
  const count = Math.ceil((high - first) / step) + 1;
  return Array.from({ length: count }, (_, index) => first + index * step);
}

/** A few dates along the way: the first of all, and where a month begins. */
function dates(points: ProfileRating['points']): readonly { index: number; text: string }[] {
  const days = (points.at(-1)?.at ?? 0) - (points[0]?.at ?? 0);
  const long = days > 90 * 86_400_000;
  const format = new Intl.DateTimeFormat(
    locale.value,
    long ? { month: 'short', year: '2-digit' } : { day: 'numeric', month: 'short' },
  );
  const wanted = Math.min(5, points.length);
  const indices = Array.from({ length: wanted }, (_, n) =>
    Math.round((n / Math.max(1, wanted - 1)) * (points.length - 1)),
  );
  return [...new Set(indices)].map((index) => ({ index, text: format.format(points[index]?.at ?? 0) }));
}
