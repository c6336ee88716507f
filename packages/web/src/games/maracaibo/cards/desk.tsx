import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { SectionProps } from '../board/section.ts';
import { isOpening, ownOf } from '../board/table.ts';
import { Bought } from './bought.tsx';
import { Discard } from './discard.tsx';
import { Hand } from './hand.tsx';
import { Look } from './look.tsx';
import { Opening } from './opening.tsx';
import { Row } from './row.tsx';
import './desk.css';

/** All cards: the own hand and plans, the open row with its piles, and what has been bought. */
export function Desk(props: SectionProps): JSX.Element {
  const { table } = props;
  const [look, setLook] = useState<string | undefined>(undefined);
  const [discard, setDiscard] = useState(false);
  const hand = <Hand key="hand" {...props} onLook={setLook} />;
  const open = (
    <div class="ma-open" key="open">
      <Row {...props} onLook={setLook} onDiscard={() => setDiscard(true)} />
      <Bought {...props} onLook={setLook} />
    </div>
  );
  return (
    <section class="ma-desk" aria-label={table.words.cards.title}>
      {isOpening(table) && ownOf(table) !== undefined ? (
        <Opening {...props} onLook={setLook} />
      ) : isDrawing(props) ? (
        [open, hand]
      ) : (
        [hand, open]
      )}
      <Look {...props} id={look} onClose={() => setLook(undefined)} />
      <Discard open={discard} table={table} onClose={() => setDiscard(false)} />
    </section>
  );
}

/** The row leads while the viewer draws: nothing is done with the hand then. */
function isDrawing({ table: { mine, pending } }: SectionProps): boolean {
  return mine && pending?.kind === 'draw';
}
