/** Whether the pieces make a game together: what the rules count on, and what the rulebook says of the box. */
import type { Finding } from '@captains-table/kernel';
import { atLeast, atMost, forbids, placeOnRing, reachableFrom } from '@captains-table/kernel';
import { OBJECTIVE_COUNT } from './careers/career.ts';
import type { Content } from './content.ts';
import type { Deck } from './names.ts';
import { LINES, NATIONS } from './names.ts';

const MOST_PLAYERS = 4;
const CAREERS_EACH = 2;
/** A plan and three discards. */
const FIRST_CHOICES = 4;
/** Sets of tiles and cards are held as bits of one number. */
const MOST_IN_SET = 30;

export function findings(content: Content): readonly Finding[] {
  return [
    ...setupFindings(content),
    ...pileFindings(content),
    ...chartFindings(content),
    ...explorerFindings(content),
    ...trackFindings(content),
    ...storyFindings(content),
    ...jeanneFindings(content),
  ];
}

/** Figures that the rules do not read from the content must be the same there, as changing them would do nothing. */
function setupFindings({ cityTiles, tracks: { setup, village } }: Content): Finding[] {
  const exactly = (field: keyof typeof setup, value: number): Finding[] =>
    setup[field] === value ? [] : [forbids('must-be', 'tracks.setup', { field, facts: { value } })];
  return [
    ...exactly('rounds', 4),
    ...exactly('maxMovement', village.actions.length - 1),
    ...exactly('row', 4),
    ...exactly('prestigeInPlay', 4),
    ...exactly('planned', 1),
    ...exactly('kept', setup.dealt - FIRST_CHOICES),
    ...exactly('spiesOnCareer', OBJECTIVE_COUNT),
    ...exactly('markedCityTiles', cityTiles.filter(({ marked }) => marked === true).length),
    ...atLeast(FIRST_CHOICES, setup.dealt, 'tracks.setup', { field: 'dealt' }),
    ...atLeast(MOST_PLAYERS, setup.startDoubloons.length, 'tracks.setup', { field: 'startDoubloons' }),
    ...atLeast(1, setup.handLimit, 'tracks.setup', { field: 'handLimit' }),
  ];
}

function pileFindings(content: Content): Finding[] {
  const { cards, careers, prestige, quests, tracks, cityTiles, combatTokens, upgrades } = content;
  const { setup } = tracks;
  const inDeck = (deck: Deck) => cards.filter((card) => card.deck === deck).length;
  const slots = tracks.explorerSpaces.filter(({ quest }) => quest === true).length;
  const spots = Math.max(...content.classic.map((card) => card.quests.flat().length), 0);
  return [
    ...atLeast(MOST_PLAYERS * setup.dealt, inDeck('A'), 'cards', { field: 'deck' }),
    ...atLeast(setup.deckB, inDeck('B'), 'cards', { field: 'deck' }),
    ...atLeast(MOST_PLAYERS * CAREERS_EACH, careers.length, 'careers'),
    ...atLeast(setup.prestigeInPlay, prestige.length, 'prestige'),
    ...atLeast(slots + spots, quests.length, 'quests'),
    ...atLeast(1, combatTokens.length, 'combatTokens'),
    ...atLeast(1, upgrades.filter(({ combatAction }) => combatAction !== undefined).length, 'upgrades', {
      field: 'combatAction',
    }),
    ...cityTiles.flatMap(({ id, players }) =>
      players.length > 0 ? [] : [forbids('no-players', 'cityTiles', { piece: id, field: 'players' })],
    ),
    ...quests.flatMap(({ id, pay, reward }) =>
      pay.length + reward.length > 0
        ? []
        : [forbids('does-nothing', 'quests', { piece: id, field: 'reward' })],
    ),
  ];
}

/** Ships sail on along the routes, never back, and all reach the last place in every round. */
function chartFindings({ locations, routes, legacy }: Content): Finding[] {
  const found: Finding[] = [];
  if (locations[0]?.type !== 'start')
    found.push(forbids('no-start', 'locations', { piece: locations[0]?.id ?? '' }));
  if (!locations.some(({ ends }) => ends === 'final')) found.push(forbids('no-end', 'locations'));
  const ring = placeOnRing(routes);
  if (ring !== undefined) found.push(forbids('ring', 'locations', { piece: ring }));
  for (let round = 1; round <= 4; round++) found.push(...roundFindings(locations, routes, round));
  return [...found, ...atMost(MOST_IN_SET, legacy.length, 'legacy')];
}

