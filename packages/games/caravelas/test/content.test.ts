import { chanceFrom } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import { CAPE, currentCost, EVENT, neighbour, NONE, PIRATES } from '../src/board.ts';
import type { Good, Provenance } from '../src/content.ts';
import { CONTENT } from '../src/built-in-content.ts';
import { GOODS } from '../src/content.ts';
import { caravelas } from '../src/index.ts';
import { Outlook } from '../src/outlook.ts';
import { board, given } from './table.ts';

type Part = Provenance & { readonly id: string };

const { cards, goods, map, ports } = CONTENT;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const outlook = new Outlook(CONTENT);
const SOURCES: ReadonlySet<string> = new Set(['rulebook', 'published', 'reconstructed']);

/** The cheapest way from Lisboa to a port when a step costs this much; of several, the one with the fewest steps. */
function waysTo(port: string, cost: (from: number, way: number, to: number) => number) {
  const goal = board.portSpace[board.ports.findIndex(({ id }) => id === port)] ?? NONE;
  const best = new Map([[board.home, { cost: 0, steps: 0 }]]);
  for (let better = true; better;) {
    better = false;
    for (const [from, reached] of best) {
      for (let way = 0; way < 6; way++) {
        const to = neighbour(board, from, way);
        if (to === NONE) continue;
        const next = { cost: reached.cost + cost(from, way, to), steps: reached.steps + 1 };
        const known = best.get(to);
        const gain = (known?.cost ?? Infinity) - next.cost;
        const isSame = Math.abs(gain) < 1e-6 && known !== undefined && next.steps < known.steps;
        if (gain < 1e-6 && !isSame) continue;
        best.set(to, next);
        better = true;
      }
    }
  }
  return best.get(goal) ?? { cost: Infinity, steps: Infinity };
}

