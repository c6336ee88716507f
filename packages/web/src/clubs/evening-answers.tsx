import { keysOf } from '@captains-table/kernel';
import type { EveningAnswer, EveningLine } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { person } from '../app/person.ts';
import { Button } from '../design/forms/button.tsx';
import { StatusLine } from '../design/status/status-line.tsx';
import { useAsking } from '../lobby/settings/asking.ts';
import { clubsApi } from './clubs-api.ts';
import type { ClubProps } from './club-props.ts';
import { clubsWords } from './words.ts';

interface Props extends ClubProps {
  readonly evening: EveningLine;
}

/** Yes, perhaps or no; the answer can be changed as long as the evening is shown. */
export function EveningAnswers({ club, evening, onChanged }: Props): JSX.Element {
  const { evenings } = clubsWords.value;
  const { trouble, ask } = useAsking();
  const given = answerOf(evening, person.value?.id);
  const say = (answer: EveningAnswer) =>
    ask(async () => {
      await clubsApi.answer(club.id, evening.id, answer);
      await onChanged();
    });
  return (
    <div class="club-answers" role="group" aria-label={evenings.ask}>
      {keysOf(evenings.answers).map((answer) => (
        <Button
          key={answer}
          variant={answer === given ? 'primary' : 'secondary'}
          aria-pressed={answer === given}
          {...(answer === given ? { icon: 'check' as const } : {})}
          onClick={() => void say(answer)}
        >
          {evenings.answers[answer]}
        </Button>
      ))}
      {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
    </div>
  );
}

/** What a member has said. */
function answerOf({ answers }: EveningLine, member: string | undefined): EveningAnswer | undefined {
  return keysOf(answers).find((answer) => member !== undefined && answers[answer].includes(member));
}

/** `12 come, 4 perhaps`; empty where nobody has said anything. */
export function eveningCounts({ answers }: EveningLine): string {
  const { counts } = clubsWords.value.evenings;
  return keysOf(counts)
    .flatMap((answer) => (answers[answer].length === 0 ? [] : [counts[answer](answers[answer].length)]))
    .join(', ');
}
