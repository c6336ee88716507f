import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { TableScene } from '@captains-table/protocol';
import { learnTexts } from '../../../texts/learn/index.ts';
import { locale } from '../../app/settings.ts';
import { Field } from '../../design/forms/field.tsx';
import type { Reference } from '../../learn/reference.ts';
import { useSitting } from '../sitting-context.ts';
import { words } from '../words.ts';
import { finds } from './find.ts';
import type { Topic } from './topics.ts';
import { headedTopics } from './topics.ts';
import { useAllTexts } from './use-all-texts.ts';

interface Props {
  readonly scene: TableScene;
  readonly reference: Reference | undefined;
}

/** The rules of this table under headings, those that are looked for unfolded. */
export function RulesInShort({ scene, reference }: Props): JSX.Element {
  const { help } = words.value;
  const looked = learnTexts.in(locale.value).help;
  const { game, speech } = useSitting();
  const { texts } = useAllTexts(game, speech.value.texts);
  const asked = useSignal('');
  const headings = reference?.texts.in(locale.value).chapters ?? {};
  const headed = headedTopics(texts, reference?.chapters ?? [], scene.options)
    .map(({ chapter, topics }) => ({
      heading: chapter === undefined ? help.rules : (headings[chapter] ?? help.rules),
      topics: topics.filter(({ head, rest }) => finds(asked.value, head, rest)),
    }))
    .filter(({ topics }) => topics.length > 0);
  return (
    <>
      <Field
        label={looked.findRule}
        value={asked.value}
        autocomplete="off"
        onInput={(text) => (asked.value = text)}
      />
      {headed.length === 0 && <p>{asked.value === '' ? help.none : looked.notFound}</p>}
      {headed.map(({ heading, topics }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          {topics.map((topic) => (
            <TopicText key={topic.id} topic={topic} unfolded={asked.value.length > 1} />
          ))}
        </section>
      ))}
    </>
  );
}

function TopicText({
  topic: { head, rest },
  unfolded,
}: {
  readonly topic: Topic;
  readonly unfolded: boolean;
}): JSX.Element {
  if (rest === '') return <p class="table-help-topic">{head}</p>;
  return (
    <details class="table-help-topic" open={unfolded}>
      <summary>{head}</summary>
      <p>{rest}</p>
    </details>
  );
}
