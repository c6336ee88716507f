/** What a player cannot see, dealt again. Rules MA-27.2, MA-28.27. */
import type { Chance, Seat, Viewer } from '@captains-table/kernel';
import { openVote, redealVotes, shuffle } from '@captains-table/kernel';
import type { Box } from './box.ts';
import { NONE } from './box.ts';
import { clone } from './clone.ts';
import { at } from './lists.ts';
import type { OpeningFrame } from './frames.ts';
import { mix, redealCards } from './redeal-cards.ts';
import type { State } from './state.ts';

export function redeal(box: Box, truth: State, viewer: Viewer, chance: Chance): State {
  const state = clone(truth);
  state.chance = chance;
  const opening = openingOf(state);
  redealCards(box, state, viewer, opening !== undefined, chance);
  if (opening !== undefined) redealCareers(box, state, viewer, opening, chance);
  mix(chance, state.tokens);
  redealPrestige(box, state, chance);
  redealQuests(state, chance);
  if (state.jeanne.plays) redealJeanne(box, state, chance);
  const vote = openVote(state.stack);
  if (vote !== undefined) redealVotes(vote, viewer, chance);
  return state;
}

export function openingOf(state: State): OpeningFrame | undefined {
  return state.stack.find((frame) => frame.kind === 'opening');
}

function redealCareers(
  box: Box,
  state: State,
  viewer: Viewer,
  { steps }: OpeningFrame,
  chance: Chance,
): void {
  const own = viewer === 'spectator' ? [] : at(state.careerOffer, viewer);
  const pool = box.careers.flatMap(({ armada }, number) => {
    return own.includes(number) || (armada && !state.armada) ? [] : [number];
  });
  shuffle(chance, pool);
  for (let seat: Seat = 0; seat < state.players; seat++) {
    if (seat === viewer) continue;
    const offer = pool.splice(0, at(state.careerOffer, seat).length);
    state.careerOffer[seat] = offer;
    if (at(steps, seat) > CAREER) state.career[seat] = offer[0] ?? NONE;
  }
}

/** The step of the opening in which the career is chosen. */
const CAREER = 4;

function redealPrestige(box: Box, state: State, chance: Chance): void {
  const open = state.prestige.slice(0, state.prestigeOpen);
  const closed = box.prestige.flatMap((_, number) => (open.includes(number) ? [] : [number]));
  shuffle(chance, closed);
  state.prestige = [...open, ...closed].slice(0, state.prestige.length);
}

/** The top one lies face up. */
function redealQuests(state: State, chance: Chance): void {
  const top = state.questPile.pop();
  mix(chance, state.questPile);
  if (top !== undefined) state.questPile.push(top);
}

/** Cards never turned over could be any of their letter. */
function redealJeanne(box: Box, state: State, chance: Chance): void {
  const { jeanne } = state;
  const wasSeen = (card: number) => (jeanne.seen & (1 << card)) !== 0;
  const deck = jeanne.deck.filter(wasSeen);
  for (const letter of ['A', 'B', 'C'] as const) {
    const count = jeanne.deck.filter((card) => !wasSeen(card) && letterOf(box, card) === letter).length;
    const unseen = box.jeanne.cards.flatMap((card, number) => {
      return card.deck === letter && !wasSeen(number) ? [number] : [];
    });
    shuffle(chance, unseen);
    deck.push(...unseen.slice(0, count));
  }
  mix(chance, deck);
  jeanne.deck = deck;
}

function letterOf(box: Box, card: number): string {
  return at(box.jeanne.cards, card).deck;
}
