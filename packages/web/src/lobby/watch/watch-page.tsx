import { untracked, useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import type { TableSummary } from '@captains-table/protocol';
import { person } from '../../app/person.ts';
import { pathOf } from '../../app/router.ts';
import { locale } from '../../app/settings.ts';
import { words } from '../../app/words.ts';
import { Button } from '../../design/shell/button.tsx';
import { EmptyState } from '../../design/shell/empty-state.tsx';
import { LinkButton } from '../../design/shell/link-button.tsx';
import { tables } from '../../server/api.ts';
import { socket } from '../../server/socket.ts';
import { FormPanel } from '../form-panel.tsx';
import { listed } from '../../app/listed.ts';
import { owingNames, seatsOf } from '../my-games.ts';
import { PageFrame } from '../page-frame.tsx';
import { TableLine, TableLines } from '../table-lines.tsx';
import { tablesWords } from '../tables-words.ts';
import { ago } from '../times.ts';
import { Wait } from '../wait.tsx';
import '../games/games-page.css';

/** As many as the server gives at a time. */
const PAGE = 50;

interface Found {
  readonly open: readonly TableSummary[];
  readonly playing: readonly TableSummary[];
}

export default function WatchPage(): JSX.Element {
  const { watch } = tablesWords.value;
  const found = useSignal<Found | 'unreachable' | undefined>(undefined);
  const look = async () => {
    try {
      const [open, playing] = await Promise.all([tables.open('open'), tables.open('playing')]);
      found.value = { open: open.tables, playing: playing.tables };
    } catch {
      found.value = 'unreachable';
    }
  };
  const older = async (status: 'open' | 'playing') => {
    const known = found.value;
    if (known === undefined || known === 'unreachable') return;
    const more = (await tables.open(status, known[status].at(-1)?.updatedAt)).tables;
    found.value = { ...known, [status]: [...known[status], ...more] };
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
        <div class="games-columns">
          <FormPanel title={watch.open} lead={watch.openWhy}>
            <OpenTables found={lists.open} onOlder={() => void older('open')} />
          </FormPanel>
          <FormPanel title={watch.playing} lead={watch.playingWhy}>
            <PlayedTables found={lists.playing} onOlder={() => void older('playing')} />
          </FormPanel>
        </div>
      )}
    </PageFrame>
  );
}

interface ListProps {
  readonly found: readonly TableSummary[];
  readonly onOlder: () => void;
}

function OpenTables({ found, onOlder }: ListProps): JSX.Element {
  const { watch, games } = tablesWords.value;
  if (found.length === 0) {
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
        {found.map((table) => (
          <TableLine
            key={table.id}
            game={{ game: table.game, seats: seatsOf(table, person.value?.id) }}
            standing={watch.freeSeats(table.seats.filter(({ kind }) => kind === 'open').length)}
            actions={
              <LinkButton variant="primary" href={pathOf({ at: 'table', id: table.id, invite: undefined })}>
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
  const watchable = found.filter(({ spectators }) => spectators);
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
                <LinkButton icon="eye" href={pathOf({ at: 'table', id: table.id, invite: undefined })}>
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

function Older({ found, onOlder }: ListProps): JSX.Element | null {
  if (found.length === 0 || found.length % PAGE !== 0) return null;
  return (
    <Button variant="quiet" onClick={onOlder}>
      {tablesWords.value.watch.older}
    </Button>
  );
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
