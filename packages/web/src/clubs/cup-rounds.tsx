import type { CupRoundView, CupTableView, CupView } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { pathOf, pathOfTable } from '../app/router.ts';
import { locale } from '../app/settings.ts';
import { LinkButton } from '../design/forms/link-button.tsx';
import { FormPanel } from '../lobby/page/form-panel.tsx';
import { entrantName, namesOf } from './cup-words.ts';
import { shortTime } from './evening-times.ts';
import { clubsWords } from './words.ts';

/** All rounds, the latest first and open. */
export function CupRounds({ cup }: { readonly cup: CupView }): JSX.Element {
  const { rounds: said } = clubsWords.value.cups;
  const numbered = cup.rounds.map((round, index) => ({ round, number: index + 1 })).toReversed();
  return (
    <FormPanel title={said.title}>
      <div class="cup-rounds">
        {numbered.map(({ round, number }) => (
          <details key={number} class="cup-round" open={number === cup.rounds.length}>
            <summary>
              <RoundHead round={round} number={number} />
            </summary>
            <Round cup={cup} round={round} />
          </details>
        ))}
      </div>
    </FormPanel>
  );
}

interface HeadProps {
  readonly round: CupRoundView;
  readonly number: number;
}

function RoundHead({ round: { tables, dueAt }, number }: HeadProps): JSX.Element {
  const { rounds: said, round } = clubsWords.value.cups;
  const isDone = tables.every(({ places }) => places !== undefined);
  const note = isDone ? said.done : dueAt === undefined ? '' : said.until(shortTime(locale.value, dueAt));
  return (
    <>
      <span class="cup-round-name">{round(number)}</span> <span class="clubs-quiet">{note}</span>
    </>
  );
}

function Round({ cup, round }: { readonly cup: CupView; readonly round: CupRoundView }): JSX.Element {
  const words = clubsWords.value;
  return (
    <>
      <ul class="cup-tables">
        {round.tables.map((table) => (
          <Table key={table.table} cup={cup} table={table} />
        ))}
      </ul>
      {round.byes.length > 0 && (
        <p class="clubs-quiet">{words.cups.rounds.byes(namesOf(cup, round.byes, words, locale.value))}</p>
      )}
    </>
  );
}

interface TableProps {
  readonly cup: CupView;
  readonly table: CupTableView;
}

function Table({ cup, table }: TableProps): JSX.Element {
  const words = clubsWords.value;
  const { rounds: said } = words.cups;
  return (
    <li class="cup-table">
      <ul class="cup-table-who">
        {table.entrants.map((number, seat) => {
          const entrant = cup.entrants[number];
          const place = table.places?.[seat];
          return (
            <li key={number} class={place === 1 ? 'cup-table-first' : undefined}>
              {entrant !== undefined && <bdi>{entrantName(entrant, words, locale.value)}</bdi>}{' '}
              {place !== undefined && (
                <span class="clubs-quiet">{place === 0 ? said.gaveUp : said.place(place)}</span>
              )}
            </li>
          );
        })}
      </ul>
      <TableLink cup={cup} table={table} />
    </li>
  );
}

/** Links to the reader's own table to play, to others to watch, to ended ones to replay. */
function TableLink({ cup, table }: TableProps): JSX.Element | null {
  const words = clubsWords.value;
  const { rounds: said } = words.cups;
  const names = namesOf(cup, table.entrants, words, locale.value);
  const { entrant } = cup.you;
  if (table.places !== undefined) {
    return (
      <LinkButton
        variant="quiet"
        icon="play"
        title={said.replayWhom(names)}
        href={pathOf({ at: 'replay', id: table.table, from: 'server' })}
      >
        {said.replay}
      </LinkButton>
    );
  }
  if (entrant !== undefined && table.entrants.includes(entrant)) {
    return (
      <LinkButton variant="primary" href={pathOfTable(table.table)}>
        {said.play}
      </LinkButton>
    );
  }
  // The table is made a moment after its round has begun.
  if (table.invite === undefined) return null;
  return (
    <LinkButton
      icon="eye"
      title={said.watchWhom(names)}
      href={pathOf({ at: 'table', id: table.table, invite: table.invite })}
    >
      {said.watch}
    </LinkButton>
  );
}
