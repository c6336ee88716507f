import type { Absence } from '@captains-table/protocol';
import type { EndTexts } from './end-texts.ts';
import type { FollowTexts } from './follow-texts.ts';

/** The words of a table, whatever is played at it. The games bring their own. */
export interface TableTexts {
  readonly names: {
    readonly player: (number: number) => string;
    /** A chair that nobody holds. */
    readonly empty: string;
    readonly you: string;
  };
  readonly top: {
    readonly table: (code: string) => string;
    readonly watching: (people: number) => string;
    readonly language: string;
    readonly help: string;
    readonly lightChart: string;
    readonly soundOff: string;
    readonly soundOn: string;
    readonly nightChart: string;
    readonly settings: string;
    readonly skip: string;
  };
  readonly connection: {
    readonly connecting: string;
    readonly offline: string;
    readonly outdated: string;
    readonly reload: string;
    readonly newVersion: string;
    readonly later: string;
    readonly gone: string;
    readonly goneWhy: string;
    readonly home: string;
  };
  readonly prompt: {
    readonly yourTurn: string;
    readonly yourTurnToo: string;
    readonly waitingFor: (names: string) => string;
    readonly waiting: string;
    readonly thinking: (name: string) => string;
    readonly youWatch: string;
    readonly youAreAway: string;
    readonly abandoned: string;
    readonly abandonedWhy: string;
    readonly closedWhy: string;
    readonly abandonedAloneWhy: string;
    readonly wins: (name: string) => string;
    readonly share: (names: string) => string;
    readonly wonTogether: string;
    readonly lostTogether: string;
    readonly over: string;
    readonly moment: (move: number, moves: number) => string;
  };
  readonly actions: {
    readonly region: string;
    readonly undo: string;
    readonly restart: string;
    readonly restartShort: string;
    readonly nothingToUndo: string;
    readonly noHintNow: string;
    readonly hintsOff: string;
    readonly hint: string;
    readonly more: string;
    readonly close: string;
    readonly cancel: string;
    readonly log: string;
    readonly chat: string;
    readonly board: string;
  };
  readonly follow: FollowTexts;
  readonly confirm: {
    readonly title: string;
    readonly finality: string;
    readonly yes: string;
  };
  readonly refusal: {
    readonly help: string;
    readonly unknown: string;
  };
  readonly players: {
    readonly title: string;
    readonly you: string;
    /** Said only of the player whom the rules call active. */
    readonly youActive: string;
    readonly active: string;
    readonly youChoose: string;
    readonly chooses: string;
    readonly absent: string;
    readonly bot: string;
    readonly unfold: (name: string) => string;
    readonly awayBecause: Readonly<Record<Absence, string>>;
    readonly standIn: string;
    readonly nudge: string;
    readonly nudged: string;
    readonly nudgedWhy: string;
    readonly empty: string;
    readonly takeSeat: string;
    readonly replace: string;
    readonly place: (place: number) => string;
  };
  readonly clock: {
    readonly left: (words: string) => string;
    readonly low: string;
    readonly up: string;
    readonly moveTempo: (words: string) => string;
    readonly gameTempo: (words: string, increment: string) => string;
    readonly daysTempo: (words: string) => string;
    readonly noTempo: string;
  };
  readonly proposals: {
    readonly undo: (name: string, moves: number) => string;
    readonly abandon: (name: string) => string;
    readonly replaceByBot: (name: string, seat: string, level: string) => string;
    readonly replaceByAnybody: (name: string, seat: string) => string;
    readonly waiting: (names: string) => string;
    readonly agree: string;
    readonly refuse: string;
    readonly withdraw: string;
    readonly awayBecause: Readonly<Record<Absence, string>>;
    readonly comeBack: string;
  };
  readonly menu: {
    readonly company: string;
    readonly companyWhy: string;
    readonly room: string;
    readonly roomWhy: string;
    readonly title: string;
    readonly pack: string;
    readonly proposeUndo: string;
    readonly proposeUndoWhy: string;
    readonly takeBack: string;
    /** Nobody else is there to agree. */
    readonly takeBackWhy: string;
    /** Several people share one device. */
    readonly takeBackHereWhy: string;
    readonly takeBackNow: string;
    readonly backBefore: string;
    readonly propose: string;
    readonly abandon: string;
    readonly abandonWhy: string;
    readonly end: string;
    readonly endWhy: string;
    readonly leave: string;
    readonly leaveWhy: string;
    readonly resign: string;
    readonly resignWhy: string;
    readonly resignYes: string;
    readonly replaceTitle: (name: string) => string;
    readonly replaceWhy: string;
    readonly replaceAloneWhy: string;
    readonly replaceByBot: string;
    readonly replaceByAnybody: string;
    readonly asText: string;
    readonly asBoard: string;
    readonly export: string;
    readonly exportWhy: string;
    readonly share: string;
    readonly keys: string;
    readonly nothingBefore: string;
  };
  readonly story: { readonly openPage: string; readonly openVote: string; readonly soFar: string };
  readonly log: {
    /** A link to a page of the story. */
    readonly readPage: string;
    readonly title: string;
    readonly turn: (number: number) => string;
    readonly turnOf: (name: string) => string;
    readonly start: string;
    readonly empty: string;
    /** The rules were updated after so many moves; the log begins there. */
    readonly rulesChanged: (moves: number) => string;
    /** The game had ended by then. */
    readonly earlierRules: string;
    readonly loading: string;
    readonly failed: string;
    readonly again: string;
    readonly keyboard: string;
  };
  readonly chat: {
    readonly title: string;
    readonly say: string;
    readonly send: string;
    readonly empty: string;
    readonly unread: (messages: number) => string;
    readonly mute: (name: string) => string;
    readonly unmute: (name: string) => string;
    readonly muted: string;
    readonly left: (characters: number) => string;
    /** Instead of the box, for those who only watch. */
    readonly watching: string;
    readonly notSent: (why: string) => string;
  };
  readonly hints: {
    readonly title: string;
    readonly thinking: string;
    readonly chance: (percent: string) => string;
    readonly best: string;
    readonly play: string;
    readonly show: string;
    readonly none: string;
    readonly note: string;
    readonly found: (moves: number) => string;
    readonly late: string;
    readonly failed: string;
    readonly again: string;
  };
  readonly help: {
    readonly title: string;
    readonly now: string;
    /** Over the rules that govern the decision at hand. */
    readonly apply: string;
    /** Over the rule that forbids what was tried. */
    readonly refused: string;
    readonly moves: string;
    readonly rules: string;
    readonly none: string;
  };
  readonly keys: {
    readonly title: string;
    readonly on: string;
    readonly moves: string;
    readonly undo: string;
    readonly restart: string;
    readonly hint: string;
    readonly pace: string;
    readonly whatCanIDo: string;
    readonly chat: string;
    readonly log: string;
    readonly style: string;
    readonly prompt: string;
    readonly list: string;
    readonly step: string;
    readonly turn: string;
    readonly ends: string;
    readonly playPause: string;
  };
  readonly settings: {
    readonly title: string;
    readonly language: string;
    readonly chart: string;
    readonly charts: Readonly<Record<'auto' | 'light' | 'night', string>>;
    readonly motion: string;
    readonly motions: Readonly<Record<'auto' | 'full' | 'still', string>>;
    readonly style: string;
    readonly styles: Readonly<Record<'board' | 'text', string>>;
    readonly size: string;
    readonly sizes: Readonly<Record<'small' | 'normal' | 'large', string>>;
    readonly odds: string;
    readonly oddsShown: Readonly<Record<'shown' | 'asked', string>>;
    readonly confirmations: string;
    readonly confirmed: Readonly<Record<'off' | 'on', string>>;
    readonly sound: string;
    readonly sounds: Readonly<Record<'off' | 'on', string>>;
    readonly volume: string;
    readonly volumes: Readonly<Record<'soft' | 'normal' | 'loud', string>>;
    /** Whether those new to a game are asked and told things. */
    readonly guidance: string;
    readonly guided: Readonly<Record<'on' | 'off', string>>;
    readonly all: string;
  };
  readonly room: {
    readonly title: string;
    readonly cards: string;
    readonly say: (game: string) => string;
    readonly chairs: string;
    readonly chair: (number: number) => string;
    readonly open: string;
    readonly invited: string;
    readonly closed: string;
    readonly asked: string;
    readonly botLevel: string;
    readonly host: string;
    readonly you: string;
    readonly arrange: (number: number) => string;
    readonly arrangeAs: Readonly<Record<'me' | 'open' | 'invited' | 'bot' | 'closed', string>>;
    readonly sitHere: string;
    readonly sit: string;
    readonly standUp: string;
    readonly start: string;
    readonly share: string;
    readonly shareWhy: string;
    readonly copyLink: string;
    readonly copied: string;
    readonly shareNative: string;
    readonly yourName: string;
    readonly rename: string;
    readonly inviteLink: (number: number) => string;
    readonly options: string;
    readonly mode: string;
    readonly yes: string;
    readonly no: string;
    readonly tempo: string;
    readonly visibility: string;
    readonly visibilities: Readonly<Record<'public' | 'invite', string>>;
    readonly spectators: string;
    readonly hints: string;
    readonly missing: {
      readonly seats: (chairs: number) => string;
      readonly people: string;
      readonly tooFew: (atLeast: number) => string;
      readonly tooMany: (atMost: number) => string;
      readonly nothing: string;
      readonly absent: (names: string) => string;
      readonly host: (name: string) => string;
      readonly hostAbsent: (name: string) => string;
      readonly unknownHost: string;
    };
  };
  readonly end: EndTexts;
  readonly replay: {
    readonly title: string;
    readonly position: string;
    readonly at: (move: number, moves: number) => string;
    readonly first: string;
    readonly turnBack: string;
    readonly back: string;
    readonly play: string;
    readonly pause: string;
    readonly forward: string;
    readonly turnForward: string;
    readonly last: string;
    readonly speed: string;
    readonly speeds: Readonly<Record<'slow' | 'normal' | 'fast', string>>;
    readonly viewer: string;
    readonly everybody: string;
  };
  readonly handOver: {
    readonly title: (name: string) => string;
    readonly why: string;
    readonly ready: (name: string) => string;
  };
  readonly text: {
    readonly moves: string;
    readonly table: string;
    readonly nothing: string;
    readonly none: string;
    readonly yes: string;
    readonly no: string;
  };
  readonly trouble: {
    readonly title: string;
    readonly board: string;
    readonly page: string;
    readonly asText: string;
    readonly export: string;
    readonly reload: string;
    readonly details: string;
    readonly noGame: string;
    readonly failed: string;
  };
  /** What the fields of a game's view are called where the game has no word of its own. */
  readonly fields: Readonly<Record<string, string>>;
}
