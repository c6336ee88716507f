import type { JSX } from 'preact';
import type { PlaceView } from '@captains-table/francis-drake';
import { Sign } from '../drawings/sign.tsx';
import { choiceGifts, circleGifts, costOf, marksOf } from './gifts.ts';
import type { Mark } from './gifts.ts';
import { SealOf } from '../board/seal-of.tsx';
import type { Table } from '../board/table.ts';

/** The circles of a place: what they give, and who took which. */
export function Circles({ table, place }: { readonly table: Table; readonly place: PlaceView }): JSX.Element {
  const gifts = circleGifts(table.content, place.place, table.view.players.length);
  const cost = costOf(table.content, place.place);
  if (gifts.length > 0) {
    const isDrake = place.place === 'drake';
    return (
      <span class={isDrake ? 'drake-circles drake-circles-linked' : 'drake-circles'}>
        {gifts.map((gift, i) => (
          <Circle
            key={i}
            seat={place.circles[i]}
            marks={isDrake ? DRAKE_MARKS : marksOf(gift)}
            table={table}
          />
        ))}
      </span>
    );
  }
  const taken = place.circles.filter((seat) => seat >= 0);
  return (
    <span class="drake-circles">
      {cost > 0 && <span class="drake-price">−{cost}</span>}
      {taken.length === 0 && (
        <span class="drake-circle">
          <Marks marks={choiceGifts(table.content, place.place).flatMap(marksOfChoice)} />
        </span>
      )}
      {taken.map((seat) => (
        <SealOf key={seat} seat={seat} name={table.name(seat)} class="drake-circle-seal" />
      ))}
    </span>
  );
}

const DRAKE_MARKS: readonly Mark[] = [{ sign: 'crew' }, { sign: 'cannon' }];

/** One sign for each choice: what it is about. */
function marksOfChoice(gift: Parameters<typeof marksOf>[0]): readonly Mark[] {
  if (gift.galleon === true) return [{ sign: 'galleon' }];
  if (gift.barrels !== undefined) return [{ sign: 'barrel' }];
  return [{ sign: (gift.crew ?? 0) > (gift.guns ?? 0) ? 'crew' : 'cannon' }];
}

interface CircleProps {
  readonly seat: number | undefined;
  readonly marks: readonly Mark[];
  readonly table: Table;
}

function Circle({ seat, marks, table }: CircleProps): JSX.Element {
  if (seat !== undefined && seat >= 0) {
    return <SealOf seat={seat} name={table.name(seat)} class="drake-circle-seal" />;
  }
  return (
    <span class="drake-circle">
      <Marks marks={marks} />
    </span>
  );
}

export function Marks({ marks }: { readonly marks: readonly Mark[] }): JSX.Element {
  return (
    <>
      {marks.map(({ sign, text }, i) => (
        <span key={i} class="drake-mark">
          {sign !== undefined && <Sign name={sign} />}
          {text}
        </span>
      ))}
    </>
  );
}
