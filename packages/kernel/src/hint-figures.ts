/** What counts in a game, in numbers: reasons for a move that can be counted. */
import type { GameState, Move, Seat } from './game.ts';
import type { Locale } from './texts.ts';

/** Numbers by what they count. The names are keys of the texts' figures. */
export type Counted<Name extends string = string> = Readonly<Partial<Record<Name, number>>>;

/** What a game's policy knows about its figures. Like the policy it is asked about re-dealt states only. */
export interface HintFigures<S extends GameState, M extends Move, Name extends string = string> {
  /** What one of each is worth compared with the others: the most valuable differences are shown. */
  readonly weights: Counted<Name>;
  /** What the seat has. What is left out does not count at the moment. */
  of(state: S, seat: Seat): Counted<Name>;
  /** What else matters to a move: it is played in `before` and leads to `after`. */
  about(before: S, after: S, seat: Seat, move: M): Counted<Name>;
  /** Reasons that a figure makes superfluous, by its name: "+3 coins" says more than "It brings coins". */
  readonly covers: Readonly<Partial<Record<Name, readonly string[]>>>;
}

/** A figure as a hint shows it. */
export type ToldFigure =
  /** `about`: the mean of what may come. */
  | { readonly name: string; readonly change: number; readonly about?: boolean }
  | { readonly name: string; readonly value: number };

/** The words of hints. */
export interface HintTexts<Reason extends string = string, Name extends string = string> {
  /** Why the policy likes or dislikes a move, by its keys. */
  readonly reasons: Readonly<Record<Reason, string>>;
  /** A number with what it counts; differences are shown without their sign. */
  readonly figures: Readonly<Record<Name, (n: number) => string>>;
}

/** "+3 coins", "about −2 markers" or "5 to the goal". A name without words is shown as it is. */
export function tellFigure(figure: ToldFigure, texts: Partial<HintTexts>, locale: Locale): string {
  const phrase = texts.figures?.[figure.name] ?? ((n: number) => `${n} ${figure.name}`);
  if ('value' in figure) return phrase(figure.value);
  const change = `${figure.change < 0 ? '−' : '+'}${phrase(Math.abs(figure.change))}`;
  return figure.about === true ? ABOUT[locale](change) : change;
}

const ABOUT: Readonly<Record<Locale, (change: string) => string>> = {
  en: (change) => `about ${change}`,
  fr: (change) => `environ ${change}`,
  nl: (change) => `ongeveer ${change}`,
};
