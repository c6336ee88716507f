import type { JSX } from 'preact';
import { Sign } from '../drawings/sign.tsx';
import { Tooltip } from '../../../design/overlays/tooltip.tsx';
import { capital } from '../../../app/capital.ts';
import type { JeanneView, Table } from '../board/table.ts';
import { Gains } from '../nations/gains.tsx';
import type { Mark } from '@captains-table/maracaibo/signs';
import type { AutomaCard } from './jeanne.ts';
import { automaCard, cardMarks } from './jeanne.ts';
import { TooltipLines } from '../nations/tooltip-lines.tsx';

interface Props {
  readonly jeanne: JeanneView;
  readonly table: Table;
}

/** Jeanne's card in play: how far and which way she sails, which card she takes, and what she does in a city. */
export function AutomaCardFace({ jeanne, table }: Props): JSX.Element {
  const { words, game } = table;
  const say = words.nations.jeanne;
  const { name, help } = game.automaCards[jeanne.card] ?? { name: say.noCard, help: '' };
  return (
    <Tooltip
      class="ma-automa-tip"
      text={
        <TooltipLines
          name={capital(name)}
          lines={[help, say.deck(jeanne.deck), game.pieces['automa-card'].help]}
        />
      }
    >
      {(describedBy) => (
        <button type="button" class="ma-automa" aria-label={capital(name)} aria-describedby={describedBy}>
          <AutomaCardMarks jeanne={jeanne} table={table} />
          <span class="ma-automa-deck">
            <Sign name="card" />
            <b>{jeanne.deck}</b>
          </span>
        </button>
      )}
    </Tooltip>
  );
}

/** What is printed on it. */
export function AutomaCardMarks({ jeanne, table }: Props): JSX.Element {
  const card = automaCard(jeanne.card, table);
  if (card === undefined) return <span class="ma-automa-none">{table.words.nations.jeanne.noCard}</span>;
  const marks = cardMarks(card.id, table.view.round, table);
  return <PrintedAutomaCard card={card} row={table.content.tracks.setup.row} marks={marks} />;
}

interface PrintedProps {
  readonly card: AutomaCard;
  /** Cards that lie face up. */
  readonly row: number;
  readonly marks: readonly Mark[];
}

export function PrintedAutomaCard({ card, row, marks }: PrintedProps): JSX.Element {
  return (
    <>
      <span class="ma-automa-id">{card.id}</span>
      <span class="ma-automa-move">
        <b>{card.steps}</b>
        <Sign name="sail" />
        <Way way={card.way} />
      </span>
      <Row place={card.row} of={row} />
      <Gains gains={marks} />
    </>
  );
}

/** At a fork she takes the upper or the lower way. */
function Way({ way }: Pick<AutomaCard, 'way'>): JSX.Element {
  return (
    <svg class={`ma-automa-way ma-automa-way-${way}`} viewBox="0 0 24 24" aria-hidden="true">
      <path class="ma-automa-way-other" d={way === 'upper' ? 'M3 12Q9 12 13 18H21' : 'M3 12Q9 12 13 6H21'} />
      <path
        d={
          way === 'upper'
            ? 'M3 12Q9 12 13 6H19M16 2.500L20.500 6L16 9.500'
            : 'M3 12Q9 12 13 18H19M16 14.500L20.500 18L16 21.500'
        }
      />
    </svg>
  );
}

/** The face-up card she takes where a market is full, counted from the left. */
function Row({ place, of }: { readonly place: number; readonly of: number }): JSX.Element {
  return (
    <span class="ma-automa-row" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        <span key={i} class={i + 1 === place ? 'ma-automa-slot ma-automa-taken' : 'ma-automa-slot'} />
      ))}
    </span>
  );
}
