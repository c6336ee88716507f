import { defined } from '@captains-table/kernel';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Colour } from '@captains-table/port-royal';
import { Harbour as HarbourFrame } from '../drawings/harbour.tsx';
import type { Berth } from '../drawings/harbour.tsx';
import { HarbourHead } from '../drawings/harbour-head.tsx';
import type { BoardProps } from '../../../board-kit/board.ts';
import type { AdventureParts, WithAdventure } from './adventure/parts.ts';
import { ChooseDialog } from '../../../board-kit/choose-dialog.tsx';
import { CardOnTable } from './card-on-table.tsx';
import { capital } from '../../../app/capital.ts';
import { briefOf, shipName } from './card-props.ts';
import { SHIP_OF } from '../drawings/ship-of.ts';
import { Contracts } from './contracts.tsx';
import { Expeditions } from './expeditions.tsx';
import { clashOf } from '../movement/movements.ts';
import { Jump } from './jump.tsx';
import { Piles } from './piles.tsx';
import { adventureWords, tableOf } from './table.ts';
import type { Event, Move, Table } from './table.ts';
import { Numbers } from './numbers.tsx';
import { harbourSlots } from './slots.ts';
import type { Slot } from './slots.ts';
import { useMovement } from '../movement/use-movement.ts';
import './board.css';
import './fit.css';

/** Harbour, piles, expeditions and contracts. */
export function Board({ adventureParts: parts, ...props }: BoardProps & WithAdventure): JSX.Element {
  const table = tableOf(props);
  const { view, words } = table;
  const root = useRef<HTMLDivElement>(null);
  useMovement(root, props, table);
  const { adventure } = view;
  return (
    <div
      class={adventure === null ? 'port-royal port-royal-fit' : 'port-royal port-royal-adventure'}
      ref={root}
    >
      {parts !== undefined && adventure !== null && (
        <parts.StoryRow board={props} table={table} adventure={adventure} />
      )}
      {parts !== undefined && table.pending?.kind === 'adventurer' ? (
        <parts.AdventurerChoice board={props} table={table} among={table.pending.among} />
      ) : (
        <HarbourFrame
          label={words.harbour}
          riverLabel={words.harbour}
          head={<Head table={table} />}
          piles={<Piles board={props} table={table} />}
          river={riverOf(props, table, parts)}
          empty={<Empty board={props} table={table} />}
          {...(hasExpeditions(props) ? { below: <Expeditions board={props} table={table} /> } : {})}
          {...(view.contracts.length > 0 ? { foot: <Contracts board={props} table={table} /> } : {})}
        />
      )}
      {view.contracts.length > 0 && <Jump table={table} />}
      <div class="port-royal-flights" aria-hidden="true" inert />
    </div>
  );
}

/** Nothing lies in the harbour: what is to be decided instead, if anything. */
function Empty({ board, table }: { readonly board: BoardProps; readonly table: Table }): JSX.Element {
  const { words, game, mine, pending } = table;
  if (mine && pending?.kind === 'set-aside') {
    return (
      <Numbers
        board={board}
        table={table}
        text={game.cards['victory-pile'].help}
        label={words.victoryPile}
        numberOf={(move) => (move.kind === 'set-aside' ? move.cards : undefined)}
      />
    );
  }
  if (mine && pending?.kind === 'share') {
    return (
      <Numbers
        board={board}
        table={table}
        text={adventureWords(table).share(pending.coins)}
        label={words.coins}
        numberOf={(move) => (move.kind === 'share' ? move.coins : undefined)}
      />
    );
  }
  return <p class="port-royal-empty">{words.harbourEmpty}</p>;
}

/** Sets Sail by itself has none. Rule PR-8.5. */
function hasExpeditions({ scene }: BoardProps): boolean {
  return scene.options.mode !== 'sets-sail';
}

/** What lies in the harbour, and the card that is being decided about. */
function riverOf(props: BoardProps, table: Table, parts: AdventureParts | undefined): readonly Berth[] {
  const { view } = table;
  const happened = table.latest.events;
  const drawn = new Set(happened.map((event) => (event.key === 'drew' ? event.card : '')));
  const river: Berth[] = harbourSlots(table).map((slot) => ({
    id: slot.id,
    card: <InPort slot={slot} board={props} table={table} revealed={drawn.has(slot.id)} />,
  }));
  if (view.waiting !== '') {
    const revealed = drawn.has(view.waiting);
    river.push({ id: view.waiting, card: <Gate table={table} revealed={revealed} /> });
  }
  if (parts !== undefined) river.push(...seenNow(props, table, parts));
  return river.length === 0 && table.latest.atOnce ? wreckOf(happened, table) : river;
}

