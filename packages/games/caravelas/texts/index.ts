import type { HintTexts, Locale } from '@captains-table/kernel';
import type { Content } from '../src/content.ts';
import { CONTENT } from '../src/built-in-content.ts';
import type { Figure } from '../src/policy/figures.ts';
import type { Reason } from '../src/policy/reason.ts';
import type { CaravelasTexts } from './caravelas-texts.ts';
import { english } from './en.ts';
import { hintTexts as enHints } from './en-hints.ts';
import { hintTexts as frHints } from './fr-hints.ts';
import { hintTexts as nlHints } from './nl-hints.ts';
import { french } from './fr.ts';
import { dutch } from './nl.ts';

export type { CardKind, CaravelasTexts, Explained, HelpTopic, PortNote } from './caravelas-texts.ts';

/** A browser loads the words of hints on their own, when one is asked for. */
type WithHints = CaravelasTexts & HintTexts<Reason, Figure>;

/** The words for a game with these components. */
function createTexts(content: Content): Readonly<Record<Locale, WithHints>> {
  return {
    en: { ...english(content), ...enHints },
    fr: { ...french(content), ...frHints },
    nl: { ...dutch(content), ...nlHints },
  };
}

/** With the components of the box as we know it. */
export const texts: Readonly<Record<Locale, WithHints>> = createTexts(CONTENT);
