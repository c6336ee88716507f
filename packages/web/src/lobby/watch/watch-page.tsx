import { untracked, useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import type { TableSummary } from '@captains-table/protocol';
import { person } from '../../app/person.ts';
import { pathOf, pathOfTable } from '../../app/router.ts';
import { locale } from '../../app/settings.ts';
import { words } from '../../app/words.ts';
import { Button } from '../../design/forms/button.tsx';
import { EmptyState } from '../../design/status/empty-state.tsx';
import { LinkButton } from '../../design/forms/link-button.tsx';
import { tables } from '../../server/api.ts';
import type { TablePage } from '../../server/api.ts';
import { socket } from '../../server/socket.ts';
import { FormPanel } from '../page/form-panel.tsx';
import { listed } from '../../app/listed.ts';
import { More } from '../table-lists/more.tsx';
import { owingNames, seatsOf } from '../table-lists/my-games.ts';
import { PageFrame } from '../page/page-frame.tsx';
import { again, further } from '../pages.ts';
import type { AskPage } from '../pages.ts';
import { TableLine, TableLines } from '../table-lists/table-lines.tsx';
import { tablesWords } from '../tables-words.ts';
import { ago } from '../table-lists/times.ts';
import { Wait } from '../page/wait.tsx';
import '../games/games-page.css';
import '../page/page-columns.css';

interface Found {
  readonly open: TablePage;
  readonly playing: TablePage;
}

export default function WatchPage(): JSX.Element {
  const { watch } = tablesWords.value;
  const found = useSignal<Found | 'unreachable' | undefined>(undefined);
  const look = async () => {
    try {
      const known = found.value === 'unreachable' ? undefined : found.value;
      const [open, playing] = await Promise.all([
        again(known?.open, askFor('open')),
        again(known?.playing, askFor('playing')),
      ]);
      found.value = { open, playing };
    } catch {
      found.value = 'unreachable';
    }
  };
  const older = async (status: 'open' | 'playing') => {
    const known = found.value;
    if (known === undefined || known === 'unreachable') return;
    try {
      found.value = { ...known, [status]: await further(known[status], askFor(status)) };
    } catch {
      found.value = 'unreachable';
    }
  };
  useSignalEffect(() => {
    const known = person.value !== undefined;
    // News come to those the server knows; everybody else looks again by hand.
    return untracked(() => {
      void look();
      return known ? followLobby(() => void look()) : undefined;
    });
  });

  const lists = found.value;
  return (
    <PageFrame title={words.value.watch.title} lead={words.value.watch.lead}>
      {lists === undefined && <Wait />}
      {lists === 'unreachable' && (
        <EmptyState
          title={watch.noServer}
          action={
            <Button icon="restart" onClick={() => void look()}>
              {watch.again}
            </Button>
          }
        />
      )}
      {lists !== undefined && lists !== 'unreachable' && (
        <div class="page-columns games-columns">
          <FormPanel title={watch.open} lead={watch.openWhy}>
            <OpenTables found={lists.open} onOlder={() => older('open')} />
          </FormPanel>
          <FormPanel title={watch.playing} lead={watch.playingWhy}>
            <PlayedTables found={lists.playing} onOlder={() => older('playing')} />
          </FormPanel>
        </div>
      )}
    </PageFrame>
  );
}

function askFor(status: 'open' | 'playing'): AskPage {
  return (next) => tables.open(status, next);
}

interface ListProps {
  readonly found: TablePage;
  readonly onOlder: () => Promise<void>;
}

function OpenTables({ found, onOlder }: ListProps): JSX.Element {
  const { watch, games } = tablesWords.value;
  if (found.tables.length === 0) {
    return (
      <>
        <p>{watch.noneOpen}</p>
        <LinkButton href={pathOf({ at: 'new-table', game: undefined })}>{games.setOne}</LinkButton>
      </>
    );
  }
  return (
    <>
      <TableLines>
        {found.tables.map((table) => (
          <TableLine
            key={table.id}
            game={{ game: table.game, seats: seatsOf(table, person.value?.id) }}
            standing={watch.freeSeats(table.seats.filter(({ kind }) => kind === 'open').length)}
            actions={
              <LinkButton variant="primary" href={pathOfTable(table.id)}>
                {watch.join}
              </LinkButton>
            }
          />
        ))}
      </TableLines>
      <Older found={found} onOlder={onOlder} />
    </>
  );
}

function PlayedTables({ found, onOlder }: ListProps): JSX.Element {
  const { watch } = tablesWords.value;
  const watchable = found.tables.filter(({ spectators }) => spectators);
  return (
    <>
      {watchable.length === 0 && <p>{watch.nonePlaying}</p>}
      {watchable.length > 0 && (
        <TableLines>
          {watchable.map((table) => (
            <TableLine
              key={table.id}
              game={{ game: table.game, seats: seatsOf(table, person.value?.id) }}
              standing={<Standing table={table} />}
              actions={
                <LinkButton icon="eye" href={pathOfTable(table.id)}>
                  {watch.watch}
                </LinkButton>
              }
            />
          ))}
        </TableLines>
      )}
      <Older found={found} onOlder={onOlder} />
    </>
  );
}

/** Whose turn it is, and since when. */
function Standing({ table }: { readonly table: TableSummary }): JSX.Element {
  const names = listed(owingNames(table), locale.value);
  return (
    <>
      {names !== '' && (
        <>
          {tablesWords.value.watch.toMove(names)}
          <br />
        </>
      )}
      {ago(locale.value, table.updatedAt, Date.now())}
    </>
  );
}

function Older({ found, onOlder }: ListProps): JSX.Element {
  const { tables: shown, next } = found;
  const label = tablesWords.value.watch.older;
  return <More label={label} shown={shown.length} more={next !== undefined} onMore={onOlder} />;
}

function followLobby(changed: () => void): () => void {
  const stop = socket.use(
    (news) => {
      if (news.is === 'notice' && news.about === 'lobby') changed();
    },
    () => void socket.ask({ do: 'lobby', on: true }).catch(() => undefined),
  );
  return () => {
    if (socket.state.peek() === 'open') socket.ask({ do: 'lobby', on: false }).catch(() => undefined);
    stop();
  };
}