describe('the chart', () => {
  /** In the order of the destination cards in the rulebook, with the years it gives, and our values. */
  const PORTS: readonly (readonly [name: string, year: number, value: number])[] = [
    ['Labrador', 1500, 2],
    ['Terra Nova', 1498, 2],
    ['Florida', 1487, 2],
    ['Açores', 1427, 1],
    ['Madeira', 1419, 1],
    ['Ceuta', 1415, 1],
    ['Cabo Bojador', 1434, 1],
    ['Guiné', 1444, 1],
    ['Cabo Verde', 1458, 1],
    ['Porto Seguro', 1500, 2],
    ['S. Tomé e Príncipe', 1471, 2],
    ['Mina', 1482, 2],
    ['Luanda', 1485, 2],
    ['Rio Congo', 1482, 2],
    ['Cabo da Boa Esperança', 1487, 2],
    ['Moçambique', 1498, 2],
    ['S. Lourenço', 1498, 2],
    ['Maurícias', 1505, 2],
    ['Maldivas', 1518, 3],
    ['Mascate', 1507, 3],
    ['Mogadíscio', 1499, 2],
    ['Bahrein', 1510, 3],
    ['Diu', 1513, 3],
    ['Calecute', 1498, 3],
    ['Ceilão', 1505, 3],
    ['Malaca', 1509, 3],
    ['Reino de Sião', 1511, 3],
    ['Mombaça', 1498, 2],
    ['Molucas', 1512, 3],
    ['Timor', 1512, 3],
    ['Macau', 1515, 3],
    ['Tanegashima', 1542, 3],
  ];

  test('CA-1.2 has 32 ports besides Lisboa, each with its name, its year and a value from 1 to 3', () => {
    expect(PORTS).toHaveLength(32);
    expect(ports.map(({ name, year, value }) => [name, year, value])).toEqual(PORTS);
    expect(map.spaces.filter(({ port }) => port === CONTENT.home.id)).toHaveLength(1);
  });

  test('CA-1.2 Lisboa has no value: no one discovers it', () => {
    expect(ports.map(({ id }) => id)).not.toContain(CONTENT.home.id);
    const table = given({ players: [{ at: 'ceuta' }, { at: 'tanegashima' }] }).sail('lisboa');
    expect([table.fleet(0).points, table.view.discovered]).toEqual([0, {}]);
  });

  test('every port lies on one space, and every space can be reached from Lisboa and left for it', () => {
    for (const { id } of ports) expect(map.spaces.filter(({ port }) => port === id)).toHaveLength(1);
    const seen = new Set([board.home]);
    for (const space of seen) {
      for (let way = 0; way < 6; way++) {
        const to = neighbour(board, space, way);
        if (to === NONE) continue;
        seen.add(to);
        expect(neighbour(board, to, (way + 3) % 6)).toBe(space);
      }
    }
    expect(seen.size).toBe(map.spaces.length);
  });

  test('CA-1.3 eight ports sell one good each, of which there are four cubes', () => {
    const sold = ports.flatMap(({ good }) => good ?? []);
    expect(sold.toSorted()).toEqual([...GOODS].toSorted());
    expect(goods.map(({ cubes }) => cubes)).toEqual(Array(8).fill(4));
  });

  test('CA-1.16 which port sells which good', () => {
    const sold = Object.fromEntries(
      ports.flatMap(({ id, good }) => (good === undefined ? [] : [[id, good]])),
    );
    expect(sold).toEqual({
      guine: 'malagueta',
      'porto-seguro': 'brazilwood',
      mocambique: 'ivory',
      calecute: 'pepper',
      ceilao: 'cinnamon',
      macau: 'silk',
      molucas: 'nutmeg',
      tanegashima: 'silver',
    });
    for (const [port, good] of Object.entries(sold)) {
      const space = map.spaces.find((known) => known.port === port)?.id ?? '';
      const from = outlook.neighbours(space)[0] ?? '';
      const elsewhere = { at: port === 'tanegashima' ? 'lisboa' : 'tanegashima' };
      const table = given({ players: [{ at: from, upgraded: true, hand: ['calm'] }, elsewhere] });
      expect(table.sail(space).fleet(0).goods).toEqual([good]);
    }
  });

  test('CA-1.17 nutmeg and silver bring 10 points, the other goods 5', () => {
    const worth = (good: Good) =>
      given({ players: [{ goods: [good], upgraded: true }, {}] })
        .call()
        .settle()
        .fleet(0).salePoints;
    expect(GOODS.map((good) => [good, worth(good)])).toEqual([
      ['malagueta', 5],
      ['brazilwood', 5],
      ['ivory', 5],
      ['pepper', 5],
      ['cinnamon', 5],
      ['silk', 5],
      ['nutmeg', 10],
      ['silver', 10],
    ]);
  });

  test('CA-1.5, CA-1.8 the western pile is 14 Atlantic ports, the Cape and Moçambique, the eastern one the rest', () => {
    const west = ports.filter(({ pile }) => pile === 'west').map(({ id }) => id);
    const ocean = (port: string) => map.spaces.find((space) => space.port === port)?.ocean;
    expect(west).toHaveLength(16);
    expect(west.filter((id) => ocean(id) === 'indian')).toEqual(['boa-esperanca', 'mocambique']);
    expect(ports.filter(({ pile }) => pile === 'east').every(({ id }) => ocean(id) === 'indian')).toBe(true);
  });

  test('CA-1.13 two goods of its own on each ship, nutmeg and silver on the fourth', () => {
    const aboard = (ship: number) => goods.filter((good) => good.ship === ship).map(({ id }) => id);
    expect([1, 2, 3, 4].map(aboard)).toEqual([
      ['malagueta', 'brazilwood'],
      ['ivory', 'pepper'],
      ['cinnamon', 'silk'],
      ['nutmeg', 'silver'],
    ]);
  });

  test('CA-4.11 no ring of currents can be sailed for ever for nothing', () => {
    const onWay = new Set<number>();
    const done = new Set<number>();
    const visit = (space: number): boolean => {
      if (done.has(space)) return true;
      if (onWay.has(space)) return false;
      onWay.add(space);
      for (let way = 0; way < 6; way++) {
        const flows = ((board.currents[space] ?? 0) & (1 << way)) !== 0;
        if (flows && !visit(neighbour(board, space, way))) return false;
      }
      onWay.delete(space);
      done.add(space);
      return true;
    };
    for (const [space] of map.spaces.entries()) expect(visit(space)).toBe(true);
  });

  test('every way from Lisboa to goods and back needs a card or the die', () => {
    const goodsPorts = ports.flatMap(({ id, good }, port) =>
      good === undefined ? [] : [[id, board.portSpace[port] ?? NONE] as const],
    );
    const calm = new Set([board.home]);
    for (const space of calm) {
      for (let way = 0; way < 6; way++) {
        const to = neighbour(board, space, way);
        if (to !== NONE && board.symbols[to] !== EVENT && board.symbols[to] !== CAPE) calm.add(to);
      }
    }
    expect(goodsPorts.filter(([, space]) => calm.has(space)).map(([id]) => id)).toEqual([]);
  });

  test('currents are free for at least 60 steps', () => {
    expect(sum(map.currents.map(({ path }) => path.length - 1))).toBeGreaterThanOrEqual(60);
  });

  test('the fastest way to India is not the shortest: at least four steps more', () => {
    const shortest = waysTo('calecute', () => 1);
    const fastest = waysTo('calecute', (from, way, to) => {
      const symbol = board.symbols[to];
      // What a card or the die may cost, in markers.
      const card = symbol === EVENT ? 1.2 : symbol === CAPE ? 0.7 : 0;
      return currentCost(board, from, way) + (symbol === PIRATES ? 1 : 0) + card;
    });
    expect(fastest.steps).toBeGreaterThanOrEqual(shortest.steps + 4);
  });

  test('no one gets from one ocean to the other but by the red spaces', () => {
    const crossings = map.spaces.flatMap(({ ocean, symbol }, space) =>
      [0, 1, 2, 3, 4, 5].flatMap((way) => {
        const to = map.spaces[neighbour(board, space, way)];
        return to !== undefined && to.ocean !== ocean ? [[symbol, to.symbol]] : [];
      }),
    );
    expect(crossings.length).toBeGreaterThan(0);
    for (const symbols of crossings) expect(symbols).toContain('cape');
  });
});

