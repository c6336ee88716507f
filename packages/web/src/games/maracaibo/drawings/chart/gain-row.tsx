import { defined } from '@captains-table/kernel';
import type { JSX } from 'preact';
import type { Mark } from '@captains-table/maracaibo/signs';
import type { SignName } from '../sign.tsx';
import { signPath } from '../sign.tsx';
import './gain-row.css';

/** One sign with its number: what is gained, or given. */
type Gain =
  | { readonly is: 'coin' | 'points'; readonly n: string }
  | { readonly is: 'sign'; readonly sign: SignName; readonly n?: string }
  | { readonly is: 'good' | 'item'; readonly name: string }
  | { readonly is: 'or' | 'for' };

interface Props {
  readonly gains: readonly Mark[];
  /** The middle of the row. */
  readonly x: number;
  readonly y: number;
  /** How high a sign is. */
  readonly size: number;
  /** Smaller where it would be wider than this. */
  readonly room?: number;
}

const GOOD_SIGNS: Readonly<Record<string, SignName>> = { sugar: 'sugar', tobacco: 'tobacco', corn: 'corn' };
const ITEM_SIGNS: Readonly<Record<string, SignName>> = {
  book: 'book',
  spyglass: 'spyglass',
  herb: 'three-leaves',
  map: 'map',
};

/** What of a pictogram is drawn on the chart: each thing of several, and nothing between them but strokes. */
export function gainsIn(marks: readonly Mark[]): readonly Gain[] {
  return marks.flatMap((mark): readonly Gain[] => {
    switch (mark.mark) {
      case 'doubloons':
        return [{ is: 'coin', n: mark.value }];
      case 'points':
        return [{ is: 'points', n: mark.value }];
      case 'sign':
        return [{ is: 'sign', sign: mark.sign, ...defined({ n: mark.value }) }];
      case 'good':
        return several(mark.value, { is: 'good', name: mark.good });
      case 'item':
        return several(mark.value, { is: 'item', name: mark.item });
      case 'between':
        return STROKES[mark.text] ?? [];
      default:
        return [];
    }
  });
}

const STROKES: Readonly<Record<string, readonly Gain[]>> = { '/': [{ is: 'or' }], '→': [{ is: 'for' }] };

function several(n = '1', gain: Gain): readonly Gain[] {
  return Array.from({ length: Number(n) }, () => gain);
}

/** Drawn in boxes so high. */
const BOX = 20;
const GAP = 3;

function widthOf(gain: Gain): number {
  switch (gain.is) {
    case 'sign':
      return gain.n === undefined ? BOX : BOX + 11;
    case 'points':
      return BOX + 3;
    case 'or':
    case 'for':
      return BOX / 2;
    default:
      return BOX;
  }
}

/** Signs in a row, for a drawing that scales as a whole. */
export function GainRow({ gains: marks, x, y, size, room = Infinity }: Props): JSX.Element {
  const gains = gainsIn(marks);
  const wide = gains.reduce((sum, gain) => sum + widthOf(gain), 0) + GAP * Math.max(0, gains.length - 1);
  const scale = Math.min(size / BOX, room / wide);
  let left = -wide / 2;
  const font = Math.round(Math.min(34, Math.max(16, 16 / scale)) * 10) / 10;
  return (
    <g
      class="ma-gains"
      style={`--gain-font:${font}px`}
      transform={`translate(${x} ${y}) scale(${Math.round(scale * 1000) / 1000})`}
    >
      {gains.map((gain, i) => {
        const at = left;
        left += widthOf(gain) + GAP;
        return (
          <g key={i} transform={`translate(${at} ${-BOX / 2})`}>
            <OneGain gain={gain} font={font} />
          </g>
        );
      })}
    </g>
  );
}

function OneGain({ gain, font }: { readonly gain: Gain; readonly font: number }): JSX.Element {
  const base = Math.round((10 + font * 0.315) * 10) / 10;
  switch (gain.is) {
    case 'coin':
      return (
        <>
          <circle class="ma-gain-coin" cx="10" cy="10" r="9.3" />
          <text class="ma-gain-on-coin" x="10" y={base}>
            {gain.n}
          </text>
        </>
      );
    case 'points':
      return (
        <>
          <g transform="translate(-0.5 -2)">
            <Path sign="laurels" class="ma-gain-wreath" size={24} />
          </g>
          <text
            class={
              gain.n.length > 1
                ? 'ma-gain-number ma-gain-middle ma-gain-long'
                : 'ma-gain-number ma-gain-middle'
            }
            x="11.5"
            y={base}
          >
            {gain.n}
          </text>
        </>
      );
    case 'sign':
      return (
        <>
          <Path sign={gain.sign} class="ma-gain-sign" size={BOX} />
          {gain.n !== undefined && (
            <text class="ma-gain-number" x="21.2" y={base}>
              {gain.n}
            </text>
          )}
        </>
      );
    case 'good':
      return <Piece sign={GOOD_SIGNS[gain.name] ?? 'corn'} kind={gain.name} round={false} />;
    case 'item':
      return <Piece sign={ITEM_SIGNS[gain.name] ?? 'book'} kind={gain.name} round />;
    case 'or':
      return <path class="ma-gain-stroke" d="M1 20L9 0" />;
    case 'for':
      return <path class="ma-gain-stroke" d="M0 10H9M5 5.5L9.600 10 5 14.5" />;
  }
}

interface PathProps {
  readonly sign: SignName;
  readonly class: string;
  readonly size: number;
}

function Path({ sign, class: look, size }: PathProps): JSX.Element {
  return (
    <path class={look} d={signPath(sign)} transform={`scale(${Math.round((size / 512) * 1e6) / 1e6})`} />
  );
}

interface PieceProps {
  readonly sign: SignName;
  readonly kind: string;
  readonly round: boolean;
}

/** A good is a square, an item is round. */
function Piece({ sign, kind, round }: PieceProps): JSX.Element {
  return (
    <g class={`ma-piece ma-token-${kind}`}>
      <rect class="ma-piece-ground" x="0.5" y="0.5" width="19" height="19" rx={round ? 9.5 : 2.5} />
      <g transform="translate(3.2 3.2)">
        <Path sign={sign} class="ma-piece-sign" size={13.6} />
      </g>
    </g>
  );
}
