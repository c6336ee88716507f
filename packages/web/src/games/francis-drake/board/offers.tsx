/** Legal moves that are buttons: all but those at a place on the table. */
import { defined } from '@captains-table/kernel';
import { GoodToken } from '../drawings/good-token.tsx';
import { Sign } from '../drawings/sign.tsx';
import type { SignName } from '../drawings/sign.tsx';
import type { BoardProps, Offer } from '../../../board-kit/board.ts';
import { capital } from '../../../app/capital.ts';
import type { Move, Table } from './table.ts';
import { destinationOf, tableOf } from './table.ts';

const SIGNS: Partial<Record<Move['kind'], SignName>> = {
  pass: 'anchor',
  attack: 'cannon',
  home: 'home',
  'sail-on': 'compass',
};

export function offersOf(props: BoardProps): readonly Offer[] {
  const table = tableOf(props);
  return table.legal
    .filter((move) => isButton(move, table))
    .map((move): Offer => {
      const icon = iconOf(move);
      const note = noteOf(move, table);
      return {
        move,
        label: labelOf(move, table, props),
        weight: isFirstChoice(move, table) ? 'primary' : 'secondary',
        ...defined({ icon, note }),
      };
    })
    .toSorted((a, b) => Number(b.weight === 'primary') - Number(a.weight === 'primary'));
}

/** Places of the street and of the chart are clicked themselves. */
function isButton(move: Move, { pending }: Table): boolean {
  switch (move.kind) {
    case 'pass':
    case 'leave':
    case 'attack':
    case 'barter':
    case 'decline':
    case 'home':
    case 'sail-on':
      return true;
    case 'choose':
      return pending?.kind === 'drake';
    default:
      return false;
  }
}

/** One primary button a screen: what most people will do next. */
function isFirstChoice(move: Move, { legal }: Table): boolean {
  if (move.kind === 'barter') return legal.find(({ kind }) => kind === 'barter') === move;
  return move.kind === 'attack' || move.kind === 'sail-on';
}

function labelOf(move: Move, { words, game, pending }: Table, { speech }: BoardProps): string {
  switch (move.kind) {
    case 'pass':
    case 'attack':
    case 'decline':
    case 'home':
    case 'leave':
      return words.offer[move.kind];
    case 'sail-on':
      return words.offer.sailOn;
    case 'barter':
      return capital(game.goods[move.good]);
    case 'choose':
      return capital(game.choice(move.place, move.take));
    default:
      return capital(speech.move(move, pending));
  }
}

function iconOf(move: Move): Offer['icon'] {
  if (move.kind === 'barter') return <GoodToken kind={move.good} />;
  const sign = SIGNS[move.kind];
  return sign === undefined ? undefined : <Sign name={sign} />;
}

function noteOf(move: Move, { words, pending, view }: Table): string | undefined {
  if (move.kind === 'attack' && pending?.kind === 'attack') {
    return words.offer.points(destinationOf(view, pending.at).points);
  }
  if (move.kind === 'home' && pending?.kind === 'home' && pending.bonus > 0) {
    return words.offer.points(pending.bonus);
  }
  return undefined;
}
