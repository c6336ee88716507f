/** Says on any page that a table is waiting: a line with a link to it, a bell, and a number in the title. */
import type { TableSummary } from '@captains-table/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { page, pathOfTable } from '../app/router.ts';
import { inPageNotices } from '../app/settings.ts';
import { waitingTables } from '../app/waiting-tables.ts';
import { LinkButton } from '../design/forms/link-button.tsx';
import { Toasts } from '../design/overlays/toasts.tsx';
import { gameName } from '../lobby/table-lists/game-name.ts';
import { tables } from '../server/api.ts';
import { socket } from '../server/socket.ts';
import { play } from '../sound/sound.ts';
import { noticesWords } from './words.ts';

/** More than this would cover the page. */
const MOST_LINES = 3;

export default function TurnLine(): JSX.Element | null {
  const { line } = noticesWords.value;
  const waiting = useSignal<readonly TableSummary[] | undefined>(undefined);
  const told = useSignal<readonly string[]>([]);
  useEffect(() => {
    const look = () => void lookAt(waiting, told);
    const leave = socket.use((news) => {
      if (news.is === 'notice' && news.about === 'my-tables') look();
    }, look);
    return () => {
      leave();
      waitingTables.value = 0;
    };
  }, []);
  const here = page.value.at === 'table' ? page.value.id : undefined;
  const elsewhere = (waiting.value ?? []).filter(({ id }) => id !== here);
  useEffect(() => {
    waitingTables.value = inPageNotices.value === 'on' ? elsewhere.length : 0;
  }, [elsewhere.length, inPageNotices.value]);
  useEffect(() => {
    if (here !== undefined) void putAway(here);
  }, [here]);
  const shown = elsewhere.filter(({ id }) => told.value.includes(id)).slice(0, MOST_LINES);
  // The front page and the list of games show them anyway.
  const listed = page.value.at === 'home' || page.value.at === 'games';
  if (inPageNotices.value === 'off' || listed || shown.length === 0) return null;
  return (
    <Toasts
      toasts={shown.map(({ id, game }) => ({
        id,
        text: line.turn(gameName(game)),
        action: (
          <LinkButton variant="secondary" href={pathOfTable(id)}>
            {line.go}
          </LinkButton>
        ),
      }))}
      onDismiss={(id) => (told.value = told.value.filter((one) => one !== id))}
      dismissLabel={line.dismiss}
    />
  );
}

/** What the device has shown of a table is settled once the table is looked at. */
async function putAway(table: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  for (const shown of (await registration?.getNotifications({ tag: table })) ?? []) shown.close();
}

interface Box<T> {
  value: T;
}

/** Announces what began to wait since the last look. What was waiting when the page was opened is in the lists. */
async function lookAt(
  waiting: Box<readonly TableSummary[] | undefined>,
  told: Box<readonly string[]>,
): Promise<void> {
  const before = waiting.value;
  let found: readonly TableSummary[];
  try {
    found = (await tables.mine()).tables.filter(({ myTurn }) => myTurn === true);
  } catch {
    // The next news brings the next look.
    return;
  }
  waiting.value = found;
  const ids = found.map(({ id }) => id);
  const fresh = before === undefined ? [] : ids.filter((id) => !before.some((known) => known.id === id));
  told.value = [...told.value.filter((id) => ids.includes(id)), ...fresh];
  const here = page.peek();
  const elsewhere = fresh.filter((id) => here.at !== 'table' || here.id !== id);
  if (elsewhere.length > 0 && inPageNotices.peek() === 'on') play('bell');
}
