/** Legal moves that are buttons: all but those on a space of the chart, on a card or beside the chart. */
import type { JSX } from 'preact';
import { Glyph } from '../drawings/glyph.tsx';
import type { BoardProps, Offer } from '../../../board-kit/board.ts';
import type { Move, Table } from './table.ts';
import { tableOf } from './table.ts';
import { costOf, nextMove } from './plan.ts';
import { voyageOf } from './voyage.ts';
import type { Voyage } from './voyage.ts';

export function offersOf(props: BoardProps): readonly Offer[] {
  const table = tableOf(props);
  const rest = table.legal.flatMap((move) => offerFor(move, table) ?? []);
  return [...plannedOffer(voyageOf(props), table), ...rest];
}

/** The first step of the drawn route: the others follow. */
function plannedOffer(voyage: Voyage, table: Table): readonly Offer[] {
  const plan = voyage.plan.value;
  const move = plan === undefined ? undefined : nextMove(plan, table.legal, voyage.windReady.value);
  if (plan === undefined || move === undefined) return [];
  const { planned, route } = table.words;
  const note =
    plan.bonus === true ? table.names.ways.free : route.cost(costOf(plan.steps), table.view.mode === 'dice');
  return [
    {
      move,
      label: planned.setSail,
      icon: 'wheel',
      note,
      weight: 'primary',
    },
  ];
}

function offerFor(move: Move, table: Table): Offer | undefined {
  const { outlook, words, view, seat } = table;
  const { offers } = words;
  switch (move.kind) {
    case 'anchor':
      return { move, label: offers.anchor, icon: <Glyph name="anchor" />, weight: 'secondary' };
    case 'call':
      return { move, label: offers.call, icon: <Glyph name="arch" />, weight: 'secondary' };
    case 'stay':
      return { move, label: offers.stay, icon: <Glyph name="anchor" />, weight: 'secondary' };
    case 'pass':
      return { move, label: offers.pass, weight: 'secondary' };
    case 'settle': {
      const { sale } = outlook.call(view, seat ?? 0);
      const isFirst = move.hand === 'fill';
      return {
        move,
        label: isFirst ? offers.fill : offers.swap,
        ...settleFace(isFirst, sale, table),
        weight: isFirst ? 'primary' : 'secondary',
      };
    }
    default:
      return undefined;
  }
}

function settleFace(
  isFirst: boolean,
  points: number,
  { words }: Table,
): { icon: JSX.Element; note?: string } {
  return {
    icon: <Glyph name={isFirst ? 'anchor' : 'hand'} />,
    ...(points > 0 ? { note: words.offers.points(points) } : {}),
  };
}