/** The cards that the viewer looks at alone, while one of them is chosen. */
function seenNow(board: BoardProps, table: Table, { SeenCard }: AdventureParts): readonly Berth[] {
  const { pending, mine, view } = table;
  if (!mine || pending?.kind !== 'look') return [];
  const seen = view.adventure?.seen.slice(0, pending.cards) ?? [];
  return seen.map((id) => ({ id, card: <SeenCard id={id} board={board} table={table} /> }));
}

/** Where nothing is waited for, the ships that ended the turn stay until something else happens. */
function wreckOf(happened: readonly Event[], table: Table): readonly Berth[] {
  const { card, twin } = clashOf(happened, table.view.discard, table) ?? {};
  return [twin, card].flatMap((id) =>
    id === undefined ? [] : [{ id, card: <CardOnTable id={id} table={table} state="clash" /> }],
  );
}

interface InPortProps {
  readonly slot: Slot;
  readonly board: BoardProps;
  readonly table: Table;
  readonly revealed: boolean;
}

/** A card in the harbour: a click takes it, or says which rule forbids it. */
function InPort({ slot, board, table, revealed }: InPortProps): JSX.Element {
  const { id, moves, tab } = slot;
  const { pending, outlook } = table;
  const [move] = moves;
  const [choosing, setChoosing] = useState<readonly Move[]>([]);
  const taking = table.mine && pending?.kind === 'take';
  const asked =
    outlook.card(id)?.kind === 'ship' ? { kind: 'trade', card: id } : { kind: 'recruit', card: id };
  const state = taking ? (move === undefined ? 'quiet' : 'legal') : clashesWith(id, table);
  return (
    <div class={board.pointedAt.value.includes(id) ? 'port-royal-pointed' : ''}>
      <CardOnTable
        id={id}
        table={table}
        reveal={revealed}
        {...defined({ state, tab })}
        {...(taking
          ? { onClick: () => (moves.length > 1 ? setChoosing(moves) : board.onMove(move ?? asked)) }
          : {})}
      />
      <ChooseDialog
        title={choosing.length > 0 ? adventureWords(table).keepOrSell(briefOf(id, table)) : undefined}
        moves={choosing}
        closeLabel={table.words.close}
        labelOf={(each) => capital(board.speech.move(each, pending))}
        onMove={(each) => {
          setChoosing([]);
          board.onMove(each);
        }}
        onClose={() => setChoosing([])}
      />
    </div>
  );
}

/** The ship that another of its colour is about to meet is marked as well. */
function clashesWith(id: string, { pending, outlook }: Table): 'clash' | undefined {
  if (pending?.kind !== 'repel' || !pending.bust) return undefined;
  const [here, coming] = [outlook.card(id), outlook.card(pending.card)];
  return here?.kind === 'ship' && here.colour === coming?.colour ? 'clash' : undefined;
}

interface GateProps {
  readonly table: Table;
  readonly revealed: boolean;
}

/** A ship that may still be repelled, or a tax that is being settled. */
function Gate({ table, revealed }: GateProps): JSX.Element {
  const { view, words, pending } = table;
  const clash = pending?.kind === 'repel' && pending.bust;
  return (
    <CardOnTable
      id={view.waiting}
      table={table}
      reveal={revealed}
      state={clash ? 'clash' : 'selected'}
      tab={{ full: words.atTheGate, brief: words.arriving }}
    />
  );
}

const COLOURS: readonly Colour[] = ['yellow', 'blue', 'green', 'black', 'red'];

/** The colours that may come, and how many cards how many of them allow. Rules PR-3.2, PR-24.2. */
function Head({ table }: { readonly table: Table }): JSX.Element {
  const { view, words, outlook } = table;
  const here = outlook.colours(view);
  const takes = outlook.takes(view);
  const more = takes - Math.max(1, here.length - 2);
  const step = (from: number, to: number, base: number) => ({
    text: words.ladder(from, to, base + more),
    now: here.length >= from && here.length <= to,
  });
  const colours: readonly Colour[] = view.adventure === null ? COLOURS : [...COLOURS, 'ares'];
  return (
    <HarbourHead
      title={words.harbour}
      flags={colours.map((colour) => ({
        kind: SHIP_OF[colour],
        here: here.includes(colour),
        label: shipName(colour, table),
        sign: colour,
      }))}
      rule={{ full: words.colours(here.length, takes), brief: words.takeCount(takes) }}
      ladder={[
        step(0, 3, 1),
        step(4, 4, 2),
        step(5, 5, 3),
        ...(view.adventure === null ? [] : [step(6, 6, 4)]),
      ]}
    />
  );
}
