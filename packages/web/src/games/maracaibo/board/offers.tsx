/** Legal moves that lie nowhere on the table are buttons. */
import type { SignName } from '../drawings/sign.tsx';
import { Sign } from '../drawings/sign.tsx';
import type { BoardProps, Offer } from '../../../board-kit/board.ts';
import { capital } from '../../../app/capital.ts';
import type { Move } from './table.ts';
import { tableOf } from './table.ts';
import { thingOf } from './things.ts';

export function offersOf(props: BoardProps): readonly Offer[] {
  const { legal, mine, pending } = tableOf(props);
  if (!mine) return [];
  return legal
    .filter((move) => thingOf(move) === undefined && !ON_COMBAT_CARD.has(move.kind))
    .map((move) => {
      const sign = SIGNS[move.kind];
      return {
        move,
        label: capital(props.speech.move(move, pending)),
        ...(sign === undefined ? {} : { icon: <Sign name={sign} /> }),
        weight: FIRST_CHOICES.has(move.kind) ? 'primary' : 'secondary',
      };
    });
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
