import type { JSX } from 'preact';
import type { TableScene } from '@captains-table/protocol';
import { locale } from '../../app/settings.ts';
import { Moves } from '../../text-table/moves.tsx';
import { moveGroups, ownDecision } from '../actions/offers.ts';
import { useSitting } from '../here.ts';
import { words } from '../words.ts';
import { topicsFor } from './topics.ts';
import './help.css';

/** What this is about, what can be done, and the rules in short. */
export function Help({ scene }: { readonly scene: TableScene }): JSX.Element {
  const sitting = useSitting();
  const { help } = words.value;
  const { play, you } = scene;
  const speech = sitting.speech.value;
  const owed = play === undefined ? undefined : (ownDecision(play, you.seat) ?? play.pending[0]);
  const { now, others } = topicsFor(speech.texts, owed?.kind);
  const seated = play !== undefined && you.seat !== undefined && scene.status === 'playing';
  return (
    <div class="table-help">
      {now !== undefined && owed !== undefined && (
        <section>
          <h3>{help.now}</h3>
          <p class="table-help-prompt">{speech.prompt(owed)}</p>
          <p>{now}</p>
        </section>
      )}
      {seated && sitting.link.where !== 'replay' && (
        <section>
          <h3>{help.moves}</h3>
          <Moves
            groups={moveGroups(play, you.seat, speech, locale.value)}
            keys={false}
            onPlay={() => (sitting.opened.value = undefined)}
          />
        </section>
      )}
      <section>
        <h3>{help.rules}</h3>
        {others.length === 0 && <p>{help.none}</p>}
        {others.map(({ id, head, rest }) =>
          rest === '' ? (
            <p key={id} class="table-help-topic">
              {head}
            </p>
          ) : (
            <details key={id} class="table-help-topic">
              <summary>{head}</summary>
              <p>{rest}</p>
            </details>
          ),
        )}
      </section>
    </div>
  );
}
