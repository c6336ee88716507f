import type { JSX } from 'preact';
import type { OpenProposal, TableScene } from '@captains-table/protocol';
import { listed } from '../../app/listed.ts';
import { locale } from '../../app/settings.ts';
import { Icon } from '../../design/icon.tsx';
import { Button } from '../../design/forms/button.tsx';
import { useSitting } from '../sitting-context.ts';
import { proposalWords } from '../menu/proposal-words.ts';
import { words } from '../words.ts';
import '../page/table-banners.css';

interface Props {
  readonly scene: TableScene;
  readonly proposal: OpenProposal;
}

/** What a player proposes, with the answers. Part of the prompt: it is in sight wherever one is on the page. */
export function Proposed({ scene, proposal }: Props): JSX.Element {
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
