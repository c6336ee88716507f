/** Legal moves that lie nowhere on the table are buttons. */
import { defined } from '@captains-table/kernel';
import type { SignName } from '../drawings/sign.tsx';
import { Sign } from '../drawings/sign.tsx';
import type { BoardProps, Offer } from '../../../board-kit/board.ts';
import { capital } from '../../../app/capital.ts';
import { drawingAll } from './go-on.ts';
import type { Move, Table } from './table.ts';
import { ownOf, tableOf } from './table.ts';
import { marksOf } from '@captains-table/maracaibo/signs';
import { thingOf } from './things.ts';

export function offersOf(props: BoardProps): readonly Offer[] {
  const table = tableOf(props);
  const { legal, mine, pending } = table;
  if (!mine) return [];
  const offers = legal
    .filter((move) => thingOf(move) === undefined && !ON_COMBAT_CARD.has(move.kind))
    .map((move) => {
      const sign = SIGNS[move.kind];
      return {
        move,
        label: capital(props.speech.move(move, pending)),
        ...(sign === undefined ? {} : { icon: <Sign name={sign} /> }),
        ...defined({ note: noteOf(move, table) }),
        weight: FIRST_CHOICES.has(move.kind) ? ('primary' as const) : ('secondary' as const),
      };
    });
  return [...drawAll(props, table), ...offers];
}

/** All cards that are still to be drawn, at once. */
function drawAll(props: BoardProps, { legal, pending, words }: Table): readonly Offer[] {
  const draw = legal.find(({ kind }) => kind === 'draw');
  if (draw === undefined || pending?.kind !== 'draw' || pending.left < 2) return [];
  return [
    {
      move: draw,
      label: words.screen.drawAll(pending.left),
      icon: <Sign name="card" />,
      weight: 'primary',
      begins: () => (drawingAll(props).on = true),
    },
  ];
}

/** What a move that brings doubloons leaves one with. */
function noteOf({ kind }: Move, table: Table): string | undefined {
  const id = kind === 'doubloon' ? 'VA2' : kind === 'discard-hand' ? 'VA1' : undefined;
  const action = table.content.villageActions.find((candidate) => candidate.id === id);
  const have = ownOf(table)?.doubloons;
  if (action === undefined || have === undefined) return undefined;
  const gain = marksOf(action.effect).find(({ mark }) => mark === 'doubloons');
  return gain?.mark === 'doubloons' ? `${have} → ${have + Number(gain.value)}` : undefined;
}

/** Ways to raise and to spend the combat value stand together on the card of the combat. */
const ON_COMBAT_CARD: ReadonlySet<Move['kind']> = new Set(['boost', 'gain-influence', 'gold-mine']);

/** What most people will do next. */
const FIRST_CHOICES: ReadonlySet<Move['kind']> = new Set(['city', 'village', 'draw']);

const SIGNS: Readonly<Partial<Record<Move['kind'], SignName>>> = {
  city: 'city',
  village: 'village',
  doubloon: 'two-coins',
  'discard-hand': 'card',
  'spy-to-points': 'spy',
  draw: 'card',
  'two-points': 'laurels',
};
