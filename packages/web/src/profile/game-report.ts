/** What a profile needs to know of a game: its medals and figures, and what they are called. */
import { loadPlayerReport } from '@captains-table/catalogue';
import type { AnyPlayerReport, Locale, Medal } from '@captains-table/kernel';
import { MEDALS_FOR_ALL } from '@captains-table/table/profile';
import { profileTexts } from '../../texts/profile/index.ts';
import type { GameProfileTexts } from './game-words.ts';
import { loadGameWords } from './game-words.ts';

export interface GameReportInWords {
  readonly report: Pick<AnyPlayerReport, 'medals' | 'told' | 'largest'>;
  readonly texts: GameProfileTexts;
}

export async function loadGameReport(game: string, locale: Locale): Promise<GameReportInWords | undefined> {
  const [report, texts] = await Promise.all([loadPlayerReport(game), loadGameWords(game, locale)]);
  return report === undefined || texts === undefined ? undefined : { report, texts };
}

/** A medal as a person sees it. */
export interface ShownMedal {
  /** `<game>/<medal>`, or `/<medal>` for one of all games. */
  readonly key: string;
  readonly sign: string;
  readonly name: string;
  readonly goal: string;
  readonly secret: boolean;
  readonly value: number;
  readonly of: number;
  readonly struck: boolean;
  readonly at: number | undefined;
}

interface Struck {
  readonly struck: readonly { readonly medal: string; readonly at: number }[];
  readonly figures: Readonly<Record<string, number>>;
}

/** The medals of a game and those of all games, struck ones first, then the nearest. */
export function shownMedals(
  game: string,
  { report, texts }: GameReportInWords,
  medals: Struck,
  locale: Locale,
): readonly ShownMedal[] {
  const forAll = profileTexts.in(locale).medalsForAll;
  const own = report.medals.map((medal) => shownMedal(game, medal, texts, medals));
  const all = MEDALS_FOR_ALL.map((medal) => shownMedal('', medal, forAll, medals));
  const share = ({ struck, value, of }: ShownMedal) => (struck ? 2 : value / of);
  return [...all, ...own].toSorted((a, b) => share(b) - share(a));
}

function shownMedal(
  about: string,
  { id, figure, of, sign, secret }: Medal,
  { medals, goals }: Pick<GameProfileTexts, 'medals' | 'goals'>,
  { struck, figures }: Struck,
): ShownMedal {
  const key = `${about}/${id}`;
  const value = Math.min(of, figures[`${about}/${figure}`] ?? 0);
  return {
    key,
    sign,
    name: medals[id] ?? id,
    goal: goals[figure]?.(of) ?? '',
    secret: secret === true,
    value,
    of,
    struck: value >= of,
    at: struck.find(({ medal }) => medal === key)?.at,
  };
}
