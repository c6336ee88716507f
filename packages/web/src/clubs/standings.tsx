import { useSignal } from '@preact/signals';
import type { CupView, StandingLine } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { locale } from '../app/settings.ts';
import { Button } from '../design/forms/button.tsx';
import { EntrantFace } from './entrant-face.tsx';
import { entrantName } from './cup-words.ts';
import { clubsWords } from './words.ts';
import './cup.css';

interface Props {
  readonly cup: CupView;
  /** Lines that are shown at first. */
  readonly most: number;
  /** Without what decides between equals. */
  readonly brief?: boolean;
}

/** Who leads, and what decides between equals. */
export function Standings({ cup, most, brief = false }: Props): JSX.Element {
  const { standings: said, title } = clubsWords.value.cups;
  const all = useSignal(false);
  const id = useId();
  const breaks = brief ? [] : cup.tieBreaks;
  const shown = all.value ? cup.standings : withOwn(cup, most);
  const hasPoints = cup.settings.form !== 'knockout';
  return (
    <>
      <div class="cup-scroll" role="region" aria-label={`${said.title}, ${title}`} tabIndex={0}>
        <table class="cup-standings" id={id}>
          <thead>
            <tr>
              <th scope="col">
                <span class="visually-hidden">{said.place}</span>
              </th>
              <th scope="col" class="cup-standings-name">
                {said.name}
              </th>
              <th scope="col" class="cup-standings-games">
                {said.played}
              </th>
              <th scope="col" class="cup-standings-games">
                {said.won}
              </th>
              {hasPoints && <th scope="col">{said.form}</th>}
              {hasPoints && <th scope="col">{said.points}</th>}
              {breaks.map((name) => (
                <th key={name} scope="col">
                  <abbr title={said.breaks[name].name}>{said.breaks[name].short}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((line) => (
              <Line key={line.entrant} cup={cup} line={line} breaks={breaks.length} />
            ))}
          </tbody>
        </table>
      </div>
      {!brief && cup.standings.length > shown.length && (
        <div class="page-actions">
          <Button variant="quiet" aria-controls={id} onClick={() => (all.value = true)}>
            {said.all(cup.standings.length)}
          </Button>
        </div>
      )}
    </>
  );
}

/** The first ones, and the reader wherever they stand. */
function withOwn({ standings, you }: CupView, most: number): readonly StandingLine[] {
  return standings.filter(({ entrant }, index) => index < most || entrant === you.entrant);
}

interface LineProps {
  readonly cup: CupView;
  readonly line: StandingLine;
  readonly breaks: number;
}

function Line({ cup, line, breaks }: LineProps): JSX.Element {
  const words = clubsWords.value;
  const { entry } = words.cups;
  const entrant = cup.entrants[line.entrant];
  const figures = new Intl.NumberFormat(locale.value, { maximumFractionDigits: 2 });
  return (
    <tr class={line.entrant === cup.you.entrant ? 'cup-standings-own' : undefined}>
      <td class="cup-place">{line.place}</td>
      <th scope="row" class="cup-standings-name">
        {entrant !== undefined && (
          <span class="cup-who">
            <EntrantFace entrant={entrant} />
            <span>
              {entrantName(entrant, words, locale.value)}
              {entrant.withdrawn === true && <span class="clubs-quiet"> · {entry.withdrawn}</span>}
            </span>
          </span>
        )}
      </th>
      <td class="cup-standings-games">{line.played}</td>
      <td class="cup-standings-games">{line.won}</td>
      {cup.settings.form !== 'knockout' && (
        <>
          <td>
            <Form worth={line.form} />
          </td>
          <td class="cup-points">{figures.format(line.points)}</td>
        </>
      )}
      {line.breaks.slice(0, breaks).map((value, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a column is its place in the table
        <td key={index}>{figures.format(value)}</td>
      ))}
    </tr>
  );
}

/** What the last rounds were worth: a full, a half or an empty disc. */
function Form({ worth }: { readonly worth: readonly number[] }): JSX.Element {
  const { standings: said } = clubsWords.value.cups;
  const figures = new Intl.NumberFormat(locale.value, { maximumFractionDigits: 2 });
  return (
    <span
      class="cup-form"
      role="img"
      aria-label={said.formOf(worth.map((value) => figures.format(value)).join(', '))}
    >
      {worth.map((value, index) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- a result is its place in the row
          key={index}
          class={value === 1 ? 'cup-form-won' : value === 0 ? 'cup-form-lost' : 'cup-form-part'}
        />
      ))}
    </span>
  );
}
