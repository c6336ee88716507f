/** Aids for reading: the browser's voice, larger letters. */
import type { JSX } from 'preact';
import { locale, storyLetters } from '../app/settings.ts';
import { IconButton } from '../design/forms/icon-button.tsx';
import { useReadAloud } from './read-aloud.ts';
import type { PageState } from './use-page.ts';
import { storyWords } from './words.ts';

const SIZES = ['small', 'normal', 'large'] as const;

export function BookTools({ state }: { readonly state: PageState }): JSX.Element {
  const { aloud, silent, letters } = storyWords.value;
  const text = state.is === 'there' ? [`${state.words.title}.`, ...state.words.text].join('\n') : '';
  const voice = useReadAloud(text, locale.value);
  const size = storyLetters.value;
  const larger = () => {
    storyLetters.value = SIZES[(SIZES.indexOf(size) + 1) % SIZES.length] ?? 'normal';
  };
  return (
    <span class="book-tools">
      {voice !== undefined && (
        <IconButton
          icon={<Loudspeaker />}
          label={voice.speaking ? silent : aloud}
          pressed={voice.speaking}
          onClick={voice.toggle}
        />
      )}
      <IconButton
        icon={
          <span class="book-letters" aria-hidden="true">
            A<small>A</small>
          </span>
        }
        label={letters[size]}
        onClick={larger}
      />
    </span>
  );
}

function Loudspeaker(): JSX.Element {
  return (
    <svg class="icon icon-line" viewBox="0 0 512 512" aria-hidden="true">
      <path d="M70 200v112h80l110 90V110l-110 90zM330 180q60 76 0 152M390 120q110 136 0 272" />
    </svg>
  );
}
