import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Discard } from '../cards/discard.tsx';
import { Hand, PlannedCards } from '../cards/hand.tsx';
import { OpeningCards } from '../cards/opening.tsx';
import { Look } from '../cards/look.tsx';
import type { SectionProps } from '../board/section.ts';
import { isOpening, ownOf } from '../board/table.ts';
import type { Screen } from '../screen/use-screen.ts';
import type { Event, Table } from '../board/table.ts';
import { OpenToAll } from './open-to-all.tsx';
import './dock.css';
import './dock-flat.css';

interface Props extends SectionProps {
  readonly screen: Screen;
  readonly happened: readonly Event[];
}

/** At the foot of the table: the viewer's hand, what is planned, and what lies open to all. */
export function Dock({ screen, happened, ...section }: Props): JSX.Element {
  const { table } = section;
  const [look, setLook] = useState<string | undefined>(undefined);
  const [discard, setDiscard] = useState(false);
  return (
    <section aria-label={table.words.cards.title} {...sharing(table)}>
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

/** Cards that lie side by side without overlapping: in hand, planned, and both together. */
const ROOM = { hand: 4, planned: 2, both: 6 };

/** With more of them, hand and planned cards share their room by number, so that all overlap a little and none is hidden. */
function sharing(table: Table): { readonly class: string; readonly style?: string } {
  const own = ownOf(table);
  const [hand, planned] = [own?.hand.length ?? 0, own?.planned.length ?? 0];
  if (hand <= ROOM.hand && planned <= ROOM.planned) return { class: 'ma-dock' };
  const slots = Math.max(0, table.content.tracks.setup.planningSlots - planned);
  // A free slot is a third of a card wide.
  const share = Math.max(hand, 1) / (Math.max(hand, 1) + planned + slots / 3);
  return {
    class: hand + planned > ROOM.both ? 'ma-dock ma-dock-full' : 'ma-dock',
    style: `--ma-hand-share:${share.toFixed(3)}`,
  };
}
