/** The skeleton of the campaign and the points of the chart: data that later parts of the game build on. */
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import campaignFile from '../content/campaign.json' with { type: 'json' };
import chart from '../content/chart.json' with { type: 'json' };
import { CONTENT } from '../src/built-in-content.ts';
import { costsSchema } from '../src/effects/costs.ts';
import { effectsSchema } from '../src/effects/effect.ts';

const source = v.picklist(['rulebook', 'published', 'reconstructed']);
const provenance = { source, sources: v.exactOptional(v.record(v.string(), source)) };
const number = v.pipe(v.string(), v.regex(/^\d\d$/));
const instructions = v.array(
  v.variant('op', [
    v.strictObject({ op: v.literal('story'), at: v.string() }),
    v.strictObject({
      op: v.literal('quests'),
      at: v.array(v.strictObject({ location: v.string(), players: v.array(v.number()) })),
    }),
    v.strictObject({
      op: v.picklist(['addTile', 'removeTile']),
      tiles: v.array(v.string()),
      ifInPlay: v.exactOptional(v.boolean()),
    }),
    v.strictObject({ op: v.picklist(['deckCards', 'discardCards']), cards: v.array(v.string()) }),
    v.strictObject({ op: v.literal('read'), card: number }),
  ]),
);

const campaignSchema = v.strictObject({
  first: number,
  chapters: v.array(
    v.strictObject({ number: v.number(), first: number, start: v.exactOptional(number), ...provenance }),
  ),
  starts: v.array(v.strictObject({ number, chapter: v.number(), instructions, ...provenance })),
  cards: v.array(
    v.strictObject({
      number,
      chapter: v.number(),
      side: v.exactOptional(v.boolean()),
      front: instructions,
      quest: v.exactOptional(v.strictObject({ pay: costsSchema, reward: effectsSchema })),
      turns: v.variant('when', [
        v.strictObject({ when: v.literal('storyTile') }),
        v.strictObject({ when: v.literal('tileFull'), tile: v.string() }),
      ]),
      back: v.strictObject({
        instructions,
        next: v.exactOptional(number),
        vote: v.exactOptional(v.array(v.strictObject({ id: v.string(), next: number }))),
        end: v.exactOptional(v.string()),
      }),
      ...provenance,
    }),
  ),
  endings: v.array(v.strictObject({ id: v.string(), card: number, ...provenance })),
});

const campaign = v.parse(campaignSchema, campaignFile);
type StoryCard = (typeof campaign.cards)[number];

const cardNumbers = new Set(campaign.cards.map((card) => card.number));
const allInstructions = [
  ...campaign.cards.flatMap((card) => [...card.front, ...card.back.instructions]),
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

describe('the skeleton of the campaign', () => {
  test('makes 77 story cards with the classic ones and the C cards', () => {
    const cCards = CONTENT.cards.filter(({ deck }) => deck === 'C');
    expect(campaign.cards.length + campaign.starts.length + CONTENT.classic.length + cCards.length).toBe(77);
    expect(campaign.starts.map((start) => Number(start.number))).toEqual([
      80, 81, 82, 83, 84, 85, 86, 87, 88, 89,
    ]);
    expect(campaign.chapters.map((chapter) => chapter.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  test('card 01 is as in the rulebooks', () => {
    expect(campaign.cards[0]).toMatchObject({
      number: '01',
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
      const card = campaign.cards.find((entry) => entry.number === number_);
      for (const next of card === undefined ? [] : following(card)) visit(next, [...path, number_]);
    };
    visit(campaign.first, []);
    expect(new Set(seen)).toEqual(cardNumbers);
    expect(campaign.cards.flatMap((card) => card.back.end ?? [])).toEqual(
      campaign.endings.map(({ id }) => id),
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
