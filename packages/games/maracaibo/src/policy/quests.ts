/** What fulfilling a quest brings. */
import { questPiece } from '../quests/quest.ts';
import type { QuestNumber } from '../state.ts';
import type { Situation } from './situation.ts';
import { storyWorth } from './story.ts';

/** Cost, compasses, reward, and the tile itself; the caller checks whether it can be paid. */
export function questWorth(situation: Situation, quest: QuestNumber): number {
  const { program } = questPiece(situation.box, situation.state, quest);
  let worth = situation.note('fulfils-quest', situation.thing('quests'));
  if (quest >= situation.box.quests.length) worth += storyWorth(situation);
  if (program.op === 'seq') for (const step of program.of) worth += situation.gain(step);
  else worth += situation.gain(program);
  return worth;
}
