import { expect, test } from 'vitest';
import { TroubleLog } from '../../src/watching/trouble-log.ts';

function log() {
  const lines: object[] = [];
  let at = 0;
  const keep = (level: string) => (line: object) => void lines.push({ level, ...line });
  const troubles = new TroubleLog({ error: keep('error'), warn: keep('warn') }, () => at);
  return { lines, troubles, wait: (milliseconds: number) => (at += milliseconds) };
}

test('a failure that comes again and again is told once in ten seconds, with how often it came', () => {
  const { lines, troubles, wait } = log();
  const gone = () => new Error('the bus is not connected');
  for (let i = 0; i < 500; i++) {
    troubles.tell('error', 'bus', gone());
    wait(10);
  }
  expect(lines).toStrictEqual([{ level: 'error', err: gone(), part: 'bus' }]);
  wait(5_000);
  troubles.tell('error', 'bus', gone());
  expect(lines.slice(1)).toStrictEqual([{ level: 'error', err: gone(), part: 'bus', repeated: 499 }]);
  wait(60_000);
  troubles.tell('error', 'bus', gone());
  expect(lines.slice(2)).toStrictEqual([{ level: 'error', err: gone(), part: 'bus' }]);
});

test('failures of other parts, with other words and of another weight are told beside it', () => {
  const { lines, troubles } = log();
  troubles.tell('error', 'bus', new Error('a'));
  troubles.tell('error', 'due', new Error('a'));
  troubles.tell('error', 'due', new Error('b'));
  troubles.tell('warn', 'due', new Error('b'));
  troubles.tell('error', 'due', 'b');
  expect(lines).toHaveLength(4);
});

test('words without end do not fill the memory, and each is told', () => {
  const { lines, troubles } = log();
  for (let i = 0; i < 2_000; i++) troubles.tell('error', 'due', new Error(`table ${i}`));
  expect(lines).toHaveLength(2_000);
});
