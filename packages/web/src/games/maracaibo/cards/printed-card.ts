/** What stands on a project card, ready to be drawn. */
import type { CardKind, CardLine } from '../drawings/cards/kinds.ts';
import type { Mark } from '@captains-table/maracaibo/signs';
import type { GoodName, ItemName } from '../drawings/marks.tsx';
import type { Content, Table } from '../board/table.ts';
import {
  between,
  coins,
  marksOf,
  marksOfAbility,
  marksOfCosts,
  marksOfPrice,
  points,
  sign,
  symbol,
} from '@captains-table/maracaibo/signs';

type CardData = Content['cards'][number];
type CardEffect = CardData['effects'][number];

interface PrintedCard {
  readonly id: string;
  readonly kind: CardKind;
  readonly price: number;
  /** What it costs besides doubloons. */
  readonly demands: readonly Mark[];
  readonly points: number;
  readonly good: GoodName;
  readonly item: ItemName;
  readonly lines: readonly CardLine[];
}

const KINDS: readonly CardKind[] = [
  'spyAction',
  'villageAction',
  'combatAction',
  'permanent',
  'immediate',
  'income',
];

/** Undefined for a card that is not in the box. */
export function printedOf(id: string, { pieces }: Pick<Table, 'pieces'>): PrintedCard | undefined {
  const card = pieces.cards.get(id);
  if (card === undefined) return undefined;
  return {
    id,
    kind: mainKind(card.effects),
    price: card.cost.doubloons,
    demands: demandsOf(card.cost, pieces.figures),
    points: card.points,
    good: card.good,
    item: card.item,
    lines: linesOf(card.effects, pieces.figures),
  };
}

/** The same lines for a player with these symbols: what waited for one of them has begun. */
export function linesFor(lines: readonly CardLine[], symbols: readonly string[]): readonly CardLine[] {
  const settled = (mark: Mark): Mark =>
    mark.mark === 'synergy' && symbols.includes(mark.synergy) ? { ...mark, waiting: false } : mark;
  return lines.map(({ kind, parts }) => ({ kind, parts: parts.map((marks) => marks.map(settled)) }));
}

/** What still matters of a bought card: what happened at once is over. */
export function lastingLines(lines: readonly CardLine[]): readonly CardLine[] {
  const lasting = lines.filter(({ kind }) => kind !== 'immediate');
  return lasting.length > 0 ? lasting : lines;
}

/** A spy's action comes first; a symbol token, which can go with anything, says least. */
function mainKind(effects: readonly CardEffect[]): CardKind {
  if (effects.some(({ kind }) => kind === 'spyAction')) return 'spyAction';
  const telling = effects.find((effect) => !isSymbol(effect)) ?? effects[0];
  return telling?.kind ?? 'immediate';
}

function isSymbol(effect: CardEffect): boolean {
  return effect.kind === 'immediate' && effect.effect.every(({ op }) => op === 'synergy');
}

function demandsOf(
  { spyTo, combatPoints, pay, needsCubesOf }: CardData['cost'],
  { cubesNeeded }: Content['figures'],
): readonly Mark[] {
  return [
    ...(spyTo === undefined ? [] : spyMarks(spyTo)),
    ...(needsCubesOf === undefined
      ? []
      : [{ mark: 'flag', nation: needsCubesOf, value: `${cubesNeeded}` } as const, sign('cube')]),
    ...(combatPoints === undefined ? [] : [sign('crossed-sabres', `−${combatPoints}`)]),
    ...bare(marksOfPrice(pay ?? [])),
  ];
}

function spyMarks(spyTo: string): readonly Mark[] {
  if (spyTo === 'supply') return [sign('spy', '−1')];
  return spyTo === 'card'
    ? [sign('spy'), between('→'), sign('card')]
    : [sign('spy'), { mark: 'place', place: spyTo }];
}

/** One line a kind of effect, in the order of use; effects of one kind share it. */
function linesOf(effects: readonly CardEffect[], figures: Content['figures']): readonly CardLine[] {
  const lines: { kind: CardKind; parts: Mark[][] }[] = [];
  for (const effect of effects) {
    const line = lines.find(({ kind }) => kind === effect.kind);
    const marks = [...marksOfCardEffect(effect, figures)];
    if (line === undefined) lines.push({ kind: effect.kind, parts: [marks] });
    else line.parts.push(marks);
  }
  return lines.toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
}

function marksOfCardEffect(effect: CardEffect, figures: Content['figures']): readonly Mark[] {
  switch (effect.kind) {
    case 'income':
      return incomeMarks(effect);
    case 'permanent':
      return bare(marksOfAbility(effect, figures));
    case 'combatAction':
      return [sign('cannon', effect.value), between('→'), ...bare(marksOf(effect.effect))];
    case 'immediate':
      return bare(marksOf(effect.effect));
    case 'villageAction':
    case 'spyAction':
      return bare([...marksOfCosts(effect.pay ?? []), ...marksOf(effect.effect)]);
  }
}

/** There is little room on a card: one of a thing is the sign alone. */
function bare(marks: readonly Mark[]): readonly Mark[] {
  return marks.map((mark) =>
    mark.mark === 'sign' && mark.value === '1' ? { mark: 'sign', sign: mark.sign } : mark,
  );
}

function incomeMarks({
  track,
  amount,
  with: waitsFor,
}: Extract<CardEffect, { kind: 'income' }>): readonly Mark[] {
  const income = track === 'points' ? points(amount) : coins(amount);
  return waitsFor === undefined ? [income] : [{ ...symbol(waitsFor), waiting: true }, between(':'), income];
}