function roundFindings(locations: Content['locations'], routes: Content['routes'], round: number): Finding[] {
  const open = routes.filter(
    ({ rounds, legacy }) => legacy === undefined && (rounds?.includes(round) ?? true),
  );
  const reached = reachableFrom(locations[0]?.id ?? '', open);
  const ends = round === 4 ? ['final'] : ['interim', 'final'];
  return [...reached].flatMap((id) => {
    const place = locations.find((one) => one.id === id);
    if (place === undefined || (place.ends !== undefined && ends.includes(place.ends))) return [];
    return open.some(({ from }) => from === id)
      ? []
      : [forbids('dead-end', 'locations', { piece: id, facts: { round } })];
  });
}

function explorerFindings({ tracks: { explorerSpaces, explorerPaths, explorerLines } }: Content): Finding[] {
  const found: Finding[] = [];
  const ends = explorerSpaces.filter(({ toEnd }) => toEnd === 0);
  if (ends.length !== 1) found.push(forbids('one-end', 'tracks.explorerSpaces', { field: 'toEnd' }));
  const ring = placeOnRing(explorerPaths);
  if (ring !== undefined) found.push(forbids('ring', 'tracks.explorerSpaces', { piece: ring }));
  for (const { id, toEnd } of explorerSpaces) {
    const isEnd = !explorerPaths.some(({ from }) => from === id);
    if (isEnd !== (toEnd === 0))
      found.push(forbids('explorer-end', 'tracks.explorerSpaces', { piece: id, field: 'toEnd' }));
  }
  const lines = explorerLines.map(({ id }) => id).join();
  if (lines !== LINES.join())
    found.push(forbids('in-order', 'tracks.explorerLines', { facts: { names: LINES.join(', ') } }));
  return found;
}

function trackFindings({ tracks }: Content): Finding[] {
  const { doubloonIncome, pointIncome, combatPoints, cubes, influence, explorerEnd } = tracks;
  const found: Finding[] = [];
  for (const [id, { start, last }] of Object.entries({ doubloonIncome, pointIncome, combatPoints })) {
    if (start > last)
      found.push(forbids('start-behind-end', `tracks.${id}`, { field: 'start', facts: { start, last } }));
  }
  const steps = doubloonIncome.last - doubloonIncome.start + 1;
  return [
    ...found,
    ...atLeast(steps, doubloonIncome.points.length, 'tracks.doubloonIncome', { field: 'points' }),
    ...atLeast(1, cubes.slots.length, 'tracks.cubes', { field: 'slots' }),
    // Income beyond the end goes round the track again.
    ...atLeast(1, pointIncome.last, 'tracks.pointIncome', { field: 'last' }),
    ...atLeast(NATIONS.length, cubes.majorityBonus.length, 'tracks.cubes', { field: 'majorityBonus' }),
    ...atLeast(1, influence.ranks.length, 'tracks.influence', { field: 'ranks' }),
    ...atLeast(MOST_PLAYERS, explorerEnd.orderPoints.length, 'tracks.explorerEnd', { field: 'orderPoints' }),
  ];
}

function storyFindings({ chapters, storyCards }: Content): Finding[] {
  const choices = new Set(storyCards.flatMap(({ back }) => (back.vote ?? []).map(({ id }) => id)));
  const found: Finding[] = storyCards.flatMap(({ id, echoes = [] }) =>
    echoes.flatMap(({ choice }, at) =>
      choices.has(choice)
        ? []
        : [
            forbids('no-choice', 'storyCards', {
              piece: id,
              field: `echoes.${at}.choice`,
              facts: { choice },
            }),
          ],
    ),
  );
  for (const { id, chapter } of storyCards) {
    if (chapter < 1 || chapter > chapters.length)
      found.push(forbids('no-chapter', 'storyCards', { piece: id, field: 'chapter', facts: { chapter } }));
  }
  return [...found, ...atLeast(11, chapters.length, 'chapters')];
}

function jeanneFindings({ jeanne: { cards, levels, board } }: Content): Finding[] {
  const found: Finding[] = [...atMost(MOST_IN_SET, cards.length, 'jeanne.cards')];
  for (const { id, cards: counts } of levels) {
    const dealt = ['A', 'B', 'C'].reduce(
      (sum, deck, at) => sum + Math.min(counts[at] ?? 0, cards.filter((card) => card.deck === deck).length),
      0,
    );
    found.push(...atLeast(1, dealt, 'jeanne.levels', { piece: id, field: 'cards' }));
  }
  return [...found, ...atLeast(board.discs + 1, board.income.length, 'jeanne.board', { field: 'income' })];
}
