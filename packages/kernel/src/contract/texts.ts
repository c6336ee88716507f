import type { Carry } from '../campaign.ts';
import type { AnyGame, GameState, Move, Pending, Seat } from '../game.ts';
import type { GameEvent } from '../events.ts';
import type { Refusal } from '../refusal.ts';
import type { AnyTexts, Locale, PhraseContext } from '../texts.ts';
import { LOCALES } from '../texts.ts';
import { frenchFault } from './french.ts';
import { defined } from '../records.ts';

/** A text that was asked for and not found, or came out wrong. */
type Gap = string;

/** A name for every player that begins with a vowel, before which French elides « de » and « que ». */
const NAME = 'Ada';
const UNELIDED = new RegExp(`(?<!\\p{L})(?:de|que) ${NAME}`, 'iu');

/**
 * Puts everything that happens in play into words, in all languages, and collects what has no words.
 * Use as the `onMove` of `playChecked`.
 */
export class TextCheck {
  readonly gaps = new Set<Gap>();
  readonly #game: AnyGame;
  readonly #texts: Readonly<Record<Locale, AnyTexts>>;
  /** What was found well set: the same sentences come up in every game. */
  readonly #wellSet = new Set<string>();
  /** The last move of each kind: most are refused at any other moment. */
  readonly #heard = new Map<string, Move>();

  constructor(game: AnyGame, texts: Readonly<Record<Locale, AnyTexts>>) {
    this.#game = game;
    this.#texts = texts;
    this.#namesOfMeta();
  }

  hear(state: GameState, seat: Seat, move: Move): void {
    const pending: Pending | undefined = this.#game
      .pending(state)
      .find((owed: Pending) => owed.seat === seat);
    const context: PhraseContext = { seat: (index) => `${NAME} ${index + 1}`, ...defined({ pending }) };
    const after: GameState = this.#game.clone(state);
    const events: GameEvent[] = [];
    this.#game.apply(after, seat, move, (event: GameEvent) => events.push(event));
    const legal: readonly Move[] = this.#game.legal(state, seat);
    const result = this.#game.result(after);
    const { rivals = [], decidedBy = [] } = result ?? {};
    for (const locale of LOCALES) {
      const { prompts, moves, events: lines, scores } = this.#texts[locale];
      if (pending) this.#speak(locale, 'prompts', prompts, pending.kind, pending, context);
      for (const one of legal) this.#speak(locale, 'moves', moves, one.kind, one, context);
      for (const event of events) this.#speak(locale, 'events', lines, event.key, event, context);
      for (const parts of [...(result?.breakdown ?? []), ...rivals.map((rival) => rival.breakdown)]) {
        for (const part of Object.keys(parts)) this.#name(locale, 'scores', scores, part);
      }
      const texts = this.#texts[locale];
      for (const { id } of rivals) this.#name(locale, 'rivals', texts.rivals ?? {}, id);
      for (const reason of decidedBy) this.#name(locale, 'decidedBy', texts.decidedBy ?? {}, reason);
    }
    if (pending) this.#namesOfRules(pending);
    for (const strange of [{ kind: 'nonsense' }, ...this.#heard.values()]) {
      this.#speakRefusal(this.#game.whyNot(state, seat, strange), context);
    }
    this.#heard.set(move.kind, move);
  }

  /** Everything a logbook shows has a name. */
  hearFacts(carry: Carry): void {
    const facts: readonly string[] = Object.keys(this.#game.campaign?.view(carry).facts ?? {});
    for (const locale of LOCALES) {
      for (const fact of facts) this.#name(locale, 'facts', this.#texts[locale].facts ?? {}, fact);
    }
  }

  #speakRefusal(refusal: Refusal | undefined, context: PhraseContext): void {
    if (refusal === undefined || refusal.rule.startsWith('K-')) return;
    const { code, rule, params = {} } = refusal;
    for (const locale of LOCALES) {
      const { refusals, rules } = this.#texts[locale];
      this.#speak(locale, 'refusals', refusals, code, params, context);
      if (rules !== undefined) this.#name(locale, 'rules', rules.sentences, rule);
    }
  }

  #namesOfRules(pending: Pending): void {
    for (const locale of LOCALES) {
      const { rules } = this.#texts[locale];
      if (rules === undefined) continue;
      const ids = rules.about(pending);
      if (ids.length === 0) this.gaps.add(`${locale}: no rule is about ${pending.kind}`);
      for (const id of ids) this.#name(locale, 'rules', rules.sentences, id);
    }
  }

  #namesOfMeta(): void {
    for (const locale of LOCALES) {
      const { name, tagline, modes, options } = this.#texts[locale];
      if (name === '' || tagline === '') this.gaps.add(`${locale}: name or tagline is empty`);
      for (const mode of this.#game.meta.modes) {
        this.#name(locale, 'modes', modes, mode.id);
        for (const option of mode.options) {
          this.#name(locale, 'options', options, option.id);
          if (option.type !== 'choice') continue;
          for (const choice of option.choices)
            this.#name(locale, 'options', options, `${option.id}.${choice}`);
        }
      }
    }
  }

  #name(locale: Locale, part: string, names: Readonly<Record<string, string>>, key: string): void {
    const name = names[key];
    if (!name) this.gaps.add(`${locale}: ${part}.${key} is missing`);
    else this.#set(locale, `${part}.${key}`, name);
  }

  #set(locale: Locale, where: string, text: string): void {
    if (locale !== 'fr' || this.#wellSet.has(text)) return;
    const fault = frenchFault(text) ?? UNELIDED.exec(text)?.[0];
    if (fault === undefined) this.#wellSet.add(text);
    else this.gaps.add(`${locale}: ${where} is badly set at "${fault}"`);
  }

  #speak(
    locale: Locale,
    part: string,
    phrases: Readonly<Record<string, unknown>>,
    key: string,
    subject: unknown,
    context: PhraseContext,
  ): void {
    const phrase = phrases[key];
    if (typeof phrase !== 'function') {
      this.gaps.add(`${locale}: ${part}.${key} is missing`);
      return;
    }
    const text: unknown = phrase(subject, context);
    if (typeof text !== 'string' || text === '' || /undefined|NaN|\[object|\?\?/.test(text)) {
      this.gaps.add(`${locale}: ${part}.${key} says "${String(text)}"`);
      return;
    }
    this.#set(locale, `${part}.${key}`, text);
  }
}
