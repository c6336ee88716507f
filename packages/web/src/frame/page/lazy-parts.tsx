/** Parts that not every table shows, or not from the beginning. Each is loaded when it is shown. */
import { storyTexts } from '../../../texts/story/index.ts';
import { lazyFrom } from '../../app/lazy.tsx';
import { StatusLine } from '../../design/status/status-line.tsx';
import { words } from '../words.ts';

const Connecting = () => <StatusLine>{words.value.connection.connecting}</StatusLine>;
const LoadingEnd = () => <StatusLine>{words.value.end.loading}</StatusLine>;

/** Most games begin without a waiting room. */
export const WaitingRoom = lazyFrom(() => import('../room/waiting-room.tsx'))(
  (module) => module.WaitingRoom,
  Connecting,
);

/** The table in words. */
export const TextTable = lazyFrom(() => import('../../text-table/text-table.tsx'))(
  (module) => module.TextTable,
  Connecting,
);

export const End = lazyFrom(() => import('../end/end.tsx'))((module) => module.End, LoadingEnd);
export const EndActions = lazyFrom(() => import('../end/end-actions.tsx'))((module) => module.EndActions);

/** Only at tables of a server. */
export const TableTalk = lazyFrom(() => import('../chat/table-talk.tsx'))((module) => module.TableTalk);

/** Only games that tell a story have pages. */
const story = lazyFrom(() => import('../../story/story-parts.ts'));
export const Story = story((module) => module.Story, undefined, [storyTexts]);
export const ChapterTitle = story((module) => module.ChapterTitle);

const follow = lazyFrom(() => import('../follow/follow-parts.ts'));
export const FollowControls = follow((module) => module.FollowControls);
export const TurnBubble = follow((module) => module.TurnBubble);

export const MomentBanner = lazyFrom(() => import('../follow/moment-banner.tsx'))(
  (module) => module.MomentBanner,
);
export const Return = lazyFrom(() => import('../follow/return.tsx'))((module) => module.Return);

/** What signs mean, once someone points at one. */
export const SignNotes = lazyFrom(() => import('../help/sign-notes.tsx'))((module) => module.SignNotes);

const replay = lazyFrom(() => import('../replay/replay-parts.ts'));
export const ReplayControls = replay((module) => module.ReplayControls);
export const ReplayWishes = replay((module) => module.ReplayWishes);
