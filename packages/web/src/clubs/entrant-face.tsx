import { charactersFor } from '@captains-table/bots/texts';
import type { EntrantLine } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { locale } from '../app/settings.ts';
import { Icon } from '../design/icon.tsx';
import { Face } from '../profile/face.tsx';
import { entrantName } from './cup-words.ts';
import { clubsWords } from './words.ts';

/** A person's medallion, or the character of a bot's level. The name stands beside it. */
export function EntrantFace({ entrant }: { readonly entrant: EntrantLine }): JSX.Element {
  const { level, portrait } = entrant;
  const [character] = level === undefined ? [] : charactersFor([{ level }]);
  return (
    <span class="cup-face" aria-hidden="true">
      {level !== undefined && character === undefined ? (
        <Icon name="vintage-robot" />
      ) : (
        <Face
          name={entrantName(entrant, clubsWords.value, locale.value)}
          portrait={portrait}
          character={character}
        />
      )}
    </span>
  );
}
