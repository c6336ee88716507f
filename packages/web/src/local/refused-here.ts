import { Speech } from '@captains-table/kernel';
import { kernelTexts } from '@captains-table/kernel/texts';
import { Failure } from '@captains-table/protocol';
import type { Table } from '@captains-table/table';
import { locale } from '../app/settings.ts';
import { Refused } from '../link/link.ts';
import { errorTexts } from './error-texts.ts';

/** A failure of this device's own table in words, as a server would tell it. */
export function refusedHere(error: unknown, table: Table): unknown {
  if (!(error instanceof Failure)) return error;
  const { code, details } = error;
  const { refusal } = details;
  const errors = errorTexts.in(locale.value);
  if (refusal === undefined) return new Refused(code, errors[code]);
  const speech = new Speech(table.loaded.texts[locale.value], (seat) => `${seat + 1}`);
  const own: Readonly<Record<string, string>> = kernelTexts[locale.value];
  const sentence = speech.refusal(refusal) ?? own[refusal.code] ?? errors.refused;
  return new Refused(code, sentence.endsWith('.') ? sentence : `${sentence}.`, refusal.rule);
}

/** Does what has no table to speak for it: failures in words. */
export async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    await errorTexts.load(locale.peek());
    throw new Refused(error.code, errorTexts.in(locale.peek())[error.code]);
  }
}
