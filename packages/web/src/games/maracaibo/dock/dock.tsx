import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Discard } from '../cards/discard.tsx';
import { Hand, PlannedCards } from '../cards/hand.tsx';
import { OpeningCards } from '../cards/opening.tsx';
import { Look } from '../cards/look.tsx';
import type { SectionProps } from '../board/section.ts';
import { isOpening } from '../board/table.ts';
import type { Screen } from '../screen/use-screen.ts';
import type { Event } from '../board/table.ts';
import { OpenToAll } from './open-to-all.tsx';
import './dock.css';

interface Props extends SectionProps {
  readonly screen: Screen;
  readonly happened: readonly Event[];
}

/** At the foot of the table: the own hand, what is planned, and what lies open to all. */
export function Dock({ screen, happened, ...section }: Props): JSX.Element {
  const { table } = section;
  const [look, setLook] = useState<string | undefined>(undefined);
  const [discard, setDiscard] = useState(false);
  return (
    <section class="ma-dock" aria-label={table.words.cards.title}>
      {isOpening(table) ? (
        <OpeningCards {...section} onLook={setLook} />
      ) : (
        <>
          <Hand {...section} onLook={setLook} />
          <PlannedCards {...section} onLook={setLook} />
        </>
      )}
      <OpenToAll
        {...section}
        screen={screen}
        happened={happened}
        onLook={setLook}
        onDiscard={() => setDiscard(true)}
      />
      <Look {...section} id={look} onClose={() => setLook(undefined)} />
      <Discard open={discard} table={table} onClose={() => setDiscard(false)} />
    </section>
  );
}
