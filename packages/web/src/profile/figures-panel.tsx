import type { Profile } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { locale } from '../app/settings.ts';
import { Panel } from '../design/layout/panel.tsx';
import type { GameReportInWords } from './game-report.ts';
import { useModeNames } from './mode-names.ts';
import { profileWords } from './words.ts';

interface Props {
  readonly results: NonNullable<Profile['results']>;
  readonly game: string;
  readonly report: GameReportInWords;
}

/** How a person plays a game: the most telling figures, and results by mode. */
export function FiguresPanel({ results: { figures, modes }, game, report }: Props): JSX.Element {
  const words = profileWords.value;
  const names = useModeNames(game);
  const format = new Intl.NumberFormat(locale.value, { maximumFractionDigits: 1 });
  const own = modes.filter((mode) => mode.game === game);
  const of = (figure: string) => figures[`${game}/${figure}`] ?? 0;
  return (
    <Panel rule="single" class="profile-figures" title={words.figures}>
      {own.length === 0 ? (
        <p class="profile-quiet">{words.neverPlayed}</p>
      ) : (
        <>
          <dl class="profile-facts">
            {report.report.told.map((figure) => (
              <div key={figure}>
                <dt>{report.texts.figures[figure] ?? figure}</dt>
                <dd>{format.format(of(figure))}</dd>
              </div>
            ))}
            <div>
              <dt>{words.longestRun}</dt>
              <dd>{format.format(of('longest-run'))}</dd>
            </div>
          </dl>
          <table class="profile-modes">
            <thead>
              <tr>
                <th scope="col">{words.mode}</th>
                <th scope="col">{words.played}</th>
                <th scope="col">{words.wins}</th>
                <th scope="col">{words.mean}</th>
                <th scope="col">{words.best}</th>
              </tr>
            </thead>
            <tbody>
              {own.map(({ mode, games, wins, meanScore, bestScore }) => (
                <tr key={mode}>
                  <th scope="row">{names.get(mode) ?? mode}</th>
                  <td>{format.format(games)}</td>
                  <td>{format.format(wins)}</td>
                  <td>{format.format(meanScore)}</td>
                  <td>{format.format(bestScore)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </Panel>
  );
}
