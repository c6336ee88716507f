import { adventureWords } from '../table.ts';
import type { Table } from '../table.ts';
import type { MissionOnTable } from './content.ts';
import { storyOf } from './content.ts';

interface MissionTab {
  readonly text: string;
  /** What completing it brings. */
  readonly gains: string;
}

/** On the lower edge of a mission: what completing it brings the viewer, or what is missing. */
export function missionTab(mission: MissionOnTable, isLegal: boolean, table: Table): MissionTab {
  const story = storyOf(mission.id, table);
  if (!isLegal || story === undefined) return { text: lackInWords(mission, table), gains: '' };
  const { all, first } = story.mission;
  const isFirst = mission.claims.length === 0;
  const sum = (kind: 'coins' | 'crowns') => (all[kind] ?? 0) + (isFirst ? (first[kind] ?? 0) : 0);
  const says = adventureWords(table);
  return { text: says.claim, gains: says.reward(sum('coins'), sum('crowns')) };
}

function lackInWords(mission: MissionOnTable, table: Table): string {
  const { seat, view } = table;
  const says = adventureWords(table);
  const story = storyOf(mission.id, table);
  if (story === undefined || seat === undefined) return '';
  if (!mission.inPlay) return says.otherPlay;
  if (mission.claims.includes(seat)) return says.done;
  const { requires } = story.mission;
  if ((mission.steps[seat] ?? 0) > 0) return says.halfDone;
  if ((view.adventure?.players[seat]?.markers ?? 0) === 0) return says.noMarker;
  const lacks = mission.lacks[seat] ?? [];
  const missing = requires.findIndex((_, at) => (lacks[at] ?? 0) > 0);
  const asked = requires[missing];
  return asked === undefined ? '' : says.lacks(asked, lacks[missing] ?? 0);
}
