import type { ComponentChildren, JSX } from 'preact';
import type { CardStanding } from '../drawings/cards/project-card.tsx';
import { ProjectCard } from '../drawings/cards/project-card.tsx';
import { SmallCard } from '../drawings/cards/small-card.tsx';
import { Tooltip } from '../../../design/overlays/tooltip.tsx';
import { capital } from '../../../app/capital.ts';
import type { SectionProps } from '../board/section.ts';
import type { PlayerView, Table } from '../board/table.ts';
import { ownOf } from '../board/table.ts';
import { lastingLines, linesFor, printedOf } from './printed-card.ts';
import type { Standing, Zone } from './tab.ts';
import { askedFor, meantMoves, standingOf } from './tab.ts';

export interface CardProps extends SectionProps {
  readonly id: string;
  readonly zone: Zone;
  /** Where it does not follow from the moves. */
  readonly standing?: Standing;
  /** Shows the card large, on a screen without a pointer. */
  readonly onLook: (id: string) => void;
}

/** A card that may be clicked. */
export function TableCard(props: CardProps): JSX.Element | undefined {
  const { id, table } = props;
  return (
    <Tooltip text={<CardTold id={id} table={table} priced />} class="ma-card-tip">
      {(describedBy) => <CardFace id={id} table={table} {...clickOf(props)} describedBy={describedBy} />}
    </Tooltip>
  );
}

interface BoughtProps extends CardProps {
  readonly owner: PlayerView;
  readonly children?: ComponentChildren;
}

/** A bought card: small, with its quest below it. */
export function BoughtCard(props: BoughtProps): JSX.Element | undefined {
  const { id, table, owner, children } = props;
  const printed = printedOf(id, table);
  if (printed === undefined) return undefined;
  return (
    <>
      <Tooltip text={<CardTold id={id} table={table} />} class="ma-small-tip">
        {(describedBy) => (
          <SmallCard
            name={nameOf(id, table)}
            lines={linesFor(lastingLines(printed.lines), owner.synergies)}
            points={printed.points}
            label={table.game.card(id)}
            {...clickOf(props)}
            describedBy={describedBy}
          />
        )}
      </Tooltip>
      {children}
    </>
  );
}

interface FaceProps extends CardStanding {
  readonly id: string;
  readonly table: Table;
}

/** The drawing of a card; an unknown one from a content pack shows its id. */
export function CardFace({ id, table, ...standing }: FaceProps): JSX.Element {
  const printed = printedOf(id, table);
  const own = ownOf(table);
  if (printed === undefined) return <span class="ma-card">{id}</span>;
  const { id: _, ...face } = printed;
  return (
    <ProjectCard
      {...face}
      {...standing}
      lines={linesFor(face.lines, own?.synergies ?? [])}
      discount={table.outlook.cards.discount(table.view, table.seat)}
      name={nameOf(id, table)}
      label={table.game.card(id)}
    />
  );
}

interface ToldProps {
  readonly id: string;
  readonly table: Table;
  /** Whether it can be bought still. */
  readonly priced?: boolean;
}

export function CardTold({ id, table, priced = false }: ToldProps): JSX.Element {
  return (
    <>
      <b class="ma-card-told-name">{nameOf(id, table)}</b>
      {table.game.cards[id]?.help}
      {priced && <LessThanPrinted id={id} table={table} />}
    </>
  );
}

/** What the viewer pays, where that is less than the card says. */
export function LessThanPrinted({ id, table }: Omit<ToldProps, 'priced'>): JSX.Element | undefined {
  const { words, outlook, view, seat } = table;
  const price = printedOf(id, table)?.price ?? 0;
  const less = Math.min(price, outlook.cards.discount(view, seat));
  if (less === 0) return undefined;
  return <span class="ma-card-told-price">{words.cards.costsLess(price - less, price)}</span>;
}

export function nameOf(id: string, { game }: Pick<Table, 'game'>): string {
  return capital(game.cards[id]?.name ?? id);
}

/** With a pointer a click is the move; a finger looks first and then chooses. */
function clickOf({ id, zone, standing, board, table, touch, onLook }: CardProps): CardStanding {
  const moves = touch.movesOn(id);
  const shown = standing ?? standingOf(id, zone, moves, table);
  return {
    ...shown,
    pointed: board.pointedAt.value.includes(id),
    onClick: () => {
      if (matchMedia('(hover: none)').matches) onLook(id);
      else if (moves.length > 0) touch.onChoose({ thing: id, moves: meantMoves(moves) });
      else touch.onThing(id, askedFor(id, zone, table));
    },
  };
}
