import type { JSX } from 'preact';
import type { Rule } from '@captains-table/kernel';
import { Speech, defined } from '@captains-table/kernel';
import type { TableScene } from '@captains-table/protocol';
import { learnTexts } from '../../../texts/learn/index.ts';
import { locale, ruleNumbers } from '../../app/settings.ts';
import { Toggle } from '../../design/forms/toggle.tsx';
import { Moves } from '../../text-table/moves.tsx';
import { moveGroups, ownDecision } from '../actions/offers.ts';
import { spokenTo } from '../sentences.ts';
import { useSitting } from '../sitting-context.ts';
import { words } from '../words.ts';
import { topicOf } from './topics.ts';
import { useAllTexts } from './use-all-texts.ts';
import { useRuleTexts } from './use-rule-texts.ts';

interface Props {
  readonly scene: TableScene;
  readonly refused: string | undefined;
  /** How the game is won, where that is known. */
  readonly aim: string | undefined;
}

/** What this is about, which rules govern it, and what can be done. */
export function HelpNow({ scene, refused, aim }: Props): JSX.Element {
  const sitting = useSitting();
  const { help } = words.value;
  const looked = learnTexts.in(locale.value).help;
  const { play, you } = scene;
  const said = sitting.speech.value;
  const { texts } = useAllTexts(sitting.game, said.texts);
  const speech = new Speech({ ...texts, ...defined({ rules: useRuleTexts(sitting.game) }) }, said.name);
  const owed = play === undefined ? undefined : (ownDecision(play, you.seat) ?? play.pending[0]);
  const now = topicOf(speech.texts, owed?.kind, scene.options);
  const forbids = refused === undefined ? undefined : speech.rule(refused);
  const rules = owed === undefined ? [] : speech.rules(owed).filter(({ id }) => id !== forbids?.id);
  const prompt = owed === undefined ? '' : speech.prompt(owed);
  const own = owed !== undefined && owed.seat === you.seat;
  const seated = play !== undefined && you.seat !== undefined && scene.status === 'playing';
  return (
    <>
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
      {aim !== undefined && <p class="table-help-aim">{aim}</p>}
      {rules.length > 0 && (
        <section>
          <h3>{help.apply}</h3>
          <Rules rules={rules} />
          <Toggle
            label={looked.numbers}
            hint={looked.numbersWhy}
            checked={ruleNumbers.value === 'shown'}
            onChange={(on) => (ruleNumbers.value = on ? 'shown' : 'hidden')}
          />
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
    </>
  );
}

function Rules({ rules }: { readonly rules: readonly Rule[] }): JSX.Element {
  return (
    <ul class="table-help-rules">
      {rules.map(({ id, sentence }) => (
        <li key={id} data-rule={id}>
          {sentence}
          {ruleNumbers.value === 'shown' && <span class="table-help-number">{id}</span>}
        </li>
      ))}
    </ul>
  );
}
