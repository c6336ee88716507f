import type { JSX } from 'preact';
import type { Colour } from '@captains-table/port-royal';
import { Harbour as HarbourFrame } from '../../design/port-royal/harbour.tsx';
import { HarbourHead } from '../../design/port-royal/harbour-head.tsx';
import type { BoardProps } from '../board.ts';
import { CardOnTable, capital } from './card-on-table.tsx';
import { SHIP_OF } from './card-props.ts';
import { Contracts } from './contracts.tsx';
import { Expeditions } from './expeditions.tsx';
import { outlook } from './outlook.ts';
import { Piles } from './piles.tsx';
import { harbourOf } from './port-royal.ts';
import type { Harbour } from './port-royal.ts';
import { revealedBy } from './revealed.ts';
import type { Slot } from './slots.ts';
import { harbourSlots } from './slots.ts';
import './board.css';

/** Harbour, piles, expeditions and contracts. */
export function Board(props: BoardProps): JSX.Element {
  const harbour = harbourOf(props);
  const { view, words } = harbour;
  const revealed = revealedBy(props.latest.events);
  const lost = harbour.view.harbour.length === 0 ? revealed.lost : [];
  const river = [
    ...harbourSlots(harbour).map((slot) => (
      <Berth
        key={slot.id}
        slot={slot}
        board={props}
        harbour={harbour}
        revealed={revealed.drawn.includes(slot.id)}
      />
    )),
    ...lost.map((id) => (
      <div key={`${props.latest.number}/${id}`} class="port-royal-lost" data-thing={id}>
        <CardOnTable id={id} harbour={harbour} state="clash" />
      </div>
    )),
    ...(view.waiting === '' ? [] : [<Gate key="gate" harbour={harbour} />]),
  ];
  return (
    <div class="port-royal">
      <HarbourFrame
        label={words.harbour}
        riverLabel={words.harbour}
        head={<Head harbour={harbour} />}
        piles={<Piles board={props} harbour={harbour} />}
        river={river.length === 0 ? [<Empty key="empty" words={words.harbourEmpty} />] : river}
        below={
          <>
            <Expeditions board={props} harbour={harbour} />
            <Contracts board={props} harbour={harbour} />
          </>
        }
      />
    </div>
  );
}

/** Keeps the place of the cards to come. */
function Empty({ words }: { readonly words: string }): JSX.Element {
  return <p class="port-royal-empty">{words}</p>;
}

interface BerthProps {
  readonly slot: Slot;
  readonly board: BoardProps;
  readonly harbour: Harbour;
  readonly revealed: boolean;
}

/** A card in the harbour: a click takes it, or says which rule forbids it. */
function Berth({ slot, board, harbour, revealed }: BerthProps): JSX.Element {
  const { id, moves, tab } = slot;
  const [move] = moves;
  const taking = harbour.mine && harbour.pending?.kind === 'take';
  const asked =
    outlook.card(id)?.kind === 'ship' ? { kind: 'trade', card: id } : { kind: 'recruit', card: id };
  const pointed = board.pointedAt.value.includes(id);
  return (
    <div class={pointed ? 'port-royal-berth port-royal-pointed' : 'port-royal-berth'} data-thing={id}>
      <CardOnTable
        id={id}
        harbour={harbour}
        reveal={revealed}
        {...(taking ? { state: move === undefined ? 'quiet' : 'legal' } : {})}
        {...(tab === undefined ? {} : { tab })}
        {...(taking ? { onClick: () => board.onMove(move ?? asked) } : {})}
      />
    </div>
  );
}

/** A ship that may still be repelled, or a tax that is being settled. */
function Gate({ harbour }: { readonly harbour: Harbour }): JSX.Element {
  const { view, words, pending } = harbour;
  const clash = pending?.kind === 'repel' && pending.bust;
  return (
    <div class="port-royal-gate" data-thing={view.waiting}>
      <CardOnTable
        id={view.waiting}
        harbour={harbour}
        reveal
        state={clash ? 'clash' : 'selected'}
        tab={words.atTheGate}
      />
    </div>
  );
}

const COLOURS: readonly Colour[] = ['yellow', 'blue', 'green', 'black', 'red'];

function Head({ harbour }: { readonly harbour: Harbour }): JSX.Element {
  const { view, words, game } = harbour;
  const here = outlook.colours(view);
  const takes = outlook.takes(view);
  const governors = takes - (here.length === 5 ? 3 : here.length === 4 ? 2 : 1);
  const step = (from: number, to: number, base: number) => ({
    text: words.ladder(from, to, base + governors),
    now: here.length >= from && here.length <= to,
  });
  return (
    <HarbourHead
      title={words.harbour}
      flags={COLOURS.map((colour) => ({
        kind: SHIP_OF[colour],
        here: here.includes(colour),
        label: capital(game.shipNames[colour]),
      }))}
      rule={words.colours(here.length, takes)}
      ladder={[step(0, 3, 1), step(4, 4, 2), step(5, 5, 3)]}
    />
  );
}
