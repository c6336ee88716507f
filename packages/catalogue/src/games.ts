/** What tables, bots and tools need of a game, together. */
import type {
  AnyContent,
  AnyGame,
  AnyPolicy,
  AnyReport,
  AnyTexts,
  HintTexts,
  Locale,
  RuleTexts,
  WeightsFile,
} from '@captains-table/kernel';
import { defined } from '@captains-table/kernel';
import type { Edition } from './edition.ts';

/** A game with its words and its content: what a table of people needs. */
export interface TableGame {
  readonly game: AnyGame;
  readonly texts: Readonly<Record<Locale, AnyTexts>>;
  /** The components that it is played with, where it has any: of the type that its package calls `Content`. */
  readonly content?: AnyContent;
  /** The rules in words, if they are not part of the texts. */
  readonly ruleTexts?: (locale: Locale) => Promise<RuleTexts | undefined>;
  /** What only the text table and the help show, if it is not part of the texts. */
  readonly laterTexts?: (locale: Locale) => Promise<Partial<AnyTexts>>;
  /** The words of hints, if they are not part of the texts. */
  readonly hintTexts?: (locale: Locale) => Promise<Partial<HintTexts>>;
}

/** A game with what it knows about playing well: what a bot needs. */
export interface PlayableGame {
  readonly game: AnyGame;
  /** Where there is none, bots play without it. */
  readonly policy?: AnyPolicy;
  /** What was learned about playing well, by family of matches. */
  readonly weights?: (family: string) => Promise<WeightsFile | undefined>;
}

/** All there is of a game. */
export interface LoadedGame extends TableGame, PlayableGame {
  /** What simulations count, where the game says so. */
  readonly report?: AnyReport;
}

/** With all texts: only a browser fetches some of them later. */
export async function tableGame({ rules, texts, laterTexts, content }: Edition): Promise<TableGame> {
  const whole = async (locale: Locale) =>
    laterTexts === undefined ? texts(locale) : { ...(await texts(locale)), ...(await laterTexts(locale)) };
  const [game, en, fr, nl] = await Promise.all([rules(), whole('en'), whole('fr'), whole('nl')]);
  return { game, texts: { en, fr, nl }, content: await content() };
}

export async function playableGame({ rules, policy, weights }: Edition): Promise<PlayableGame> {
  const [game, playing] = await Promise.all([rules(), policy()]);
  return { game, weights, ...defined({ policy: playing }) };
}

export async function loadedGame(edition: Edition): Promise<LoadedGame> {
  const [table, playing, game, report] = await Promise.all([
    tableGame(edition),
    playableGame(edition),
    edition.rulesWithPositions(),
    edition.report(),
  ]);
  return { ...table, ...playing, game, hintTexts: edition.hintTexts, ...defined({ report }) };
}
