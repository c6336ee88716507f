/** What lasting abilities look like in signs. */
import type { Mark } from '../drawings/cards/pictogram.tsx';
import type { ItemName, NationName } from '../drawings/marks.tsx';
import type { CodeUse, WrittenAbility } from '../board/vocabulary.ts';
import { between, filled, sign } from '../board/vocabulary.ts';

/** Abilities that last: `before a combat: 1 combat point`. */
export function marksOfAbility(ability: WrittenAbility, use: CodeUse = { code: '' }): readonly Mark[] {
  const marks: Mark[] = [];
  if (ability.standing !== undefined)
    marks.push({ mark: 'item', item: filled(ability.standing, use) as ItemName, value: '=' });
  if (ability.discount !== undefined)
    marks.push(sign('card'), { mark: 'doubloons', value: `−${filled(ability.discount, use)}` });
  if (ability.combatPointsBefore !== undefined)
    marks.push(sign('cannon'), between(':'), sign('crossed-sabres', `+${ability.combatPointsBefore}`));
  if (ability.compasses !== undefined) marks.push(sign('compass', `+${ability.compasses}`));
  if (ability.explorerSteps !== undefined) marks.push(sign('footprint', `+${ability.explorerSteps}`));
  if (ability.stealPoints !== undefined)
    marks.push(sign('explorer'), between('←'), { mark: 'points', value: `${ability.stealPoints}` });
  if (ability.watchfulSpies !== undefined)
    marks.push(sign('ship'), between('→'), sign('spy'), between(':'), ...TIP);
  if (ability.combatPointsPerSpy !== undefined)
    marks.push(sign('spy'), between('→'), sign('crossed-sabres', `${ability.combatPointsPerSpy}`));
  if (ability.fightingFor !== undefined)
    marks.push(
      { mark: 'flag', nation: filled(ability.fightingFor, use) as NationName },
      between(':'),
      sign('crossed-sabres', `+${ability.combatPoints ?? 0}`),
    );
  if (ability.pointsPerCube !== undefined)
    marks.push(sign('cube'), between('→'), { mark: 'points', value: `${ability.pointsPerCube}` });
  return marks;
}

/** What a watchful spy brings, as the player chooses. Rule MA-19.8. */
const TIP: readonly Mark[] = [
  { mark: 'points', value: '1' },
  between('/'),
  { mark: 'doubloons', value: '2' },
];
