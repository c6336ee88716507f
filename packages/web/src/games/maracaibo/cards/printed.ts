/** What stands on a project card, ready to be drawn. */
import type { CardKind, CardLine } from '../drawings/cards/kinds.ts';
import type { Mark } from '../drawings/cards/pictogram.tsx';
import type { GoodName, ItemName } from '../drawings/marks.tsx';
import { CARDS } from '../board/pieces.ts';
import type { CodeUse } from '../board/vocabulary.ts';
import { codeOf, marksOf, marksOfCosts, marksOfPrice, sign } from '../board/vocabulary.ts';
import { marksOfAbility } from './abilities.ts';

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

function kindOf(use: CodeUse): CardKind {
  return KINDS.find((kind) => kind === codeOf(use)?.kind) ?? 'immediate';
}

/** Undefined for a card that is not in the box. */
export function printedOf(id: string): PrintedCard | undefined {
  const card = CARDS.get(id);
  if (card === undefined) return undefined;
  return {
    id,
    kind: mainKind(card.effects),
    price: card.cost.find(({ code }) => code === 'PC1')?.x ?? 0,
    demands: card.cost.flatMap(demandOf),
    points: card.points,
    good: card.good,
    item: card.item,
    lines: linesOf(card.effects),
  };
}

/** The same lines for somebody with these symbols: what waited for one of them has begun. */
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

/** A spy's action before all else; a symbol token comes along with anything and tells least. */
function mainKind(effects: readonly CodeUse[]): CardKind {
  if (effects.some((use) => kindOf(use) === 'spyAction')) return 'spyAction';
  const telling = effects.find(({ code }) => code !== 'IM2') ?? effects[0];
  return telling === undefined ? 'immediate' : kindOf(telling);
}

function demandOf(use: CodeUse): readonly Mark[] {
  switch (use.code) {
    case 'PC1':
      return [];
    case 'PC2':
      return [
        { mark: 'sign', sign: 'spy' },
        { mark: 'place', place: use.location ?? '' },
      ];
    case 'PC4':
      return use.nation === undefined
        ? []
        : [
            { mark: 'flag', nation: use.nation, value: '3' },
            { mark: 'sign', sign: 'cube' },
          ];
    case 'PC5':
      return [{ mark: 'sign', sign: 'spy', value: '−1' }];
    case 'PC6':
      return [
        { mark: 'sign', sign: 'spy' },
        { mark: 'between', text: '→' },
        { mark: 'sign', sign: 'card' },
      ];
    case 'PC7':
      return [{ mark: 'sign', sign: 'crossed-sabres', value: `−${use.x ?? 0}` }];
    default:
      return bare(marksOfPrice(codeOf(use)?.pay ?? [], use));
  }
}

/** One line a kind of effect, in the order of use; effects of one kind share it. */
function linesOf(effects: readonly CodeUse[]): readonly CardLine[] {
  const lines: { kind: CardKind; parts: Mark[][] }[] = [];
  for (const use of effects) {
    const kind = kindOf(use);
    const line = lines.find((other) => other.kind === kind);
    const marks = [...marksOfUse(use)];
    if (line === undefined) lines.push({ kind, parts: [marks] });
    else line.parts.push(marks);
  }
  return lines.toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
}

function marksOfUse(use: CodeUse): readonly Mark[] {
  const data = codeOf(use);
  switch (data?.kind) {
    case 'income':
      return incomeMarks(use);
    case 'permanent':
      return bare(marksOfAbility(data.permanent ?? {}, use));
    case 'combatAction':
      return (data.options ?? []).flatMap(({ value, do: effects }) => [
        { mark: 'sign', sign: 'cannon', value: `${value}` },
        { mark: 'between', text: '→' },
        ...bare(marksOf(effects, use)),
      ]);
    default:
      return bare([...marksOfCosts(data?.pay ?? [], use), ...marksOf(data?.do ?? [], use)]);
  }
}

/** There is little room on a card: one of a thing is the sign alone. */
function bare(marks: readonly Mark[]): readonly Mark[] {
  return marks.map((mark) => (mark.mark === 'sign' && mark.value === '1' ? sign(mark.sign) : mark));
}

function incomeMarks({ code, x = 0, synergy, track }: CodeUse): readonly Mark[] {
  const value = `${x}`;
  if (synergy !== undefined && track !== undefined) {
    return [
      { mark: 'synergy', synergy, waiting: true },
      { mark: 'between', text: ':' },
      { mark: track, value },
    ];
  }
  return [{ mark: code === 'IN2' ? 'points' : 'doubloons', value }];
}
