import { describe, expect, it } from 'vitest';
import type { TableSummary } from '@captains-table/protocol';
import type { LocalRecord } from '../../src/local/device-store.ts';
import { fromDevice, fromServer, inOrder } from '../../src/lobby/table-lists/my-games.ts';
import { summaryWith } from './table-summaries.ts';

const JOOST = { kind: 'person', person: 'joost', name: 'Joost' } as const;
const ME = { kind: 'person', person: 'me', name: 'Inès' } as const;

function table(part: Partial<TableSummary>): TableSummary {
  return summaryWith({ seats: [ME, JOOST, { kind: 'bot', level: 'mate' }], ...part });
}

function local(chairs: LocalRecord['record']['chairs'], names: Record<string, string>): LocalRecord {
  return {
    record: { id: 'b', game: 'port-royal', options: { mode: 'base' }, chairs } as LocalRecord['record'],
    names,
    updatedAt: 5_000,
  };
}

describe('my games', () => {
  it('say whose turn it is', () => {
    expect(fromServer(table({ myTurn: true }), 'me').turn).toBe('mine');
    expect(fromServer(table({ status: 'open' }), 'me').turn).toBe('open');
  });

  it('name those who are waited for', () => {
    const saskia = { kind: 'person', person: 'saskia', name: 'Saskia' } as const;
    const three = table({ seats: [ME, JOOST, saskia], owing: [1, 2] });
    expect(fromServer(three, 'me').waitingFor).toEqual(['Joost', 'Saskia']);
    expect(fromServer(table({ owing: [1] }), 'me').waitingFor).toEqual(['Joost']);
    expect(fromServer(table({ owing: [] }), 'me').waitingFor).toEqual([]);
    expect(fromServer(table({ owing: [0, 1], myTurn: true }), 'me').waitingFor).toEqual([]);
  });

  it('know my own seat, and leave out chairs that were removed', () => {
    const { seats } = fromServer(table({ seats: [{ kind: 'closed' }, JOOST, ME] }), 'me');
    expect(seats.map(({ me, name }) => [name, me])).toEqual([
      ['Joost', false],
      ['Inès', true],
    ]);
  });

  it('on this device are always a person’s turn', () => {
    const game = fromDevice(
      local(
        [
          { kind: 'person', person: 'here-1' },
          { kind: 'bot', level: 'mate' },
        ],
        { 'here-1': '' },
      ),
    );
    expect(game).toMatchObject({ turn: 'mine', where: 'device', seats: [{ me: true }, { kind: 'bot' }] });
  });

  it('come in the order in which they wait for me', () => {
    const games = [
      fromServer(table({ id: 'open', status: 'open', updatedAt: 9_000 }), 'me'),
      fromServer(table({ id: 'others', updatedAt: 8_000 }), 'me'),
      fromDevice(local([{ kind: 'person', person: 'here-1' }], {})),
      fromServer(table({ id: 'old turn', myTurn: true, updatedAt: 1_000 }), 'me'),
      fromServer(table({ id: 'new turn', myTurn: true, updatedAt: 2_000 }), 'me'),
    ];
    expect(inOrder(games).map(({ id }) => id)).toEqual(['new turn', 'old turn', 'b', 'others', 'open']);
  });
});
