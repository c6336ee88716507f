/** One batch of events on stage. */
import type { BoardProps } from '../../../board-kit/board.ts';
import { appear, comeFrom, ended, Flights, MOVE, pop, REVEAL } from './flights.ts';
import { backGhost, cardGhost, coinGhost, markerGhost } from './ghosts.tsx';
import type { Clash, Movement, Place } from './movements.ts';
import { clashOf, movementsOf } from './movements.ts';
import type { Before } from './places.ts';
import { elementAt, tableAround } from './places.ts';
import type { Event, Table } from '../board/table.ts';

/** One thing begins so much after the other. */
const BEAT = 90;
const BETWEEN_CARDS = 260;
const SHAKE = 420;
/** How long a card that does not stay is shown. */
const GLANCE = 620;

export class Staging {
  readonly #root: Element;
  readonly #board: BoardProps;
  readonly #table: Table;
  readonly #before: Before;
  readonly #flights: Flights;

  constructor(root: HTMLElement, board: BoardProps, table: Table, before: Before) {
    this.#root = tableAround(root);
    this.#board = board;
    this.#table = table;
    this.#before = before;
    this.#flights = new Flights(root.querySelector<HTMLElement>('.port-royal-flights') ?? root);
  }

  show(events: readonly Event[]): void {
    this.#flights.hurry();
    this.#closeRanks();
    const { harbour, waiting } = this.#before.view;
    const clash = clashOf(events, waiting === '' ? harbour : [...harbour, waiting], this.#table);
    const movements = movementsOf(events);
    let delay = clash === undefined ? 0 : REVEAL + SHAKE;
    for (const movement of movements) {
      if (clash !== undefined && 'id' in movement && movement.id === clash.card) continue;
      this.#move(movement, delay);
      delay += movement.what === 'drawn' ? BETWEEN_CARDS : BEAT;
    }
    if (clash !== undefined) this.#clash(clash);
    else if (events.length > 0) this.#clear(movements);
    this.#turnOver(events);
    this.#celebrate();
    this.#flights.setPace(this.#table.latest.pace);
  }

  /** Cards that stay in the harbour make room or move up. */
  #closeRanks(): void {
    const { river, things } = this.#before;
    const now = this.#root.querySelector('.pr-harbour-river')?.getBoundingClientRect();
    if (river === undefined || now === undefined) return;
    for (const { element, box } of things.values()) {
      if (!element.isConnected || !element.classList.contains('pr-harbour-berth')) continue;
      // The page may have moved; only what moved within the harbour is shown.
      const { left, top, width, height } = box;
      comeFrom(element, new DOMRect(left - river.left + now.left, top - river.top + now.top, width, height));
    }
  }

