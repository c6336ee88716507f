import type { GameMeta } from '@captains-table/kernel';
import type { ChapterInfo } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { pathOf } from '../app/router.ts';
import { locale } from '../app/settings.ts';
import { Seal } from '../design/drawings/seal.tsx';
import { seatNumber } from '../design/drawings/seat-number.ts';
import { Button } from '../design/forms/button.tsx';
import { LinkButton } from '../design/forms/link-button.tsx';
import { Panel } from '../design/layout/panel.tsx';
import { isTogether } from '../frame/end/outcome.ts';
import { levelName } from '../frame/names.ts';
import { dayOf } from '../lobby/table-lists/times.ts';
import type { SailorResult } from './branches.ts';
import { roman, sailorsOf } from './branches.ts';
import type { CampaignSource } from './campaign-source.ts';
import { Fork } from './fork.tsx';
import { campaignWords } from './words.ts';

interface Props {
  /** Where the chapters are kept. */
  readonly from: CampaignSource['where'];
  readonly branch: readonly ChapterInfo[];
  readonly meta: GameMeta | undefined;
  readonly titles: ReadonlyMap<number, string>;
  readonly onBranch: (chapter: ChapterInfo) => void;
}

/** How each chapter ended, by person. */
export function ResultsPanel({ from, branch, meta, titles, onBranch }: Props): JSX.Element {
  const words = campaignWords.value;
  const sailors = sailorsOf(branch, (level) => levelName(level, locale.value));
  if (branch.length === 0) {
    return (
      <Panel class="logbook-results" rule="single" title={words.results.title}>
        <p>{words.results.none}</p>
      </Panel>
    );
  }
  return (
    <Panel class="logbook-results" rule="single" title={words.results.title} aside={words.results.branchWhy}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <div class="logbook-results-scroll" role="group" aria-label={words.results.title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.path}</th>
              {sailors.map(({ name, seat }) => (
                <th key={name} scope="col">
                  <Seal seat={seatNumber(seat)} name={name} />{' '}
                  <span class="logbook-results-name">{name}</span>
                </th>
              ))}
              <th scope="col">
                <span class="visually-hidden">{words.results.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {branch.map((chapter, row) => (
              <tr key={chapter.id}>
                <th scope="row">
                  <ChapterName chapter={chapter} title={titles.get(chapter.chapter)} />
                </th>
                {sailors.map(({ name, results }) => (
                  <td key={name}>
                    <Cell result={results[row]} together={isWonTogether(meta, chapter)} />
                  </td>
                ))}
                <td class="logbook-results-actions">
                  <RowActions from={from} chapter={chapter} onBranch={() => onBranch(chapter)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

function ChapterName({
  chapter: { chapter, endedAt },
  title,
}: {
  readonly chapter: ChapterInfo;
  readonly title: string | undefined;
}): JSX.Element {
  return (
    <span class="logbook-chapter">
      <span class="logbook-chapter-number">{roman(chapter)}</span>
      <span>
        {title ?? campaignWords.value.chapter(chapter)}
        <small>{dayOf(locale.value, endedAt)}</small>
      </span>
    </span>
  );
}

interface CellProps {
  readonly result: SailorResult | undefined;
  readonly together: boolean;
}

function Cell({ result, together }: CellProps): JSX.Element {
  const { won, lost, notPlayed } = campaignWords.value.results;
  if (result === undefined) return <span class="logbook-results-none">{notPlayed}</span>;
  const first = result.rank === 1;
  if (together) return <b class={first ? 'logbook-results-best' : undefined}>{first ? won : lost}</b>;
  return (
    <b class={first ? 'logbook-results-best' : undefined}>
      {result.score}
      {first && <span class="visually-hidden"> {won}</span>}
    </b>
  );
}

function RowActions({
  from,
  chapter: { table },
  onBranch,
}: Pick<Props, 'from'> & {
  readonly chapter: ChapterInfo;
  readonly onBranch: () => void;
}): JSX.Element {
  const { replay, branch } = campaignWords.value.results;
  return (
    <>
      {table !== undefined && (
        <LinkButton
          variant="quiet"
          icon="play"
          title={replay}
          href={pathOf({ at: 'replay', from, id: table })}
        >
          {replay}
        </LinkButton>
      )}
      <Button variant="quiet" icon={<Fork />} title={branch} onClick={onBranch}>
        {branch}
      </Button>
    </>
  );
}

/** Whether all of them won or lost it together. */
export function isWonTogether(meta: GameMeta | undefined, { mode, result }: ChapterInfo): boolean {
  return meta !== undefined && isTogether(meta, { mode }, result);
}