describe('the cards', () => {
  test('CA-1.4 are 86 of four kinds, with an even number of calms', () => {
    expect(sum(cards.map(({ copies }) => copies))).toBe(86);
    expect(new Set(cards.map(({ kind }) => kind))).toEqual(
      new Set(['storm', 'compass', 'fair-wind', 'calm']),
    );
    expect((cards.find(({ kind }) => kind === 'calm')?.copies ?? 1) % 2).toBe(0);
  });
});

describe('the die', () => {
  test('CA-1.15 has four red faces and two with a 1', () => {
    expect(CONTENT.die).toMatchObject({ red: 4, one: 2 });
    const { state } = given({ players: [{ at: 'c13r11' }, { at: 'tanegashima' }] });
    let ones = 0;
    for (let i = 0; i < 900; i++) {
      const copy = caravelas.clone(state);
      copy.chance = chanceFrom(`die-${i}`);
      caravelas.apply(copy, 0, { kind: 'sail', to: 'c14r11' }, (event) => {
        if (event.key === 'rounded' && !event.safe) ones++;
      });
    }
    expect(ones).toSatisfy((count: number) => count > 255 && count < 345);
  });
});

describe('CA-1.14 every value says where it comes from', () => {
  /** Ids of the components whose field has this source. */
  const known = (parts: readonly Part[], field: string, source: string) =>
    parts.flatMap((part) => ((part.sources?.[field] ?? part.source) === source ? [part.id] : []));

  test('every component names a source, and other sources only for fields it has', () => {
    const parts: readonly Provenance[] = [...ports, ...goods, ...cards, CONTENT.die, CONTENT.home];
    for (const part of parts) {
      const { source, sources = {} } = part;
      expect([source, ...Object.values(sources)].filter((from) => !SOURCES.has(from))).toEqual([]);
      expect(Object.keys(sources).filter((field) => !(field in part))).toEqual([]);
    }
  });

  test('of the ports the names and years, two values and four goods are in the rulebook', () => {
    for (const field of ['id', 'name', 'year', 'pile']) {
      expect(known(ports, field, 'rulebook')).toHaveLength(ports.length);
    }
    expect(known(ports, 'value', 'rulebook')).toEqual(['ceilao', 'malaca']);
    const selling = ports.filter(({ good }) => good !== undefined);
    expect(known(selling, 'good', 'rulebook')).toEqual(['guine', 'porto-seguro', 'ceilao', 'tanegashima']);
    expect(known(selling, 'good', 'published')).toEqual(['mocambique', 'calecute', 'macau']);
    expect(known(selling, 'good', 'reconstructed')).toEqual(['molucas']);
  });

  test('of the goods the cubes, one price and the fourth ship are in the rulebook', () => {
    expect(known(goods, 'cubes', 'rulebook')).toHaveLength(8);
    expect(known(goods, 'value', 'rulebook')).toEqual(['pepper']);
    expect(known(goods, 'ship', 'rulebook')).toEqual(['nutmeg', 'silver']);
    expect(known(goods, 'id', 'published')).toEqual(['ivory', 'silk']);
    expect(known(goods, 'colour', 'reconstructed')).toEqual(['ivory', 'silk']);
  });

  test('of the event cards the rulebook shows five; how many there are of each is ours, like the die', () => {
    expect(known(cards, 'kind', 'rulebook')).toEqual([
      'storm-2',
      'storm-4',
      'compass-nw',
      'fair-wind',
      'calm',
    ]);
    expect(known(cards, 'copies', 'reconstructed')).toHaveLength(cards.length);
    expect([CONTENT.die.source, CONTENT.home.source]).toEqual(['reconstructed', 'rulebook']);
  });

  test('CA-6.3 where the chart ends in the open sea there is no space, but one beside it', () => {
    const ids = new Set(map.spaces.map(({ id }) => id));
    const near = (id: string) => {
      const [col = 0, row = 0] = (/^c(\d+)r(\d+)$/.exec(id) ?? []).slice(1).map(Number);
      return map.spaces.some((one) => Math.abs(one.col - col) <= 1 && Math.abs(one.row - row) <= 1);
    };
    expect(map.beyond.filter((id) => ids.has(id) || !near(id))).toEqual([]);
  });

  test('the chart is ours but for the frontier', () => {
    expect(map.provenance).toEqual({
      beyond: 'reconstructed',
      spaces: 'reconstructed',
      symbols: 'reconstructed',
      closed: 'reconstructed',
      currents: 'reconstructed',
      frontier: 'published',
    });
  });
});
