/** Failures as sentences. */
import type { AnyTexts, Locale, Refusal } from '@captains-table/kernel';
import { Speech } from '@captains-table/kernel';
import { kernelTexts } from '@captains-table/kernel/texts';
import type { ErrorBody, Failure } from '@captains-table/protocol';
import { errorTexts, quotaTexts } from '@captains-table/protocol/texts';
import type { TableRecord } from './storage/storage.ts';
import type { GameLoader } from './game-loader.ts';

/** The rules that are played at a table. */
export type PlayedRules = Pick<TableRecord, 'game' | 'rules'>;

/** The body of an error reply, in the reader's language. `played`: whose rules were asked for. */
export async function errorBody(
  { code, details }: Failure,
  locale: Locale,
  loadGame: GameLoader,
  played?: PlayedRules,
): Promise<ErrorBody> {
  const { refusal } = details;
  const words =
    refusal === undefined || played === undefined
      ? undefined
      : (await loadGame(played.game, played.rules))?.texts[locale];
  const { quota, problems: [first] = [] } = details;
  const message =
    quota === undefined
      ? refusal && refusalSentence(refusal, locale, words)
      : quotaTexts[locale][quota.name](quota.limit);
  const sentence = message ?? errorTexts[locale][code];
  return { code, message: first === undefined ? sentence : `${sentence} ${capital(first)}.`, ...details };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function refusalSentence(refusal: Refusal, locale: Locale, words: AnyTexts | undefined): string | undefined {
  const own: Readonly<Record<string, string>> = kernelTexts[locale];
  const speech = words === undefined ? undefined : new Speech(words, (seat) => `${seat + 1}`);
  const sentence = speech?.refusal(refusal) ?? own[refusal.code];
  return sentence === undefined ? undefined : `${sentence}.`;
}
