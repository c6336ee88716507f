import type { PageDecision, Seat, VoteDecision } from '@captains-table/kernel';
import type { PlayScene, TableScene } from '@captains-table/protocol';
import type { Opened } from '../frame/sitting.ts';
import { openPage, openVote } from './decisions.ts';

/** What a viewer is asked by the story, under a name that is another for each occasion. */
interface Asked {
  readonly name: string;
  readonly opens: Opened;
  /** Set where the page was read on this device before and such pages are skipped. */
  readonly skips: string | undefined;
}

type Owed = PageDecision | VoteDecision;

interface Viewed extends Pick<TableScene, 'game'> {
  readonly you: Pick<TableScene['you'], 'seat'>;
}

export function askedBy(
  { game, you }: Viewed,
  play: PlayScene,
  isSkipped: (game: string, page: string) => boolean,
): Asked | undefined {
  const own = [openPage(play, you.seat), openVote(play, you.seat)].find(
    (owed): owed is Owed => owed !== undefined && owed.seat === you.seat,
  );
  if (own === undefined) return undefined;
  if (own.kind === 'vote') {
    return { name: `vote ${own.vote} ${String(own.tied)}`, opens: 'vote', skips: undefined };
  }
  const { page } = own;
  return { name: `page ${page}`, opens: { page }, skips: isSkipped(game, page) ? page : undefined };
}

/**
 * A vote that was opened and has been decided since is no longer in the way of what comes next: the server may have
 * counted the viewer's voice though its answer never came, or others decided it meanwhile.
 */
export function isDecided(opened: Opened | undefined, play: PlayScene, seat: Seat | undefined): boolean {
  return opened === 'vote' && openVote(play, seat) === undefined;
}
