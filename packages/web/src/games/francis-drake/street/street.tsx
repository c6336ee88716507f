import type { JSX } from 'preact';
import type { PlaceView } from '@captains-table/francis-drake';
import { Sign } from '../drawings/sign.tsx';
import { Tooltip } from '../../../design/overlays/tooltip.tsx';
import type { BoardProps } from '../../../board-kit/board.ts';
import { PLACE_SIGNS, circleGifts, costOf, giftWords, listed } from './gifts.ts';
import { askedAtPlace, movesAtPlace } from '../board/moves.ts';
import { Circles } from './place-circles.tsx';
import type { Move, Table } from '../board/table.ts';

interface Props {
  readonly board: BoardProps;
  readonly table: Table;
  /** Several moves at one place: one of them has to be chosen. */
  readonly onChoose: (title: string, moves: readonly Move[]) => void;
  readonly onMove: (move: Move) => void;
}

const ROWS = 9;

/** The street goes down on the left and comes back up on the right, from dock to dock. */
export function Street(props: Props): JSX.Element {
  const { table } = props;
  return (
    <ol class="drake-street" aria-label={table.words.street} onKeyDown={walkStreet}>
      {table.view.street.map((place, index) => (
        <li
          key={place.place}
          class={index < ROWS ? 'drake-street-out' : 'drake-street-back'}
          style={{ gridRow: index < ROWS ? index + 1 : 2 * ROWS - index }}
        >
          <Place {...props} place={place} number={index + 1} />
        </li>
      ))}
    </ol>
  );
}

/** Arrow keys walk along the street. */
function walkStreet(event: KeyboardEvent): void {
  const by = STEPS[event.key];
  if (by === undefined || !(event.currentTarget instanceof Element)) return;
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>('.drake-place')];
  const at = places.findIndex((place) => place === document.activeElement);
  if (at === -1) return;
  event.preventDefault();
  const across = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
  const next = across ? places.length - 1 - at : at + (at < ROWS ? by : -by);
  places[next]?.focus();
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, ArrowLeft: 0, ArrowRight: 0 };

interface PlaceProps extends Props {
  readonly place: PlaceView;
  readonly number: number;
}

function Place(props: PlaceProps): JSX.Element {
  const { place, number, table, board, onChoose, onMove } = props;
  const { words, mine } = table;
  const { name, help } = table.game.places[place.place];
  const moves = movesAtPlace(table, place.place);
  const asked = mine ? askedAtPlace(table, place.place) : undefined;
  const click = () => {
    const [only, another] = moves;
    if (another !== undefined) onChoose(words.choose.place(name), moves);
    else if (only !== undefined) onMove(only);
    else if (asked !== undefined) board.onMove(asked);
  };
  const classes = ['drake-place'];
  if (moves.length > 0) classes.push('drake-place-legal legal-glow');
  else if (asked !== undefined) classes.push('drake-place-quiet');
  if (board.pointedAt.value.includes(place.place)) classes.push('drake-pointed');
  return (
    <Tooltip text={<Told {...props} help={help} />} class="drake-place-tip">
      {(describedBy) => (
        <button
          type="button"
          class={classes.join(' ')}
          data-place={place.place}
          aria-label={`${name}. ${words.placeNumber(number)}`}
          aria-describedby={describedBy}
          onClick={click}
        >
          <span class="drake-place-number" aria-hidden="true">
            {number}
          </span>
          <Sign name={PLACE_SIGNS[place.place]} class="drake-place-sign" />
          <span class="drake-place-name">{name}</span>
          <Circles table={table} place={place} />
        </button>
      )}
    </Tooltip>
  );
}

/** Everything about a place in words: what it is for, what its circles give, who took which. */
function Told({ table, board, place, number, help }: PlaceProps & { readonly help: string }): JSX.Element {
  const { words, view, game } = table;
  const { locale } = board;
  const gifts = place.place === 'drake' ? [] : circleGifts(table.content, place.place, view.players.length);
  const cost = costOf(table.content, place.place);
  const taken = place.circles.filter((seat) => seat >= 0);
  return (
    <span class="drake-told">
      <b>{`${number}. ${game.places[place.place].name}`}</b>
      <span>{help}</span>
      {cost > 0 && <span>{words.cost(cost)}</span>}
      {gifts.map((gift, i) => {
        const seat = place.circles[i] ?? -1;
        const who = seat < 0 ? words.free : words.takenBy(table.name(seat));
        return <span key={i}>{`${words.circle(i + 1, giftWords(gift, table, locale))}, ${who}`}</span>;
      })}
      {gifts.length === 0 && taken.length > 0 && (
        <span>
          {words.takenBy(
            listed(
              [...new Set(taken)].map((seat) => table.name(seat)),
              locale,
            ),
          )}
        </span>
      )}
    </span>
  );
}
