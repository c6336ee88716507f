/** The result as a picture of 1200 by 630, the size that other places show beside a link. */
import type { JSX } from 'preact';
import { CompassRose } from '../../design/drawings/chart/compass-rose.tsx';
import { Laurel } from '../../design/drawings/laurel.tsx';
import type { FaceName } from '../../design/drawings/portrait/face-name.ts';
import { Portrait } from '../../design/drawings/portrait/portrait.tsx';
import { SealMark } from '../../design/drawings/seal.tsx';
import { seatNumber } from '../../design/drawings/seat-number.ts';
import { Ship } from '../../design/drawings/ship.tsx';
import type { RaceMark } from '../end/race-marks.tsx';
import type { RacePoint } from '../end/race.ts';
import { apart, lineOf, pathOf, ticks } from '../end/race.ts';
import './result-picture.css';

export const PICTURE = { width: 1200, height: 630 } as const;

export interface Pictured {
  /** Absent for an opponent whom the rules play. */
  readonly seat: number | undefined;
  readonly portrait: FaceName | undefined;
  /** Of such an opponent: a mark of its own, in a box of 40 by 40. */
  readonly mark: JSX.Element | undefined;
  readonly name: string;
  readonly score: string;
}

interface ResultInWords {
  readonly game: string;
  /** `Inès wins` */
  readonly title: string;
  /** What decided, where points did not. */
  readonly why: string | undefined;
  /** Turns and day. */
  readonly note: string;
}

interface Props {
  readonly said: ResultInWords;
  /** The winner in the laurel; nobody if all have lost. */
  readonly winner: Pictured | undefined;
  /** From the first place to the last. */
  readonly finishers: readonly Pictured[];
  readonly points: readonly RacePoint[];
  /** Whose line is whose. */
  readonly marks: readonly RaceMark[];
}

const RIGHT = { x: 560, width: 556 };
/** The mark behind each line is so large. */
const RACE = { y: 474, height: 104, mark: 26 };

export function ResultPicture({ said, winner, finishers, points, marks }: Props): JSX.Element {
  return (
    <svg
      class="result-picture"
      viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
      role="img"
      aria-label={said.title}
    >
      <Ground />
      <g transform="translate(296 282)">
        {winner === undefined ? <CompassRose cx={0} cy={0} r={150} /> : <Laurel />}
        {winner !== undefined && <Face of={winner} size={248} />}
      </g>
      <g transform="translate(1040 44)">
        <Ship kind="g" />
      </g>
      <g transform="translate(964 34) scale(0.58)">
        <Ship kind="p" />
      </g>
      <text class="result-picture-game" x={RIGHT.x} y="86">
        {said.game}
      </text>
      <Fitted class="result-picture-title" text={said.title} y={172} size={88} width={RIGHT.width} />
      {said.why !== undefined && (
        <Fitted class="result-picture-why" text={said.why} y={228} size={30} width={RIGHT.width} />
      )}
      <Finishers of={finishers} />
      <Race points={points} marks={marks} />
      <g transform="translate(76 550) scale(1.1)">
        <CompassRose cx={20} cy={20} r={19} detail="mark" />
      </g>
      <text class="result-picture-brand" x="132" y="580">
        Captain’s Table
      </text>
      <text class="result-picture-note" x="350" y="579">
        {said.note}
      </text>
    </svg>
  );
}

/** The sea, the rays of a rose and the frame of a chart. */
function Ground(): JSX.Element {
  const rays = Array.from({ length: 32 }, (_, index) => {
    const angle = (index * Math.PI) / 16;
    return `M296 282L${(296 + 1200 * Math.cos(angle)).toFixed(0)} ${(282 + 1200 * Math.sin(angle)).toFixed(0)}`;
  });
  return (
    <>
      <rect class="result-picture-sea" width="1200" height="630" />
      <path class="result-picture-rays" d={rays.join('')} />
      <rect class="result-picture-frame-paper" x="7" y="7" width="1186" height="616" />
      <rect class="result-picture-frame-ink" x="7" y="7" width="1186" height="616" />
      <path class="result-picture-frame-rule" d="M0.5 0.5H1199.5V629.5H0.5ZM13.5 13.5H1186.5V616.5H13.5Z" />
    </>
  );
}

