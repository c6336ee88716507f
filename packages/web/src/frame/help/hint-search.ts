/** The hints of one sitting: a quick guess first, then what a longer search finds. */
import { signal } from '@preact/signals';
import type { TableGame } from '@captains-table/catalogue';
import type { HintTexts, Locale } from '@captains-table/kernel';
import { locale } from '../../app/settings.ts';
import type { TableLink } from '../../link/link.ts';
import { words } from '../words.ts';
import type { Advice } from './advice.ts';
import { adviceInTime } from './advice.ts';

export class HintSearch {
  readonly advice = signal<Advice>('none');
  /** The advice came at once and is still being thought about. */
  readonly refining = signal(false);
  /** The words of hints; undefined until the first one is asked for. */
  readonly texts = signal<Partial<HintTexts> | undefined>(undefined);
  readonly #link: TableLink;
  readonly #game: TableGame;
  /** Counts the positions, to recognise an answer about an earlier one. */
  #position = 0;

  constructor(link: TableLink, game: TableGame) {
    this.#link = link;
    this.#game = game;
  }

  async start(): Promise<void> {
    if (this.advice.peek() === 'thinking' || this.refining.peek()) return;
    this.advice.value = 'thinking';
    this.refining.value = true;
    const position = this.#position;
    const loaded = this.loadTexts(locale.peek());
    for (const how of ['quick', undefined] as const) {
      const [advice] = await Promise.all([adviceInTime(() => this.#link.hints(how), words.peek()), loaded]);
      if (this.#position !== position) return;
      this.#take(advice, how === undefined);
    }
    this.refining.value = false;
  }

  /** There is another position now: hints for the one before are worth nothing. */
  reset(): void {
    this.#position++;
    this.advice.value = 'none';
    this.refining.value = false;
  }

  /** Moves are worth showing without words for why. */
  async loadTexts(read: Locale): Promise<void> {
    const { hintTexts, texts } = this.#game;
    this.texts.value = await (hintTexts?.(read).catch(() => undefined) ?? texts[read]);
  }

  /** A failure is shown only if there was no better advice before. */
  #take(advice: Exclude<Advice, string>, isLast: boolean): void {
    const known = Array.isArray(this.advice.peek());
    if (!('failed' in advice)) this.advice.value = advice;
    else if (isLast && !known) this.advice.value = advice;
  }
}
