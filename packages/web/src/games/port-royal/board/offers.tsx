/** Legal moves that are buttons: everything that is no card on the table. */
import { defined } from '@captains-table/kernel';
import { odds } from '../../../app/settings.ts';
import type { BoardProps, Offer } from '../../../board-kit/board.ts';
import type { GlyphName } from '../drawings/glyph.tsx';
import { Glyph } from '../drawings/glyph.tsx';
import { capital } from '../../../app/capital.ts';
import { percent } from '../../../app/numbers.ts';
import { adventureWords, tableOf } from './table.ts';
import type { Table, Move } from './table.ts';

const ICONS: Partial<Record<Move['kind'], GlyphName>> = {
  draw: 'card-draw',
  stop: 'anchor',
  gamble: 'dice',
  repel: 'crossed-sabres',
  'repel-keep': 'pirate-skull',
  'let-in': 'waves',
  look: 'spyglass',
  mission: 'open-book',
  sell: 'beer-stein',
  'buy-crowns': 'queen-crown',
  'buy-marker': 'trophy',
};

/** Moves that go on with the turn rather than end or decline something. */
function isFirstChoice(move: Move, kind: string | undefined): boolean {
  switch (move.kind) {
    case 'draw':
    case 'repel':
      return true;
    case 'claim':
    case 'mission':
      return kind === move.kind;
    case 'buy-crowns':
      return move.crowns > 0;
    case 'save':
    case 'forgo':
    case 'store':
    case 'buy-marker':
      return move.take;
    default:
      return false;
  }
}

export function offersOf(props: BoardProps): readonly Offer[] {
  const table = tableOf(props);
  const { legal, pending } = table;
  return legal
    .filter((move) => isButton(move, table))
    .map((move): Offer => {
      const icon = ICONS[move.kind];
      const note = noteOf(move, table, props);
      return {
        move,
        label: labelOf(move, table, props),
        weight: isFirstChoice(move, pending?.kind) ? 'primary' : 'secondary',
        ...(icon === undefined ? {} : { icon: <Glyph name={icon} /> }),
        ...defined({ note }),
      };
    })
    .toSorted((a, b) => Number(b.weight === 'primary') - Number(a.weight === 'primary'));
}

/** The draw pile is on the table too, so its button need not say everything. */
function labelOf(move: Move, table: Table, { speech }: BoardProps): string {
  const { words, pending, outlook } = table;
  if (move.kind === 'draw' || move.kind === 'gamble') return words.offers[move.kind];
  if (move.kind === 'look') return adventureWords(table).look;
  if (move.kind === 'sell') {
    const cargo = outlook.card(move.card)?.cargo;
    const { breadCoins = 0, rumCoins = 0 } = outlook.card(move.innkeeper) ?? {};
    if (cargo === 'bread' || cargo === 'rum') {
      const says = adventureWords(table);
      return says.sell(says.cargo[cargo], cargo === 'bread' ? breadCoins : rumCoins);
    }
  }
  return capital(speech.move(move, pending));
}

/** Cards on the table are clicked themselves. */
function isButton(move: Move, { pending }: Table): boolean {
  switch (move.kind) {
    case 'claim':
    case 'mission':
      return pending?.kind === move.kind;
    // One for each time card: they stand in the harbour.
    case 'set-aside':
      return move.cards === 0;
    case 'trade':
    case 'recruit':
    case 'expedition':
    case 'keep':
    case 'put-back':
    case 'place':
    case 'adventurer':
    case 'share':
      return false;
    default:
      return true;
  }
}

function noteOf(
  move: Move,
  { view, words, outlook }: Table,
  { scene, locale }: BoardProps,
): string | undefined {
  if (move.kind !== 'draw' || odds.value === 'asked') return undefined;
  const { cards, of } = outlook.bust(view, scene.options);
  return cards === 0 ? words.noBust : words.bust(percent(cards / of, locale));
}
