import type { Profile, ProfileRating } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { signed } from '../app/numbers.ts';
import { locale } from '../app/settings.ts';
import { ATLAS } from '../games/registry.ts';
import { SheetDrawing } from '../games/sheet-drawing.tsx';
import { bestKnown } from './rating-of.ts';
import { profileWords } from './words.ts';

interface Props {
  readonly profile: Profile;
  readonly selected: string;
  readonly onSelect: (game: string) => void;
}

/** The four sheets of the atlas with the rating on each; details of the chosen one are below. */
export function GameTabs({ profile: { ratings, results }, selected, onSelect }: Props): JSX.Element {
  const words = profileWords.value;
  return (
    <div class="profile-sheets" role="group" aria-label={words.chooseGame}>
      {ATLAS.map(({ id, texts }) => {
        const rating = bestKnown(ratings ?? [], id);
        const games = results?.figures[`${id}/games`] ?? 0;
        return (
          <button
            key={id}
            type="button"
            class="profile-sheet"
            aria-pressed={id === selected}
            onClick={() => onSelect(id)}
          >
            <span class="profile-sheet-drawing">
              <SheetDrawing game={id} />
            </span>
            <span class="profile-sheet-name">
              {texts[locale.value].name}
              {rating !== undefined && (
                <b class={rating.provisional ? 'profile-provisional' : undefined}>
                  {words.rating(rating.value, rating.provisional)}
                </b>
              )}
            </span>
            <span class="profile-sheet-note">
              {rating === undefined ? words.games(games) : monthNote(rating)}
            </span>
          </button>
        );
      })}
    </div>
  );
}

function monthNote(rating: ProfileRating): JSX.Element {
  const { month, provisional } = profileWords.value;
  if (rating.provisional) return <>{provisional}</>;
  const change = Math.round(rating.value) - Math.round(rating.monthAgo ?? rating.value);
  return (
    <span class={change > 0 ? 'profile-up' : undefined}>
      {month(change === 0 ? '0' : signed(change, locale.value))}
    </span>
  );
}
