import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { AnyTexts, Locale } from '@captains-table/kernel';
import type { GameStatistics } from '@captains-table/protocol';
import { gameAtHand } from '../../app/games.ts';
import { locale } from '../../app/settings.ts';
import { tables } from '../../server/api.ts';
import { FormPanel } from '../page/form-panel.tsx';
import { gameName } from '../table-lists/game-name.ts';
import { tablesWords } from '../tables-words.ts';
import './statistics.css';

type Texts = Readonly<Record<string, Readonly<Record<Locale, AnyTexts>>>>;

export function Statistics(): JSX.Element {
  const { games } = tablesWords.value;
  const found = useSignal<readonly GameStatistics[] | undefined>(undefined);
  const texts = useSignal<Texts>({});
  useEffect(() => {
    void look().then(
      ([statistics, words]) => {
        texts.value = words;
        found.value = statistics;
      },
      () => (found.value = []),
    );
  }, []);
  const lines = found.value ?? [];
  return (
    <FormPanel title={games.statistics}>
      {lines.length === 0 ? (
        <p>{games.noStatistics}</p>
      ) : (
        <div class="statistics-scroll" tabIndex={0} role="region" aria-label={games.statistics}>
          <table class="statistics">
            <thead>
              <tr>
                <th scope="col">{games.column.game}</th>
                <th scope="col">{games.column.mode}</th>
                {(['games', 'wins', 'mean', 'best'] as const).map((column) => (
                  <th key={column} scope="col" class="statistics-number">
                    {games.column[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <Line key={`${line.game}/${line.mode}`} line={line} texts={texts.value} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </FormPanel>
  );
}

function Line({ line, texts }: { readonly line: GameStatistics; readonly texts: Texts }): JSX.Element {
  const whole = new Intl.NumberFormat(locale.value);
  const tenth = new Intl.NumberFormat(locale.value, { maximumFractionDigits: 1 });
  return (
    <tr>
      <th scope="row">{gameName(line.game)}</th>
      <td>{texts[line.game]?.[locale.value].modes[line.mode] ?? line.mode}</td>
      <td class="statistics-number">{whole.format(line.games)}</td>
      <td class="statistics-number">{whole.format(line.wins)}</td>
      <td class="statistics-number">{tenth.format(line.meanScore)}</td>
      <td class="statistics-number">{whole.format(line.bestScore)}</td>
    </tr>
  );
}

/** The names of variants are the games' own, so those games are loaded. */
async function look(): Promise<readonly [readonly GameStatistics[], Texts]> {
  const { statistics } = await tables.statistics();
  const ids = [...new Set(statistics.map(({ game }) => game))];
  const loaded = await Promise.all(ids.map(async (id) => [id, (await gameAtHand(id))?.texts] as const));
  return [
    statistics,
    Object.fromEntries(loaded.flatMap(([id, texts]) => (texts === undefined ? [] : [[id, texts]]))),
  ];
}
