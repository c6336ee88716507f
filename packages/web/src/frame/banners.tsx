import type { JSX } from 'preact';
import type { OpenProposal, TableScene } from '@captains-table/protocol';
import { newVersion } from '../app/fresh.ts';
import { locale } from '../app/settings.ts';
import { Icon } from '../design/icon.tsx';
import { Button } from '../design/shell/button.tsx';
import { useSitting } from './here.ts';
import { proposalWords } from './menu/proposal-words.ts';
import { listed } from '../app/listed.ts';
import { words } from './words.ts';
import './banners.css';

/** What everybody has to know before anything else: the connection, proposals, being away. */
export function Banners({ scene }: { readonly scene: TableScene }): JSX.Element {
  const sitting = useSitting();
  const proposal = scene.play?.proposal;
  return (
    <div class="table-banners">
      <Connection />
      <NewVersion />
      <Away scene={scene} />
      {proposal !== undefined && <Asked scene={scene} proposal={proposal} key={sitting} />}
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

interface AskedProps {
  readonly scene: TableScene;
  readonly proposal: OpenProposal;
}

function Asked({ scene, proposal }: AskedProps): JSX.Element {
  const sitting = useSitting();
  const { proposals } = words.value;
  const { number, by, waiting } = proposal;
  const { seat } = scene.you;
  const names = sitting.names.value;
  const answer = (agree: boolean) => void sitting.ask({ do: 'answer', number, agree });
  const moves = scene.play?.moves ?? 0;
  return (
    <div class="table-banner" role="status">
      <Icon name="people" />
      <p class="table-banner-words">
        <b>{proposalWords(proposal, moves, names, words.value, locale.value)}</b>{' '}
        {waiting.length > 0 &&
          proposals.waiting(
            listed(
              waiting.map((asked) => names[asked] ?? ''),
              locale.value,
            ),
          )}
      </p>
      {seat !== undefined && waiting.includes(seat) && (
        <>
          <Button variant="primary" busy={sitting.slow.value} onClick={() => answer(true)}>
            {proposals.agree}
          </Button>
          <Button busy={sitting.slow.value} onClick={() => answer(false)}>
            {proposals.refuse}
          </Button>
        </>
      )}
      {seat === by && (
        <Button busy={sitting.slow.value} onClick={() => answer(false)}>
          {proposals.withdraw}
        </Button>
      )}
    </div>
  );
}
