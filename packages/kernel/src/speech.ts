/** What a game says, in one language. A phrase that is missing is replaced by its key. */
import type { GameEvent } from './events.ts';
import type { Move, Pending, Seat } from './game.ts';
import { canonical } from './json.ts';
import type { Refusal } from './refusal.ts';
import type { AnyTexts, PhraseContext } from './texts.ts';
import { defined } from './records.ts';

/** A rule in words. */
export interface Rule {
  readonly id: string;
  readonly sentence: string;
}

export class Speech {
  readonly texts: AnyTexts;
  /** The name of the player in a seat. */
  readonly name: (seat: Seat) => string;

  constructor(texts: AnyTexts, name: (seat: Seat) => string) {
    this.texts = texts;
    this.name = name;
  }

  prompt(owed: Pending): string {
    return this.#say(this.texts.prompts, owed.kind, owed, owed);
  }

  move(move: Move, owed: Pending | undefined): string {
    return this.#say(this.texts.moves, move.kind, move, owed);
  }

  event(event: GameEvent): string {
    return this.#say(this.texts.events, event.key, event);
  }

  /** Undefined for a refusal that is not the game's own. */
  refusal({ code, params = {} }: Refusal): string | undefined {
    const phrase = Object.hasOwn(this.texts.refusals, code) ? this.texts.refusals[code] : undefined;
    return phrase?.(params, { seat: this.name });
  }

  /** The rules that govern a decision; none where the game has no words for them. */
  rules(owed: Pending): readonly Rule[] {
    const ids: readonly string[] = this.texts.rules?.about(owed) ?? [];
    return ids.flatMap((id) => this.rule(id) ?? []);
  }

  /** A rule by its id in the ledger. */
  rule(id: string): Rule | undefined {
    const { sentences = {} } = this.texts.rules ?? {};
    const sentence = Object.hasOwn(sentences, id) ? sentences[id] : undefined;
    return sentence === undefined ? undefined : { id, sentence };
  }

  #say(phrases: Phrases, key: string, subject: unknown, pending?: Pending): string {
    const context: PhraseContext = { seat: this.name, ...defined({ pending }) };
    const phrase = Object.hasOwn(phrases, key) ? phrases[key] : undefined;
    return phrase?.(subject, context) ?? canonical(subject);
  }
}

type Phrases = Readonly<Record<string, (subject: unknown, context: PhraseContext) => string>>;
