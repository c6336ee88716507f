import type { JSX } from 'preact';
import type { DiscName, Point } from '@captains-table/francis-drake';
import { signPath } from '../drawings/sign.tsx';
import { SealMark } from '../../../design/drawings/seal.tsx';
import { seatNumber } from '../../../design/drawings/seat-number.ts';

interface Props {
  readonly at: Point;
  readonly seat: number;
  readonly name: string;
  readonly disc?: DiscName | 'hidden';
  /** The viewer's own, face down for everybody else. */
  readonly own?: boolean;
  readonly done?: boolean;
  readonly turning?: boolean;
  readonly acting?: boolean;
}

const TICK = 'M1 6l4 4.2L13 1';

/** A mission disc: the letter of its owner while it lies face down, its number when it is known. */
export function ChartDisc(props: Props): JSX.Element {
  const { at, seat, name, disc = 'hidden', own, done, turning, acting } = props;
  const [x, y] = at;
  const picture = disc === 'hind' || disc === 'ghost' ? disc : undefined;
  const mark = picture !== undefined ? ' ' : disc === 'hidden' ? name : disc;
  const classes = ['drake-disc', `seat-${seatNumber(seat)}`];
  if (own === true) classes.push('drake-disc-own');
  if (done === true) classes.push('drake-disc-done');
  if (turning === true) classes.push('drake-disc-turning');
  if (acting === true) classes.push('drake-disc-acting');
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class={classes.join(' ')}>
        {acting === true && <circle class="drake-disc-lamp" r="15" />}
        <g transform="translate(-12.4 -12.4) scale(0.62)">
          <SealMark seat={seatNumber(seat)} name={mark} />
        </g>
        {picture !== undefined && (
          <path
            class="drake-disc-sign"
            transform="translate(-6.5 -6.5) scale(0.0254)"
            d={signPath(picture)}
          />
        )}
        {own === true && <circle class="drake-disc-lid" r="13" />}
        {done === true && (
          <>
            <path class="drake-disc-tick drake-disc-tick-ground" d={TICK} />
            <path class="drake-disc-tick" d={TICK} />
          </>
        )}
      </g>
    </g>
  );
}
