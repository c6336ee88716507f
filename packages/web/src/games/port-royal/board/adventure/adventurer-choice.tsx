import type { JSX } from 'preact';
import { capital } from '../../../../app/capital.ts';
import { CardButton } from '../../../../board-kit/card-button.tsx';
import type { BoardProps } from '../../../../board-kit/board.ts';
import { Coin } from '../../../../design/drawings/coin.tsx';
import { AdventurerPortrait } from '../../drawings/adventure/adventurer-portrait.tsx';
import { adventureWords } from '../table.ts';
import type { Table } from '../table.ts';
import { treasureOf } from './content.ts';
import './adventurer-choice.css';
import '../../drawings/sheet-of-sea.css';

interface Props {
  readonly board: BoardProps;
  readonly table: Table;
  readonly among: readonly string[];
}

/** Both sides of the viewer's card, or of all that are left in a draft. Rules PR-20.6, PR-20.7. */
export function AdventurerChoice({ board, table, among }: Props): JSX.Element {
  const words = adventureWords(table);
  return (
    <section class="pr-sheet-of-sea pr-adventurers" aria-label={words.chooseAdventurer}>
      <h2 class="pr-adventurers-title">{words.chooseAdventurer}</h2>
      <ul class={among.length > 2 ? 'pr-adventurers-list pr-adventurers-many' : 'pr-adventurers-list'}>
        {among.map((id) => (
          <Adventurer key={id} id={id} board={board} table={table} />
        ))}
      </ul>
    </section>
  );
}

interface AdventurerProps extends Omit<Props, 'among'> {
  readonly id: string;
}

function Adventurer({ id, board, table }: AdventurerProps): JSX.Element {
  const { game, legal, pending } = table;
  const words = adventureWords(table);
  const { name, help } = game.adventurers[id] ?? { name: id, help: '' };
  const move = legal.find((each) => each.kind === 'adventurer' && each.adventurer === id);
  const treasure = treasureOf(id, table);
  const says = move === undefined ? name : capital(board.speech.move(move, pending));
  return (
    <li class="pr-adventurers-place">
      <CardButton
        class={move === undefined ? 'pr-adventurer' : 'pr-adventurer pr-adventurer-legal'}
        label={`${says}. ${help} ${words.treasure(treasure)}`}
        {...(move === undefined ? {} : { onClick: () => board.onMove(move) })}
      >
        <span class="pr-adventurer-face" aria-hidden="true">
          <AdventurerPortrait adventurer={id} />
        </span>
        <span class="pr-adventurer-words" aria-hidden="true">
          <b class="pr-adventurer-name">{name}</b>
          <span>{help}</span>
          <span class="pr-adventurer-treasure">
            <Coin value={treasure} size="s" />
            {words.treasure(treasure)}
          </span>
        </span>
      </CardButton>
    </li>
  );
}
