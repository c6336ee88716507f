/** Whether other players' turns are being shown. */
import type { PlayScene, TableScene } from '@captains-table/protocol';
import { isStill } from '../../app/is-still.ts';
import { ownDecision } from '../actions/offers.ts';
import type { LogGroup } from '../log/log-groups.ts';
import { isBotsTurn } from '../names.ts';
import type { Sitting } from '../sitting.ts';

/** Whether others play at a pace that can be set. Where nothing is waited for there is no pace. */
export function canFollow({ link }: Sitting, scene: TableScene, play: PlayScene): boolean {
  if (link.pacing === undefined || scene.status !== 'playing' || isStill()) return false;
  const { seat } = scene.you;
  const decides = ownDecision(play, seat) !== undefined;
  if (decides && seat !== undefined && !isBotsTurn(scene.seats[seat])) return false;
  return link.pacing.waiting.value > 0 || play.pending.some((owed) => isBotsTurn(scene.seats[owed.seat]));
}

/** What another player has done last. It goes when the viewer has to decide and has seen it. */
export function turnShown(sitting: Sitting, scene: TableScene, play: PlayScene): LogGroup | undefined {
  const { link, turns, told } = sitting;
  const { seat } = scene.you;
  if (link.where === 'replay' || told.value || scene.status !== 'playing') return undefined;
  const asked = ownDecision(play, seat) !== undefined;
  if (asked && link.pacing?.showing.value !== true) return undefined;
  const turn = turns.value.at(-1);
  return turn === undefined || turn.seat !== seat ? turn : partOfAnother(turn);
}

/** Others may act in the viewer's own turn too: the last of them. */
function partOfAnother({ id, turn, seat: own, lines }: LogGroup): LogGroup | undefined {
  const seat = lines.at(-1)?.seat;
  if (seat === undefined || seat === own) return undefined;
  const from = lines.findLastIndex((line) => line.seat !== seat) + 1;
  return { id: `${id}/${seat}`, seat, turn, lines: lines.slice(from) };
}
