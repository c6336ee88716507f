import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Bought } from '../board/lazy-parts.ts';
import { Discard } from '../cards/discard.tsx';
import { Hand, PlannedCards } from '../cards/hand.tsx';
import { Look } from '../cards/look.tsx';
import { OpeningCards, OpeningSteps } from '../cards/opening.tsx';
import { Row, rowPrice } from '../cards/row.tsx';
import type { SectionProps } from '../board/section.ts';
import type { Table } from '../board/table.ts';
import { isOpening, ownOf } from '../board/table.ts';
import { decisionKey } from '../screen/decision-key.ts';
import { useChosen } from '../screen/use-chosen.ts';
import { drawerOf } from '../screen/where.ts';
import { Buyable } from './buyable.tsx';
import { Chosen } from './chosen-thing.tsx';
import './cards-tab.css';
import './dock.css';

type Pile = 'held' | 'row' | 'bought';

/** The cards on a small screen: the hand, those face up, those bought. */
export function CardsTab(section: SectionProps): JSX.Element {
  const { board, table } = section;
  const [look, setLook] = useState<string | undefined>(undefined);
  const [discard, setDiscard] = useState(false);
  const [chosen, setChosen] = useState<{ readonly id: string; readonly seq: number } | undefined>(undefined);
  const { seq } = board.scene;
  const now = chosen?.seq === seq ? chosen.id : undefined;
  // A finger chooses with the first touch and looks closer with the second.
  const onLook = (id: string) => (id === now ? setLook(id) : setChosen({ id, seq }));
  const asked = pileOf(table);
  const [shown, show] = useChosen<Pile>('held', asked, decisionKey(table, seq));
  const own = ownOf(table);
  const opening = isOpening(table) && own !== undefined;
  return (
    <>
      {opening ? (
        <>
          {table.pending?.kind === 'opening-career' && <OpeningSteps {...section} />}
          <OpeningCards {...section} onLook={onLook} />
          {table.pending?.kind !== 'opening-career' && <OpeningSteps {...section} />}
        </>
      ) : (
        <>
          <Piles {...section} shown={shown} onShow={show} />
          {shown === 'held' && own !== undefined && isBuying(table) && (
            <Buyable {...section} own={own} onLook={onLook} />
          )}
          {shown === 'held' && !isBuying(table) && (
            <>
              <Hand {...section} onLook={onLook} />
              <PlannedCards {...section} onLook={onLook} />
            </>
          )}
          {shown === 'row' && <Row {...section} onLook={onLook} onDiscard={() => setDiscard(true)} />}
          {shown === 'bought' && <Bought {...section} onLook={onLook} />}
        </>
      )}
      {now !== undefined && <Chosen {...section} id={now} onClose={() => setChosen(undefined)} />}
      <Look {...section} id={look} onClose={() => setLook(undefined)} />
      <Discard open={discard} table={table} onClose={() => setDiscard(false)} />
    </>
  );
}

function isBuying({ mine, pending }: Pick<Table, 'mine' | 'pending'>): boolean {
  return mine && (pending?.kind === 'village' || pending?.kind === 'buying');
}

/** Which cards a decision is about. While cards may be bought, those that can be used lie with them. */
function pileOf(table: Table): Pile | undefined {
  if (!table.mine) return undefined;
  const drawer = isBuying(table) ? undefined : drawerOf(table);
  return drawer === 'row' || drawer === 'bought' ? drawer : 'held';
}

interface PilesProps extends SectionProps {
  readonly shown: Pile;
  readonly onShow: (pile: Pile) => void;
}

function Piles({ table, shown, onShow }: PilesProps): JSX.Element {
  const { words, view } = table;
  const own = ownOf(table);
  const { dock } = words.screen;
  const piles: readonly (readonly [Pile, string, string])[] = [
    ...(own === undefined ? [] : [['held', dock.held, `${own.hand.length + own.planned.length}`] as const]),
    ['row', words.cards.row, dock.each(rowPrice(table))],
    ['bought', words.cards.bought, `${(own ?? view.players[view.active])?.bought.length ?? 0}`],
  ];
  return (
    <div class="ma-pills" role="group" aria-label={words.cards.title}>
      {piles.map(([pile, title, note]) => (
        <button
          key={pile}
          type="button"
          class="ma-pill"
          aria-pressed={pile === shown}
          onClick={() => onShow(pile)}
        >
          {title} <b>{note}</b>
        </button>
      ))}
    </div>
  );
}
