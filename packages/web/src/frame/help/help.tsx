import type { JSX } from 'preact';
import type { Rule } from '@captains-table/kernel';
import { Speech, defined } from '@captains-table/kernel';
import type { TableScene } from '@captains-table/protocol';
import { locale } from '../../app/settings.ts';
import { Moves } from '../../text-table/moves.tsx';
import { moveGroups, ownDecision } from '../actions/offers.ts';
import { useSitting } from '../sitting-context.ts';
import { spokenTo } from '../sentences.ts';
import { words } from '../words.ts';
import { topicsFor } from './topics.ts';
import { useRuleTexts } from './use-rule-texts.ts';
import './help.css';

interface Props {
  readonly scene: TableScene;
  /** The rule by which something was just refused. */
  readonly refused?: string | undefined;
}

/** What this is about, which rules govern it, what can be done, and the rules in short. */
export function Help({ scene, refused }: Props): JSX.Element {
  const sitting = useSitting();
  const { help } = words.value;
  const { play, you } = scene;
  const said = sitting.speech.value;
  const speech = new Speech({ ...said.texts, ...defined({ rules: useRuleTexts(sitting.game) }) }, said.name);
  const owed = play === undefined ? undefined : (ownDecision(play, you.seat) ?? play.pending[0]);
  const { now, others } = topicsFor(speech.texts, owed?.kind, scene.options);
  const forbids = refused === undefined ? undefined : speech.rule(refused);
  const rules = owed === undefined ? [] : speech.rules(owed).filter(({ id }) => id !== forbids?.id);
  const prompt = owed === undefined ? '' : speech.prompt(owed);
  const own = owed !== undefined && owed.seat === you.seat;
  const seated = play !== undefined && you.seat !== undefined && scene.status === 'playing';
  return (
    <div class="table-help">
      {forbids !== undefined && (
        <section>
          <h3>{help.refused}</h3>
          <Rules rules={[forbids]} />
        </section>
      )}
      {now !== undefined && owed !== undefined && (
        <section>
          <h3>{help.now}</h3>
          <p class="table-help-prompt">
            {own ? spokenTo(speech.name(owed.seat), prompt, locale.value) : prompt}
          </p>
          <p>{now}</p>
        </section>
      )}
      {rules.length > 0 && (
        <section>
          <h3>{help.apply}</h3>
          <Rules rules={rules} />
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
      {(others.length > 0 || rules.length === 0) && (
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
      )}
    </div>
  );
}

/** Their numbers in the ledger are for those who look into the page itself. */
function Rules({ rules }: { readonly rules: readonly Rule[] }): JSX.Element {
  return (
    <ul class="table-help-rules">
      {rules.map(({ id, sentence }) => (
        <li key={id} data-rule={id}>
          {sentence}
        </li>
      ))}
    </ul>
  );
}