  #move(movement: Movement, delay: number): void {
    switch (movement.what) {
      case 'drawn':
        return this.#draw(movement.id, movement.from, delay);
      case 'card':
        return this.#put(movement.id, movement.to, delay);
      case 'coins':
        return this.#send(movement, coinGhost, delay);
      case 'backs':
        return this.#send(movement, backGhost, delay);
      case 'marker':
        return this.#mark(movement.seat, movement.contract, delay);
    }
  }

  /** A new card comes from its pile; one that does not stay is shown before it goes. */
  #draw(id: string, from: Place, delay: number): void {
    const pile = this.#at(from);
    if (pile === undefined) return;
    const card = this.#at({ at: 'thing', id });
    const start = pile.getBoundingClientRect();
    if (card !== undefined) return turnUp(card, start, delay);
    const river = this.#root.querySelector('.pr-harbour-river')?.getBoundingClientRect();
    const discard = this.#at({ at: 'discard' });
    if (river === undefined || discard === undefined) return;
    const stay = new DOMRect(river.left + river.width / 2 - 70, river.top, 140, 232);
    const thing = cardGhost(id, this.#table, { reveal: true });
    this.#flights.lay(thing, stay);
    turnUp(thing, start, delay);
    void this.#flights.carry(thing, stay, discard.getBoundingClientRect(), {
      delay: delay + REVEAL + GLANCE,
      fade: 0.2,
    });
  }

  #put(id: string, to: Place, delay: number): void {
    const lay = this.#before.things.get(id);
    const goal = this.#at(to);
    if (lay === undefined || lay.element.isConnected) return;
    const near = goal ?? this.#at({ at: 'discard' });
    if (near === undefined) return;
    if (to.at === 'thing' && goal !== undefined) appear(goal, delay + MOVE * 0.6);
    void this.#flights.carry(lay.element, lay.place, near.getBoundingClientRect(), { delay, fade: 0.3 });
  }

  #send(
    { count, from, to }: { readonly count: number; readonly from: Place; readonly to: Place },
    make: () => HTMLElement,
    delay: number,
  ): void {
    const [start, goal] = [this.#at(from), this.#at(to)];
    if (start === undefined || goal === undefined) return;
    void this.#flights.carryMany(count, make, start, goal, delay);
  }

  #mark(seat: number, contract: string, delay: number): void {
    const [start, goal] = [this.#at({ at: 'purse', seat }), this.#at({ at: 'thing', id: contract })];
    if (start === undefined || goal === undefined) return;
    const name = this.#board.speech.name(seat);
    const seals = goal.querySelectorAll(':is(.pr-contract-spaces, .pr-mission-place) .seal');
    // On a phone a mission shows the first alone: the others' markers fly to the mission itself.
    const shown = [...seals].filter((seal) => seal.getClientRects().length > 0);
    const mine = shown.findLast((seal) => seal.classList.contains(`seal-${seat + 1}`)) ?? goal;
    if (mine !== goal) appear(mine, delay + MOVE * 0.8);
    void this.#flights.carryMany(1, () => markerGhost(seat, name), start, mine, delay);
  }

  /** Two of a colour: the second rams the first, and everything is swept away. */
  #clash({ card, twin }: Clash): void {
    const [deck, discard] = [this.#at({ at: 'deck' }), this.#at({ at: 'discard' })];
    const lying = [...this.#before.things].filter(([, { element }]) => isGone(element));
    if (deck === undefined || discard === undefined) return;
    const hit = twin === undefined ? undefined : this.#before.things.get(twin);
    const known = this.#before.things.get(card);
    const beside = hit?.place ?? this.#before.river ?? deck.getBoundingClientRect();
    const thing = known?.element ?? cardGhost(card, this.#table, { reveal: true });
    const stay =
      known?.place ??
      new DOMRect(beside.left + beside.width * 0.45, beside.top - 10, beside.width, beside.height);
    let delay = REVEAL + SHAKE;
    for (const [id, { element, place }] of lying) {
      if (id === card) continue;
      void this.#flights.carry(element, place, discard.getBoundingClientRect(), { delay, fade: 0 });
      delay += STEP;
    }
    this.#flights.lay(thing, stay);
    if (known === undefined) turnUp(thing, deck.getBoundingClientRect(), 0);
    for (const each of [thing, hit?.element]) if (each !== undefined) void shake(each);
    void this.#flights.carry(thing, stay, discard.getBoundingClientRect(), { delay, fade: 0 });
  }

  /** What was left in the harbour when the turn ended goes to the discard pile. */
  #clear(movements: readonly Movement[]): void {
    const discard = this.#at({ at: 'discard' });
    if (discard === undefined) return;
    const moved = new Set(movements.map((movement) => ('id' in movement ? movement.id : '')));
    let delay = 0;
    for (const [id, { element, place }] of this.#before.things) {
      if (moved.has(id) || !isGone(element)) continue;
      void this.#flights.carry(element, place, discard.getBoundingClientRect(), { delay, fade: 0 });
      delay += STEP;
    }
  }

  /** The event of the turn is noticed. */
  #turnOver(events: readonly Event[]): void {
    const card = this.#root.querySelector('.pr-adv-event-card');
    if (card !== null && events.some(({ key }) => key === 'event')) pop(card, 1.06);
  }

  /** Influence that has grown is noticed. */
  #celebrate(): void {
    for (const [seat, { influence }] of this.#table.view.players.entries()) {
      if (influence <= (this.#before.view.players[seat]?.influence ?? 0)) continue;
      const shield = this.#root.querySelector(`[data-renown="${seat}"]`);
      if (shield !== null) pop(shield);
    }
  }

  #at(place: Place): HTMLElement | undefined {
    return elementAt(this.#root, place);
  }
}

/** One card is swept away so much after the other. */
const STEP = 30;

/** A card that lay in the harbour and does no longer. */
function isGone(element: HTMLElement): boolean {
  return !element.isConnected && element.classList.contains('pr-harbour-berth');
}

/** A card comes from its pile and turns over on the way. */
function turnUp(card: HTMLElement, pile: DOMRect, delay: number): void {
  card.style.setProperty('--reveal-delay', `${delay}ms`);
  comeFrom(card, pile, REVEAL, delay);
}

/** Marks a ship that has been rammed. */
async function shake(berth: HTMLElement): Promise<void> {
  await ended(berth, [], { duration: REVEAL * 0.8 });
  berth.querySelector('.pr-card')?.classList.add('pr-card-clash');
}
