import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TableSummary } from '@captains-table/protocol';
import { person } from '../../app/person.ts';
import { go, pathOfTable } from '../../app/router.ts';
import { locale } from '../../app/settings.ts';
import { Button } from '../../design/forms/button.tsx';
import { LinkButton } from '../../design/forms/link-button.tsx';
import { StatusLine } from '../../design/status/status-line.tsx';
import { tables } from '../../server/api.ts';
import type { TablePage } from '../../server/api.ts';
import { FormPanel } from '../page/form-panel.tsx';
import { More } from '../table-lists/more.tsx';
import { seatsOf } from '../table-lists/my-games.ts';
import { further } from '../pages.ts';
import { sentenceOf } from '../sentence.ts';
import { useAsking } from '../settings/asking.ts';
import { TableLine, TableLines } from '../table-lists/table-lines.tsx';
import { tablesWords } from '../tables-words.ts';
import { ago } from '../table-lists/times.ts';
import { outcomeOfTable } from './outcome-of.ts';
import { outcomeWords } from './outcome-words.ts';
import { ReplayButton } from './replay-button.tsx';

export function FinishedGames(): JSX.Element {
  const { games } = tablesWords.value;
  const found = useSignal<TablePage | undefined>(undefined);
  const trouble = useSignal<string | undefined>(undefined);

  const load = async () => {
    try {
      found.value = await further(found.value ?? { tables: [] }, tables.finished);
      trouble.value = undefined;
    } catch (error) {
      trouble.value = sentenceOf(error);
    }
  };
  useEffect(() => void load(), []);

  const lines = found.value?.tables ?? [];
  return (
    <FormPanel title={games.finished}>
      {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
      {found.value?.tables.length === 0 && <p>{games.noneFinished}</p>}
      {lines.length > 0 && (
        <TableLines>
          {lines.map((table) => (
            <FinishedLine key={table.id} table={table} />
          ))}
        </TableLines>
      )}
      <More label={games.older} shown={lines.length} more={found.value?.next !== undefined} onMore={load} />
    </FormPanel>
  );
}

function FinishedLine({ table }: { readonly table: TableSummary }): JSX.Element {
  const { games } = tablesWords.value;
  const me = person.value?.id;
  const seat = table.seats.findIndex((info) => info.person !== undefined && info.person === me);
  const mine = seat === -1 ? undefined : seat;
  const { busy, trouble, ask } = useAsking();
  const again = () =>
    ask(async () => {
      const next = await tables.rematch(table.id);
      go({ at: 'table', id: next.table, invite: undefined });
    });
  return (
    <TableLine
      game={{ game: table.game, seats: seatsOf(table, me) }}
      standing={
        <>
          <b>{outcomeWords(outcomeOfTable(table, mine))}</b>
          {ago(locale.value, table.updatedAt, Date.now())}
          {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
        </>
      }
      actions={
        <>
          {mine !== undefined && (
            <Button variant="quiet" busy={busy.value} onClick={() => void again()}>
              {games.sameAgain}
            </Button>
          )}
          <LinkButton variant="quiet" href={pathOfTable(table.id)}>
            {games.open}
          </LinkButton>
          <ReplayButton id={table.id} from="server" />
        </>
      }
    />
  );
}
