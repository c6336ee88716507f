import type { Chance, Viewer } from '@captains-table/kernel';
import { defined, openPage, openVote, redealVotes, shuffle, votesSeenBy } from '@captains-table/kernel';
import { clone } from './setup.ts';
import type { Card, ChoiceFrame, State, View, Voyage, VoyageView } from './state.ts';

export function view(state: State, viewer: Viewer): View {
  const choice = choiceOf(state);
  const own = viewer === 'spectator' ? undefined : viewer;
  const knows = own !== undefined && state.knowTop.includes(own);
  return {
    deck: state.deck.length,
    discard: state.discard.slice(),
    hand: own === undefined ? [] : (state.hands[own]?.slice() ?? []),
    handSizes: state.hands.map((hand) => hand.length),
    chosen: choice === undefined ? [] : choice.chosen.map((card) => card !== ''),
    ownChoice: own === undefined ? '' : (choice?.chosen[own] ?? ''),
    shown: state.shown.slice(),
    coins: state.coins.slice(),
    top: knows ? (state.deck.at(-1) ?? '') : '',
    roundsLeft: state.roundsLeft,
    ...defined({ voyage: state.voyage && voyageView(state, state.voyage, viewer) }),
  };
}

function voyageView({ stack }: State, voyage: Voyage, viewer: Viewer): VoyageView {
  const { chapter, goal, course, cargo } = voyage;
  const vote = openVote(stack);
  const votes = vote === undefined ? voyage.votes.slice() : votesSeenBy(vote, viewer);
  return { chapter, goal, course, cargo, page: openPage(stack), votes };
}

/** Deals the deck, the other hands and the others' choices again. */
export function redeal(state: State, viewer: Viewer, chance: Chance): State {
  const other = { ...clone(state), chance };
  const pool = new Pool();
  const knowsTop = viewer !== 'spectator' && state.knowTop.includes(viewer);
  const top = knowsTop ? other.deck.pop() : undefined;
  pool.take(other.deck);
  for (const [seat, hand] of other.hands.entries()) if (seat !== viewer) pool.take(hand);
  const choice = choiceOf(other);
  for (const [seat, card] of choice?.chosen.entries() ?? []) {
    if (seat !== viewer && card !== '' && choice !== undefined) pool.takeAt(choice.chosen, seat, card);
  }
  pool.deal(chance);
  const vote = openVote(other.stack);
  if (vote !== undefined) redealVotes(vote, viewer, chance);
  if (top !== undefined) other.deck.push(top);
  return other;
}

/** Cards out of sight, and the places they came from. */
class Pool {
  readonly #cards: Card[] = [];
  readonly #places: { readonly list: (Card | '')[]; readonly index: number }[] = [];

  take(list: Card[]): void {
    for (const [index, card] of list.entries()) this.takeAt(list, index, card);
  }

  takeAt(list: (Card | '')[], index: number, card: Card): void {
    this.#cards.push(card);
    this.#places.push({ list, index });
  }

  deal(chance: Chance): void {
    this.#cards.sort(); // so that the deal depends on nothing hidden
    shuffle(chance, this.#cards);
    for (const [i, { list, index }] of this.#places.entries()) list[index] = this.#cards[i] ?? '';
  }
}

export function choiceOf(state: State): ChoiceFrame | undefined {
  const top = state.stack.at(-1);
  return top?.kind === 'choice' ? top : undefined;
}
