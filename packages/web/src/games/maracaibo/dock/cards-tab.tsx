import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Bought } from '../cards/bought.tsx';
import { Discard } from '../cards/discard.tsx';
import { Hand, PlannedCards } from '../cards/hand.tsx';
import { Look } from '../cards/look.tsx';
import { OpeningCards, OpeningSteps } from '../cards/opening.tsx';
import { Row, rowPrice } from '../cards/row.tsx';
import type { SectionProps } from '../board/section.ts';
import { isOpening, ownOf } from '../board/table.ts';
import { decisionKey } from '../screen/decision-key.ts';
import { useChosen } from '../screen/use-chosen.ts';
import { drawerOf } from '../screen/where.ts';
import './cards-tab.css';
import './dock.css';

type Pile = 'held' | 'row' | 'bought';

/** The cards of a small screen: the own ones, those face up, those bought. */
export function CardsTab(section: SectionProps): JSX.Element {
  const { board, table } = section;
  const [look, setLook] = useState<string | undefined>(undefined);
  const [discard, setDiscard] = useState(false);
  const drawer = drawerOf(table);
  const asked = drawer === 'row' || drawer === 'bought' ? drawer : table.mine ? 'held' : undefined;
  const [shown, show] = useChosen<Pile>('held', asked, decisionKey(table, board.scene.seq));
  const own = ownOf(table);
  const opening = isOpening(table) && own !== undefined;
  return (
    <>
      {opening ? (
        <>
          <OpeningSteps {...section} />
          <OpeningCards {...section} onLook={setLook} />
        </>
      ) : (
        <>
          <Piles {...section} shown={shown} onShow={show} />
          {shown === 'held' && (
            <>
              <Hand {...section} onLook={setLook} />
              <PlannedCards {...section} onLook={setLook} />
            </>
          )}
          {shown === 'row' && <Row {...section} onLook={setLook} onDiscard={() => setDiscard(true)} />}
          {shown === 'bought' && <Bought {...section} onLook={setLook} />}
        </>
      )}
      <Look {...section} id={look} onClose={() => setLook(undefined)} />
      <Discard open={discard} table={table} onClose={() => setDiscard(false)} />
    </>
  );
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
