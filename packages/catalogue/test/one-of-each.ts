/** One change of each kind of piece in a box, as an owner would mend it. */
type Fields = Readonly<Record<string, unknown>>;
/** What a pack writes for a collection; of one that is replaced as a whole, what ours becomes. */
type Change = unknown[] | Fields | ((ours: never) => unknown);

const whole =
  (fields: Fields) =>
  (ours: Fields): Fields => ({ ...ours, ...fields, source: 'box' });
const firstRow =
  (fields: Fields) =>
  ([first, ...others]: readonly Fields[]): readonly Fields[] => [{ ...first, ...fields }, ...others];
const box = (id: string, fields: Fields) => [{ id, ...fields, source: 'box' }];

export const ONE_OF_EACH: Readonly<Record<string, Readonly<Record<string, Change>>>> = {
  'port-royal': {
    cards: box('base-jester-01', { cost: 6, influence: 2 }),
    contracts: box('luminary', { requires: [{ asks: 'sabres', count: 4 }] }),
    adventurers: box('jean-blackbeard', { ability: { does: 'sabres', sabres: 2 } }),
    events: box('event-fair-wind', { effects: [{ does: 'gain', for: 'all', coins: 2 }] }),
    stories: box('10', {
      mission: {
        requires: [{ asks: 'sabres', count: 1 }],
        first: { coins: 3 },
        all: { crowns: 2 },
        starred: true,
      },
    }),
    figures: whole({ startCoins: 4, goal: 10, contractsOpen: 5 }),
    chapters: [{ chapter: 1, lost: 'lost-2', source: 'box' }],
    crowns: whole({ shields: [{ space: 3, influence: 2 }] }),
    unlocks: whole({ trophy: 3 }),
    eventsDrawn: whole({ cooperative: [2, 2, 2, 2] }),
    ending: whole({ influence: 14 }),
  },
  caravelas: {
    spaces: box('c02r03', { symbol: 'event' }),
    currents: box('mine', { path: ['c02r02', 'c02r03'] }),
    closed: (ours: readonly unknown[]) => [...ours, ['c02r02', 'c02r03']],
    beyond: (ours: readonly unknown[]) => ours.slice(1),
    home: whole({ name: 'Lisbonne' }),
    ports: box('macau', { value: 5 }),
    goods: box('malagueta', { value: 7 }),
    cards: box('storm-1', { markers: 3 }),
    die: whole({ red: 3, one: 3 }),
    figures: whole({ hand: 6, fleetMarkers: 8, pieces: [2, 3, 4] }),
  },
  'francis-drake': {
    destinations: box('cartagena', { points: 5 }),
    places: box('investor', { cost: 6 }),
    street: (ours: { readonly order: readonly string[] }) => ({ ...ours, order: ours.order.toReversed() }),
    galleonTiles: firstRow({ guns: 4 }),
    frigateTokens: whole({ values: [1, 2, 3] }),
    troopTokens: whole({ values: [0, 1, 2, 3] }),
    treasureStones: whole({ counts: { silver: 15, gold: 15, jewel: 12 } }),
    goodsCounters: whole({ counts: { indigo: 9, sugar: 9, coffee: 9, tobacco: 9 } }),
    figures: whole({ discs: 8, treasurePoints: { silver: 2, gold: 5, jewel: 9 } }),
    chart: (ours: Fields) => ({ ...ours, west: -98 }),
    plan: (ours: Fields) => ({ ...ours, width: 640 }),
  },
  maracaibo: {
    cards: box('A10', { points: 6 }),
    cityTiles: box('CT-M', { market: { good: 'corn', spaces: [1, 1, 0, 0] } }),
    combatTokens: box('TK01', { rows: [{ value: 5 }, { value: 6 }, { value: 7 }] }),
    quests: box('Q03', { reward: [{ do: 'scorePoints', amount: 5 }] }),
    prestige: box('abbey', { cost: 9 }),
    careers: box('K-1', { title: 'Our courage' }),
    armadaCareers: box('KA-F', { title: 'Our armada' }),
    careerReward: whole({ points: 5 }),
    upgrades: box('U2', { handLimit: 7 }),
    villageActions: box('VA2', { effect: [{ do: 'gainDoubloons', amount: 2 }] }),
    combatActions: box('CA1', {
      options: [{ value: 3, effect: [{ do: 'gainInfluenceFoughtFor', amount: 2 }] }],
    }),
    synergies: box('medal', { tokens: 5 }),
    storyTiles: box('ST1', { number: 5 }),
    locations: box('1', { flag: [{ do: 'gainDoubloons', amount: 4 }] }),
    routes: firstRow({ cost: 2 }),
    'tracks.setup': whole({ rowPrice: 2 }),
    'tracks.influence': whole({ mostInfluencePoints: 6 }),
    'tracks.cubes': whole({ majorityBonus: [9, 8, 7] }),
    'tracks.doubloonIncome': (ours: { readonly points: readonly number[] }) => ({
      ...ours,
      points: ours.points.map((points) => points + 1),
    }),
    'tracks.pointIncome': whole({ last: 15 }),
    'tracks.combatPoints': whole({ last: 9 }),
    'tracks.questRow': whole({ fourth: 4 }),
    'tracks.village': whole({ actions: [0, 1, 1, 2, 2, 2, 3, 3] }),
    'tracks.explorerLines': firstRow({ first: [{ do: 'scorePoints', amount: 9 }] }),
    'tracks.explorerEnd': whole({ orderPoints: [12, 9, 6, 3] }),
    'tracks.explorerSpaces': (ours: readonly Fields[]) =>
      ours.map((space) =>
        space['id'] === 'E1' ? { ...space, reward: [{ do: 'takeSpies', amount: 1 }] } : space,
      ),
    'tracks.explorerPaths': (ours: readonly Fields[]) => [...ours, { from: 'E1', to: 'E4', source: 'box' }],
    legacy: box('L2', { cost: 5 }),
    classic: box('75', { deckCards: ['C90'] }),
    chapters: box('2', { first: '08' }),
    storyStarts: box('80', { instructions: [{ op: 'read', card: '07' }] }),
    storyCards: box('01', { turns: { when: 'storyTile' }, back: { instructions: [], next: '03' } }),
    endings: box('crowns', { card: '66' }),
    'jeanne.levels': box('veryEasy', { cards: [4, 1, 0] }),
    'jeanne.cards': box('A1', { steps: 2 }),
    'jeanne.board': whole({ pointsPerCard: 9 }),
    figures: whole({ withoutToken: 4, cubesNeeded: 2, tipDoubloons: 5 }),
    'jeanne.end': whole({ pointsPerQuest: 6 }),
  },
};
