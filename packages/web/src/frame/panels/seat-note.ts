import type { Seat } from '@captains-table/kernel';
import type { PlayScene, TableScene } from '@captains-table/protocol';
import type { TableTexts } from '../../../texts/table/index.ts';
import { placeInWords } from '../end/outcome.ts';

interface About {
  readonly scene: Pick<TableScene, 'seats' | 'you' | 'status'>;
  readonly play: Pick<PlayScene, 'pending' | 'result'>;
  readonly of: Seat;
  /** Whom the rules call the active player, in games that have this word. */
  readonly active: Seat | undefined;
  /** All win or lose together. */
  readonly together: boolean;
  /** How the level of the bot that sits here is called. */
  readonly level?: string | undefined;
  readonly words: TableTexts;
}

/** What is most worth knowing about a player, in a word or two. */
export function seatNote({ scene, play, of, active, together, level, words }: About): string | undefined {
  const { players } = words;
  const { seats, you, status } = scene;
  const seat = seats[of];
  const place = play.result?.ranking[of];
  if (place !== undefined) return placeInWords(place, together, words);
  if (seat?.away !== undefined) return players.awayBecause[seat.away];
  const own = of === you.seat;
  if (seat?.silentAt !== undefined && !own) return players.absent;
  if (status === 'playing' && of === active) return own ? players.youActive : players.active;
  const chooses = status === 'playing' && play.pending.some((owed) => owed.seat === of);
  if (chooses) return own ? players.youChoose : players.chooses;
  if (own) return players.you;
  if (seat?.kind === 'bot') return level ?? players.bot;
  if (seat?.kind === 'open') return players.empty;
  return seat?.present === false ? players.absent : undefined;
}
