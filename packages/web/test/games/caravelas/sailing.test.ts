import { CONTENT } from '@captains-table/caravelas';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { costOf, nextMove, restOf } from '../../../src/games/caravelas/board/plan.ts';
import type { Plan } from '../../../src/games/caravelas/board/plan.ts';
import { Places } from '../../../src/games/caravelas/chart/places.ts';
import { clickOn, ownRoutes, shownSteps, targetsOf } from '../../../src/games/caravelas/chart/targets.ts';
import { tableAt } from './positions.ts';

const places = new Places(CONTENT);
const at = (port: string) => places.ofPort(port)?.id ?? '';
const FAR = { at: 'malaca' };

function planTo(table: ReturnType<typeof tableAt>, space: string): Plan {
  const click = clickOn(table, space, undefined);
  if (click.do !== 'plan') throw new Error(`${space} is not planned but: ${click.do}`);
  return click.plan;
}

test('a click one step away sails there', () => {
  const table = tableAt({ players: [{}, FAR] });
  expect(targetsOf(table).next.has(at('madeira'))).toBe(true);
  expect(clickOn(table, at('madeira'), undefined)).toEqual({
    do: 'move',
    move: { kind: 'sail', to: at('madeira') },
  });
});

test('a click farther away draws the route, a second one sails its first step', () => {
  const table = tableAt({ players: [{}, FAR] });
  const plan = planTo(table, at('cabo-bojador'));
  expect(plan.steps[0]?.from).toBe(at('lisboa'));
  expect(plan.steps.at(-1)?.to).toBe(at('cabo-bojador'));
  expect(clickOn(table, at('cabo-bojador'), plan)).toEqual({
    do: 'move',
    move: nextMove(plan, table.legal, false),
  });
});

test('what is too far this turn is only looked at, with its price', () => {
  const table = tableAt({ players: [{ markers: 2 }, FAR] });
  expect(clickOn(table, at('calecute'), undefined)).toEqual({ do: 'look' });
  expect(ownRoutes(table).get(at('calecute'))).toMatchObject({ reach: false, halt: 'too-far' });
});

test('a blue space without a card to play is not offered', () => {
  const table = tableAt({ players: [{ at: 'c10r06', markers: 2, hand: ['storm-4'] }, FAR] });
  const { next, reach } = targetsOf(table);
  expect(next.has('c10r07') || reach.has('c10r07')).toBe(false);
});

test('a plan shrinks as it is sailed, and ends where it leads', () => {
  const before = tableAt({ players: [{}, FAR] });
  const plan = planTo(before, at('cabo-bojador'));
  const [first, second] = plan.steps;
  if (first === undefined || second === undefined) throw new Error('that is no route');
  const rest = restOf(plan, first.to);
  expect(rest?.steps[0]).toEqual(second);
  expect(costOf(rest?.steps ?? [])).toBe(costOf(plan.steps) - first.cost);
  expect(restOf(plan, at('cabo-bojador'))).toBeUndefined();
  expect(restOf(plan, at('tanegashima'))).toBeUndefined();
});

test('pirates are paid off, unless a fair wind lies ready or the fleet cannot pay', () => {
  const step = {
    from: at('cabo-bojador'),
    to: 'c10r03',
    cost: 2,
    current: false,
    symbol: 'pirates',
  } as const;
  const plan: Plan = { to: 'c10r03', steps: [step], sailing: false };
  const rich = tableAt({ players: [{ at: 'cabo-bojador', markers: 4, hand: ['fair-wind'] }, FAR] });
  const poor = tableAt({ players: [{ at: 'cabo-bojador', markers: 1, hand: ['fair-wind'] }, FAR] });
  expect(nextMove(plan, rich.legal, false)?.kind).toBe('sail');
  expect(nextMove(plan, rich.legal, true)?.kind).toBe('defend');
  expect(nextMove(plan, poor.legal, false)?.kind).toBe('defend');
});

test('the planned route is drawn before the one that is only looked at', () => {
  const table = tableAt({ players: [{}, FAR] });
  const plan = planTo(table, at('cabo-bojador'));
  const looked = signal<string | undefined>(at('ceuta'));
  expect(shownSteps(table, { looked, plan: signal(plan) })).toMatchObject({ planned: true });
  const shown = shownSteps(table, { looked, plan: signal(undefined) });
  expect(shown.planned).toBe(false);
  expect(shown.steps.at(-1)?.to).toBe(at('ceuta'));
});

test('where the route plays a fair wind against pirates, so does its next step', () => {
  const to = at('madeira');
  const step = { from: at('lisboa'), to, cost: 1, current: false, symbol: 'pirates' } as const;
  const offered = [
    { kind: 'sail', to },
    { kind: 'defend', to },
  ] as const;
  expect(nextMove({ to, steps: [step], sailing: false }, offered, false)?.kind).toBe('sail');
  expect(nextMove({ to, steps: [{ ...step, wind: true }], sailing: false }, offered, false)?.kind).toBe(
    'defend',
  );
});
