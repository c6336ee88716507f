import { useSignal } from '@preact/signals';
import type { ProfileRating } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { Segmented } from '../design/forms/segmented.tsx';
import { Panel } from '../design/layout/panel.tsx';
import { gameName } from '../lobby/table-lists/game-name.ts';
import { RatingChart } from './rating-chart.tsx';
import { bestKnown } from './rating-of.ts';
import { profileWords } from './words.ts';

interface Props {
  readonly ratings: readonly ProfileRating[];
  readonly game: string;
}

export function RatingPanel({ ratings, game }: Props): JSX.Element {
  const words = profileWords.value;
  const wished = useSignal<ProfileRating['pace'] | undefined>(undefined);
  const own = ratings.filter((rating) => rating.game === game);
  const shown = own.find(({ pace }) => pace === wished.value) ?? bestKnown(own, game);
  return (
    <Panel
      rule="single"
      class="profile-rating"
      title={words.ratingIn(gameName(game))}
      aside={
        own.length > 1 && shown !== undefined ? (
          <Segmented
            label={words.pace}
            options={own.map(({ pace }) => ({ value: pace, label: words[pace] }))}
            value={shown.pace}
            onChange={(pace) => (wished.value = pace)}
          />
        ) : (
          shown !== undefined && words[shown.pace]
        )
      }
    >
      {shown === undefined ? (
        <p class="profile-quiet">{words.noRating}</p>
      ) : (
        <>
          <RatingChart rating={shown} />
          <p class="profile-quiet">
            {words.plusMinus(Math.round(shown.value), Math.round(2 * shown.deviation))}{' '}
            {shown.provisional ? words.provisionalWhy : words.highest(Math.round(shown.peak ?? shown.value))}
          </p>
        </>
      )}
    </Panel>
  );
}
