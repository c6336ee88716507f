/** What Jeanne's cards make her do. Rules MA-25.9 to MA-25.12. */
import { at } from '../lists.ts';
import { nationNumber } from '../move-lists.ts';
import { takeFromPile } from '../quests/quest.ts';
import { gainJeannePoints } from '../scoring/points.ts';
import type { Events, Rules, State } from '../state.ts';
import type { JeanneAction } from '../jeanne-schema.ts';
import { jeanneFights } from './combat.ts';
import { jeanneExplores } from './explore.ts';
import { jeanneGainsInfluence } from './influence.ts';

/** Some cards do more from this round on. */
const LATE = 3;

/** An action as it counts in a round; undefined when it does not count yet. Rules MA-25.11, MA-25.13. */
export function actionIn(round: number, action: JeanneAction): JeanneAction | undefined {
  if (action.op === 'points' && round < (action.fromRound ?? 1)) return undefined;
  if (action.op === 'explore' && round >= LATE && action.late !== undefined) {
    return { op: 'explore', n: action.late };
  }
  return action;
}

export function jeanneActs(rules: Rules, state: State, printed: JeanneAction, events: Events): void {
  const action = actionIn(state.round, printed);
  switch (action?.op) {
    case 'influenceIn':
      jeanneGainsInfluence(rules, state, nationNumber(action.nation), action.n, events);
      break;
    case 'points':
      gainJeannePoints(state, action.n, 'cards', events);
      break;
    case 'explore':
      jeanneExplores(rules, state, action.n, events);
      break;
    case 'discs':
      for (let i = 0; i < action.n; i++) if (takeDisc(rules, state, events)) state.discsOut++;
      break;
    case 'questFromPile': {
      const quest = takeFromPile(state);
      if (quest === undefined) break;
      state.jeanne.quests.push(quest);
      events?.({ key: 'jeanne-quest', quest: at(rules.box.quests, quest).id });
      break;
    }
    case 'jeanneCombat':
      jeanneFights(rules, state, action.influence, action.extraVillage ?? false, events);
      break;
    case undefined:
  }
}

/** Her leftmost disc. False when there is none left. */
export function takeDisc({ box }: Rules, state: State, events: Events): boolean {
  if (state.jeanne.discs >= box.jeanne.board.discs) return false;
  state.jeanne.discs++;
  events?.({ key: 'jeanne-disc' });
  return true;
}
