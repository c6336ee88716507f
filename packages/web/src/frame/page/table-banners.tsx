import type { JSX } from 'preact';
import type { TableScene } from '@captains-table/protocol';
import { newVersion } from '../../app/new-version.ts';
import { Icon } from '../../design/icon.tsx';
import { Button } from '../../design/forms/button.tsx';
import { useSitting } from '../sitting-context.ts';
import { words } from '../words.ts';
import './table-banners.css';

/** What everybody has to know before anything else: the connection, being away. */
export function TableBanners({ scene }: { readonly scene: TableScene }): JSX.Element {
  return (
    <div class="table-banners">
      <Connection />
      <NewVersion />
      <Away scene={scene} />
    </div>
  );
}

function Connection(): JSX.Element {
  const { connection } = words.value;
  const state = useSitting().link.state.value;
  return (
    <div role="status">
      {(state === 'offline' || state === 'connecting') && (
        <p class="table-banner table-banner-risk">
          <Icon name="unplugged" />
          {state === 'offline' ? connection.offline : connection.connecting}
        </p>
      )}
      {state === 'outdated' && (
        <p class="table-banner">
          <Icon name="info" />
          {connection.outdated}
          <Button variant="primary" onClick={() => location.reload()}>
            {connection.reload}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Nothing is lost by a reload: every table is where it was. */
function NewVersion(): JSX.Element | undefined {
  const { connection } = words.value;
  const state = useSitting().link.state.value;
  if (!newVersion.value || state === 'outdated') return undefined;
  return (
    <p class="table-banner" role="status">
      <Icon name="restart" />
      {connection.newVersion}
      <Button variant="primary" onClick={() => location.reload()}>
        {connection.reload}
      </Button>
      <Button variant="quiet" onClick={() => (newVersion.value = false)}>
        {connection.later}
      </Button>
    </p>
  );
}

function Away({ scene }: { readonly scene: TableScene }): JSX.Element | undefined {
  const sitting = useSitting();
  const { proposals } = words.value;
  const away = scene.you.seat === undefined ? undefined : scene.seats[scene.you.seat]?.away;
  if (away === undefined || scene.status !== 'playing' || sitting.link.where === 'replay') return undefined;
  return (
    <p class="table-banner table-banner-risk" role="status">
      <Icon name="hourglass" />
      {proposals.awayBecause[away]}
      <Button variant="primary" busy={sitting.slow.value} onClick={() => void sitting.ask({ do: 'return' })}>
        {proposals.comeBack}
      </Button>
    </p>
  );
}
