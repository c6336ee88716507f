/** The words of the prompt: one line says what to do, one line why. */
import type { GameEvent, GameMeta, Locale, Seat, Speech } from '@captains-table/kernel';
import type { PlayScene, TableScene } from '@captains-table/protocol';
import type { TableTexts } from '../../../texts/table/index.ts';
import { ownDecision } from '../actions/offers.ts';
import { decidedInWords, isCooperative, isWinDecidedOtherwise, outcome, winners } from '../end/outcome.ts';
import { openedBy, seatOf } from '../log/turns.ts';
import { isBotsTurn } from '../names.ts';
import { listed } from '../../app/listed.ts';
import { spokenTo } from '../sentences.ts';

export interface Prompted {
  /** Whose edge and seal it bears. */
  readonly seat: Seat | undefined;
  readonly title: string;
  readonly why: string | undefined;
}

export interface PromptScene {
  readonly scene: TableScene;
  readonly play: PlayScene;
  /** What happened last. */
  readonly latest: readonly GameEvent[];
  readonly speech: Speech;
  readonly names: readonly string[];
  readonly meta: GameMeta;
  readonly words: TableTexts;
  readonly locale: Locale;
}

export function promptWords(about: PromptScene): Prompted {
  const { scene, play, speech, words, meta, names, locale } = about;
  if (scene.status === 'abandoned') {
    return { seat: undefined, title: words.prompt.abandoned, why: whyAbandoned(scene, words) };
  }
  if (play.result !== undefined) {
    const together = isCooperative(meta, scene.options);
    const [first, second] = winners(play.result);
    const decided = isWinDecidedOtherwise(play.result)
      ? decidedInWords(play.result, speech.texts)
      : undefined;
    return {
      seat: together || second !== undefined ? undefined : first,
      title: outcome(play.result, together, names, words, speech.texts, locale),
      why: decided ?? words.prompt.over,
    };
  }
  return ownPrompt(about) ?? othersPrompt(about);
}

function whyAbandoned({ closed, seats }: TableScene, { prompt }: TableTexts): string {
  if (closed !== undefined) return prompt.closedWhy;
  const persons = seats.filter(({ kind }) => kind === 'person').length;
  return persons < 2 ? prompt.abandonedAloneWhy : prompt.abandonedWhy;
}

function ownPrompt({ scene, play, speech, words, locale }: PromptScene): Prompted | undefined {
  const { seat } = scene.you;
  const owed = ownDecision(play, seat);
  if (owed === undefined || seat === undefined || isBotsTurn(scene.seats[seat])) return undefined;
  const others = play.pending.length > 1;
  return {
    seat,
    title: spokenTo(speech.name(seat), speech.prompt(owed), locale),
    why: others ? words.prompt.yourTurnToo : words.prompt.yourTurn,
  };
}

function othersPrompt(about: PromptScene): Prompted {
  const { scene, play, speech, names, words, locale } = about;
  const [owed, another] = play.pending;
  if (owed === undefined) return { seat: undefined, title: words.prompt.waiting, why: undefined };
  const waiting = words.prompt.waitingFor(
    listed(
      play.pending.map(({ seat }) => names[seat] ?? ''),
      locale,
    ),
  );
  if (another !== undefined) return { seat: undefined, title: waiting, why: asideOf(scene, words) };
  const name = names[owed.seat] ?? '';
  // A bot is not addressed with the words that ask a person.
  if (isBotsTurn(scene.seats[owed.seat])) {
    const thinking = words.prompt.thinking(name);
    const deed = botsDeed(about);
    if (deed === undefined) return { seat: owed.seat, title: thinking, why: asideOf(scene, words) };
    return { seat: seatOf(deed), title: speech.event(deed), why: asideOf(scene, words) ?? thinking };
  }
  return { seat: owed.seat, title: speech.prompt(owed), why: asideOf(scene, words) ?? waiting };
}

/** What a bot has just done: what follows from it comes after it. */
function botsDeed({ scene, latest }: PromptScene): GameEvent | undefined {
  return latest.find((event) => {
    const seat = seatOf(event);
    if (seat === undefined || seat === scene.you.seat || openedBy(event) !== undefined) return false;
    return isBotsTurn(scene.seats[seat]);
  });
}

function asideOf({ you, seats }: TableScene, { prompt }: TableTexts): string | undefined {
  if (you.seat === undefined) return prompt.youWatch;
  return seats[you.seat]?.away === undefined ? undefined : prompt.youAreAway;
}
