import { Speech } from '@captains-table/kernel';
import type { Refusal } from '@captains-table/kernel';
import { kernelTexts } from '@captains-table/kernel/texts';
import { Failure } from '@captains-table/protocol';
import type { Table } from '@captains-table/table';
import { locale } from '../app/settings.ts';
import { Refused } from '../link/link.ts';
import { errorTexts } from './error-texts.ts';

/** A failure of this device's own table, in the words a server would use. */
export async function refusedHere(error: unknown, table: Table): Promise<unknown> {
  if (!(error instanceof Failure)) return error;
  const { code, details } = error;
  const { refusal } = details;
  const told = refusal === undefined ? undefined : sentenceOf(refusal, table);
  if (refusal === undefined || told === undefined) return inOwnWords(error);
  return new Refused(code, told.endsWith('.') ? told : `${told}.`, refusal.rule);
}

function sentenceOf(refusal: Refusal, { loaded: { texts } }: Table): string | undefined {
  const speech = new Speech(texts[locale.peek()], (seat) => `${seat + 1}`);
  const own: Readonly<Record<string, string>> = kernelTexts[locale.peek()];
  return speech.refusal(refusal) ?? own[refusal.code];
}

/** The words for failures are fetched with the first one. */
async function inOwnWords({ code, details }: Failure): Promise<Refused> {
  await errorTexts.load(locale.peek());
  return new Refused(code, errorTexts.in(locale.peek())[code], details.refusal?.rule);
}

/** Does what has no table to speak for it: failures in words. */
export async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Failure ? await inOwnWords(error) : error;
  }
}