/** Letters that become smaller rather than leave their place. */
interface FittedProps {
  readonly class: string;
  readonly text: string;
  readonly y: number;
  readonly size: number;
  readonly width: number;
}

function Fitted({ class: name, text, y, size, width }: FittedProps): JSX.Element {
  return (
    <text class={name} x={RIGHT.x} y={y} font-size={fittedSize(text, size, width)}>
      {text}
    </text>
  );
}

/** Letters of the display face are a little under half as wide as high. */
export function fittedSize(text: string, size: number, width: number): number {
  return Math.min(size, Math.floor(width / (text.length * 0.47)));
}

/** A portrait with its seal, or a seal alone, around the origin. */
function Face({
  of: { seat, portrait, mark, name },
  size,
}: {
  readonly of: Pictured;
  readonly size: number;
}): JSX.Element {
  const alone = size * 0.8;
  const own = seat === undefined ? mark : <SealMark seat={seatNumber(seat)} name={name} />;
  if (portrait === undefined) return <MarkAt mark={own} x={0} y={0} size={alone} />;
  return (
    <>
      <svg x={-size / 2} y={-size / 2} width={size} height={size} viewBox="0 0 108 108">
        <Portrait of={portrait} />
      </svg>
      <MarkAt mark={own} x={size * 0.37} y={size * 0.37} size={size * 0.27} />
    </>
  );
}

interface MarkProps {
  readonly mark: JSX.Element | undefined;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function MarkAt({ mark, x, y, size }: MarkProps): JSX.Element {
  return <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 40})`}>{mark}</g>;
}

function Finishers({ of }: { readonly of: readonly Pictured[] }): JSX.Element {
  const gap = 14;
  const width = Math.min(180, (RIGHT.width - gap * (of.length - 1)) / Math.max(1, of.length));
  return (
    <>
      {of.map((finisher, index) => (
        <g key={finisher.name} transform={`translate(${RIGHT.x + index * (width + gap)} 262)`}>
          <rect class="result-picture-card" width={width} height="182" rx="5" />
          <g transform={`translate(${width / 2} 46)`}>
            <Face of={finisher} size={62} />
          </g>
          <text
            class="result-picture-name"
            x={width / 2}
            y="106"
            font-size={fittedSize(finisher.name, 24, width - 16)}
          >
            {finisher.name}
          </text>
          <text class="result-picture-score" x={width / 2} y="160">
            {finisher.score}
          </text>
        </g>
      ))}
    </>
  );
}

function Race({ points, marks }: Pick<Props, 'points' | 'marks'>): JSX.Element {
  if (points.length < 2) return <></>;
  const scale = ticks(
    points.flatMap(({ standing }) => standing),
    2,
  );
  const box = { width: RIGHT.width, height: RACE.height };
  const height = (value: number) => box.height * (1 - (value - scale.least) / (scale.greatest - scale.least));
  const lines = marks.map((_, at) => lineOf(points, at, scale, box));
  const ends = apart(
    lines.map((line) => line.at(-1)?.y ?? 0),
    RACE.mark,
    box.height,
  );
  return (
    <g transform={`translate(${RIGHT.x + 12} ${RACE.y})`}>
      {scale.values.map((value) => (
        <g key={value}>
          <path class="result-picture-tick" d={`M0 ${height(value)}H${box.width}`} />
          <text class="result-picture-figure" x="-8" y={height(value) + 5}>
            {value}
          </text>
        </g>
      ))}
      {lines.map((line, at) => (
        <g key={at}>
          <path
            class={`result-picture-line result-picture-dash-${seatNumber(at)} ${marks[at]?.colour ?? ''}`}
            d={pathOf(line)}
          />
          <MarkAt mark={marks[at]?.mark} x={box.width + RACE.mark} y={ends[at] ?? 0} size={RACE.mark} />
        </g>
      ))}
    </g>
  );
}
