import type { JSX } from 'preact';
import { Pile } from '../drawings/cards/pile.tsx';
import { Tooltip } from '../../../design/overlays/tooltip.tsx';
import type { SectionProps } from '../board/section.ts';
import type { Move, Table } from '../board/table.ts';
import { ownOf } from '../board/table.ts';
import { TableCard } from './card.tsx';
import { PricedPlace } from './card-place.tsx';

interface Props extends SectionProps {
  readonly onLook: (id: string) => void;
  readonly onDiscard: () => void;
}

const DRAW: Move = { kind: 'draw' };

/** The cards that lie open for all, between the pile and the discard. */
export function Row(props: Props): JSX.Element {
  const { table, touch, onDiscard } = props;
  const { view, legal, mine } = table;
  const words = table.words.cards;
  const canDraw = mine && legal.some(({ kind }) => kind === 'draw');
  return (
    <section class="ma-row" aria-label={words.row}>
      <div class="ma-piles">
        <Tooltip text={canDraw ? words.draw : words.deck(view.deck)}>
          {(describedBy) => (
            <Pile
              count={view.deck}
              label={words.deck(view.deck)}
              describedBy={describedBy}
              {...(canDraw ? { tab: words.draw, onClick: () => touch.onMove(DRAW) } : {})}
            />
          )}
        </Tooltip>
        <Tooltip text={words.discardPile(view.discard.length)}>
          {(describedBy) => (
            <Pile
              open
              count={view.discard.length}
              label={words.discardPile(view.discard.length)}
              describedBy={describedBy}
              onClick={onDiscard}
            />
          )}
        </Tooltip>
      </div>
      <ul class="ma-cards-row">
        {view.row.map((id) => (
          <PricedPlace key={id} {...props} id={id}>
            <TableCard {...props} id={id} zone="row" />
          </PricedPlace>
        ))}
      </ul>
    </section>
  );
}

/** What a card of the row costs the viewer. Rule MA-16.3. */
export function rowPrice(table: Pick<Table, 'content' | 'pending' | 'view' | 'seat'>): number {
  if (table.pending?.kind === 'draw' && table.pending.seat === table.seat) return table.pending.price;
  const free = table.content.upgrades.findIndex(({ freeRow }) => freeRow === true);
  return ownOf(table)?.discs[free] === 0 ? 0 : table.content.tracks.setup.rowPrice;
}
