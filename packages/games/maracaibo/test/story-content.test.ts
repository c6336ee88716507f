/** The story as data, and the points of the chart. */
import { describe, expect, test } from 'vitest';
import chart from '../content/chart.json' with { type: 'json' };
import { CONTENT } from '../src/built-in-content.ts';

const campaign = { cards: CONTENT.storyCards, starts: CONTENT.storyStarts, chapters: CONTENT.chapters };
type StoryCard = (typeof campaign.cards)[number];

const cardNumbers = new Set(campaign.cards.map((card) => card.id));
const allInstructions = [
  ...campaign.cards.flatMap((card) => [...card.front, ...card.back.instructions]),
  ...campaign.cards.flatMap((card) => (card.echoes ?? []).flatMap((echo) => echo.instructions)),
  ...campaign.starts.flatMap((start) => start.instructions),
];

/** Cards that can come after a card. */
function following(card: StoryCard): string[] {
  return [
    ...card.front.flatMap((step) => (step.op === 'read' ? step.card : [])),
    ...(card.back.next === undefined ? [] : [card.back.next]),
    ...(card.back.vote ?? []).map((option) => option.next),
  ];
}

describe('the story as data', () => {
  test('makes 77 story cards with the classic ones and the C cards', () => {
    const cCards = CONTENT.cards.filter(({ deck }) => deck === 'C');
    expect(campaign.cards.length + campaign.starts.length + CONTENT.classic.length + cCards.length).toBe(77);
    expect(campaign.starts.map((start) => Number(start.id))).toEqual([
      80, 81, 82, 83, 84, 85, 86, 87, 88, 89,
    ]);
    expect(campaign.chapters.map((chapter) => Number(chapter.id))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ]);
  });

  test('card 01 is as in the rulebooks', () => {
    expect(campaign.cards[0]).toMatchObject({
      id: '01',
      front: [
        { op: 'story', at: '15' },
        {
          op: 'quests',
          at: [
            { location: '16', players: [1, 2, 3, 4] },
            { location: '19', players: [4] },
          ],
        },
      ],
      quest: {
        pay: [{ op: 'combatPoints', n: 1 }],
        reward: [
          { op: 'doubloons', n: 5 },
          { op: 'per', what: 'points', n: 1, of: 'compasses' },
        ],
      },
    });
  });

  test('leads from card 01 to every card and to three ends, and never back', () => {
    const seen: string[] = [];
    const visit = (number_: string, path: readonly string[]) => {
      expect(path).not.toContain(number_);
      if (seen.includes(number_)) return;
      seen.push(number_);
      const card = campaign.cards.find((entry) => entry.id === number_);
      for (const next of card === undefined ? [] : following(card)) visit(next, [...path, number_]);
    };
    visit(campaign.chapters[0]?.first ?? '', []);
    expect(new Set(seen)).toEqual(cardNumbers);
    expect(campaign.cards.flatMap((card) => card.back.end ?? [])).toEqual(
      CONTENT.endings.map(({ id }) => id),
    );
  });

  test('a card with a story tile has a quest; the others wait for a full tile of their own', () => {
    for (const { front, quest, turns } of campaign.cards) {
      const tile = turns.when === 'tileFull' ? turns.tile : undefined;
      expect(front.some((step) => step.op === 'story')).toBe(tile === undefined);
      expect(quest !== undefined).toBe(tile === undefined);
      expect(
        front.some((step) => step.op === 'addTile' && tile !== undefined && step.tiles.includes(tile)),
      ).toBe(tile !== undefined);
    }
  });

  test('brings every legacy tile and every C card into play', () => {
    const tiles = new Set(allInstructions.flatMap((step) => (step.op === 'addTile' ? step.tiles : [])));
    const cards = allInstructions.flatMap((step) => ('cards' in step ? step.cards : []));
    expect(CONTENT.legacy.map(({ id }) => id).filter((id) => !tiles.has(id))).toEqual([]);
    expect(new Set(cards)).toEqual(
      new Set(CONTENT.cards.filter(({ deck }) => deck === 'C').map(({ id }) => id)),
    );
  });

  test('an echo belongs to a choice of an earlier chapter, and every choice but the last has one', () => {
    const chosenIn = new Map(
      campaign.cards.flatMap(({ chapter, back }) => (back.vote ?? []).map((option) => [option.id, chapter])),
    );
    const echoes = campaign.cards.flatMap(({ chapter, echoes: heard = [] }) =>
      heard.map(({ choice }) => ({ choice, chapter })),
    );
    for (const { choice, chapter } of echoes) expect(chosenIn.get(choice)).toBeLessThan(chapter);
    const last = new Set(
      campaign.cards.flatMap(({ id, back }) =>
        id === '66' ? (back.vote ?? []).map((option) => option.id) : [],
      ),
    );
    expect(new Set(echoes.map(({ choice }) => choice))).toEqual(
      new Set([...chosenIn.keys()].filter((choice) => !last.has(choice))),
    );
  });

  test('names only places of the board', () => {
    const places = new Set(CONTENT.locations.map(({ id }) => id));
    const named = allInstructions.flatMap((step) => {
      if (step.op === 'story') return [step.at];
      return step.op === 'quests' ? step.at.map(({ location }) => location) : [];
    });
    expect(named.filter((place) => !places.has(place))).toEqual([]);
  });
});

describe('the chart', () => {
  test('has a point for every place and every space of the explorer track', () => {
    expect(Object.keys(chart.locations).toSorted()).toEqual(CONTENT.locations.map(({ id }) => id).toSorted());
    expect(Object.keys(chart.explorer).toSorted()).toEqual(
      CONTENT.tracks.explorerSpaces.map(({ id }) => id).toSorted(),
    );
    for (const [x = -1, y = -1] of Object.values({ ...chart.locations, ...chart.explorer })) {
      expect(x >= 0 && x <= chart.width && y >= 0 && y <= chart.height).toBe(true);
    }
  });

  test('keeps places apart', () => {
    const points = Object.entries(chart.locations);
    const close = points.flatMap(([a, [ax = 0, ay = 0]], at) =>
      points
        .slice(at + 1)
        .flatMap(([b, [bx = 0, by = 0]]) => (Math.hypot(ax - bx, ay - by) < 34 ? [[a, b]] : [])),
    );
    expect(close).toEqual([]);
  });
});
