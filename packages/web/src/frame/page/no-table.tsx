/** What is shown while there is no table yet, or none any more. */
import type { JSX } from 'preact';
import { Button } from '../../design/forms/button.tsx';
import { EmptyState } from '../../design/status/empty-state.tsx';
import { LinkButton } from '../../design/forms/link-button.tsx';
import { Spinner } from '../../design/status/spinner.tsx';
import { words } from '../words.ts';
import './no-table.css';

export function NotYet({ outdated }: { readonly outdated: boolean }): JSX.Element {
  const { connection } = words.value;
  return (
    <main class="no-table">
      {outdated ? (
        <EmptyState title={connection.outdated} action={<Reload />} />
      ) : (
        <Spinner label={connection.connecting} />
      )}
    </main>
  );
}

export function Gone(): JSX.Element {
  const { connection } = words.value;
  return (
    <main class="no-table">
      <h1 class="visually-hidden">{connection.gone}</h1>
      <EmptyState
        title={connection.gone}
        text={connection.goneWhy}
        action={
          <LinkButton href="/" variant="primary" icon="back">
            {connection.home}
          </LinkButton>
        }
      />
    </main>
  );
}

export function UnknownGame(): JSX.Element {
  return (
    <main class="no-table">
      <EmptyState title={words.value.trouble.noGame} action={<Reload />} />
    </main>
  );
}

function Reload(): JSX.Element {
  return (
    <Button variant="primary" icon="restart" onClick={() => location.reload()}>
      {words.value.connection.reload}
    </Button>
  );
}
