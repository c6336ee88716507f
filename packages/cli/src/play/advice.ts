/** What `h` shows a player at the terminal: the moves worth considering, their chances and why. */
import { Observation, hint } from '@captains-table/bots';
import type { AnyMatch, AnyPolicy, HintTexts, Locale, Pending } from '@captains-table/kernel';
import type { Speech } from '@captains-table/kernel';
import { tellFigure } from '@captains-table/kernel';
import { WORDS } from '../../texts/index.ts';

/** Long enough for good advice, short enough to wait for. */
const MILLISECONDS = 700;
const MOST = 3;

export function adviceLines(
  match: AnyMatch,
  owed: Pending,
  policy: AnyPolicy | undefined,
  speech: Speech,
  texts: Partial<HintTexts>,
  locale: Locale,
): string[] {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const observation = new Observation(match.game, match.options, match.state, owed.seat);
  const hints = hint(observation, { seed: match.commitment, policy, milliseconds: MILLISECONDS });
  return hints.slice(0, MOST).map(({ move, chance, figures, reasons }) => {
    const told = figures.map((figure) => tellFigure(figure, texts, locale));
    const why = [...told, ...reasons.map((reason) => texts.reasons?.[reason] ?? reason)];
    const because = why.length === 0 ? '' : WORDS[locale].because(why);
    return `  ${percent.format(chance).padStart(5)}  ${speech.move(move, owed)}${because}`;
  });
}
