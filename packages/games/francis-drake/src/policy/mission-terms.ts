/** What speaks for and against a mission, a good, and the way home. */
import { must } from '@captains-table/kernel';
import { missionOf } from '../chart.ts';
import { homeBonus } from '../homecoming.ts';
import { conquestPoints } from '../scoring.ts';
import type { Disc, ResolveFrame } from '../state.ts';
import { meansOf } from './plan.ts';
import type { Situation, Term } from './reason.ts';
import { attackWorth, declineWorth, sailOnWorth } from './resolve.ts';
import type { Target } from './targets.ts';
import { goodWorth, targetAt } from './targets.ts';

/** Placing a disc, or moving one. */
export function missionTerms({ state, seat }: Situation, target: Target, disc: Disc): Term[] {
  const means = meansOf(state, seat);
  const isAffordable =
    target.crew <= means.crew &&
    target.guns <= means.guns &&
    target.trade <= means.trade &&
    (target.kind !== 4 || means.galleon);
  const crowd: Term[] =
    target.rivals >= 1.5
      ? [
          ['contested', -target.rivals],
          [disc <= 2 ? 'early-disc' : 'late-disc', disc <= 2 ? 2 : -2],
        ]
      : target.rivals < 1
        ? [['uncontested', 1.5]]
        : [];
  return [
    [target.kind === 0 ? 'goods' : 'points', target.points],
    ['treasure', target.treasure],
    ['new-kind', target.kind !== 0 ? 2.5 : 0],
    ['too-dear', isAffordable ? 0 : -6],
    ...crowd,
  ];
}

export function attackTerms(situation: Situation, frame: ResolveFrame, kind: 'attack' | 'decline'): Term[] {
  const { prospects, state, seat } = situation;
  const target = targetAt(prospects.box, state, seat, missionOf(state, seat, frame.disc));
  if (kind === 'decline') {
    const saved =
      declineWorth(prospects.box, state, seat, frame) - attackWorth(prospects.box, state, seat, frame);
    return [
      [
        saved > 0 ? 'saves-means' : target.kind === 0 ? 'goods' : 'points',
        saved > 0 ? saved : -target.points,
      ],
    ];
  }
  const means = meansOf(state, seat);
  const kinds = must(state.conquests[seat]);
  const isDear = target.crew > means.crew || target.guns > means.guns;
  return [
    ['points', target.points],
    ['treasure', target.treasure],
    ['new-kind', conquestPoints(prospects.box, kinds | target.kind) - conquestPoints(prospects.box, kinds)],
    ['uncertain-token', isDear ? -3 : 0],
  ];
}

/** A good worth this much or more joins a set, which then has two or more. */
const JOINS_SET = 6;

export function barterTerms({ prospects, state, seat }: Situation, good: number): Term[] {
  const worth = goodWorth(prospects.box, state, seat, good);
  return [[worth >= JOINS_SET ? 'completes-set' : 'goods', worth]];
}

export function homeTerms(
  { prospects, state, seat }: Situation,
  frame: ResolveFrame,
  kind: 'home' | 'sail-on',
): Term[] {
  const kinds = must(state.conquests[seat]);
  const more = sailOnWorth(prospects.box, state, seat, frame) - conquestPoints(prospects.box, kinds);
  const bonus = homeBonus(prospects.box, state, seat, frame.disc);
  if (kind === 'sail-on') return [[more > 0.5 ? 'more-to-win' : 'nothing-to-win', more > 0.5 ? more : -1]];
  return [
    ['home-bonus', bonus],
    [more > 0.5 ? 'more-to-win' : 'nothing-to-win', more > 0.5 ? -more : 0.5],
  ];
}
