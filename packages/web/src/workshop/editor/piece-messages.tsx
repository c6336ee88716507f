import type { Problem } from '@captains-table/catalogue/pieces';
import type { JSX } from 'preact';
import { Icon } from '../../design/icon.tsx';
import type { OpenPack, Spot } from '../open-pack.ts';
import type { Naming } from '../naming.ts';
import { faultInWords } from '../naming.ts';
import { workshopWords } from '../words.ts';

/** What is wrong with a piece. */
export function problemsOf(openPack: OpenPack, { collection, key }: Spot): readonly Problem[] {
  return openPack.problems.value.filter(
    (problem) => problem.collection === collection.id && (problem.piece ?? '') === key,
  );
}

interface Props {
  readonly openPack: OpenPack;
  readonly spot: Spot;
  readonly naming: Naming;
}

/** What is said of a piece as a whole, or of all pieces like it; that it fits, where nothing is. */
export function PieceMessages({ openPack, spot, naming }: Props): JSX.Element {
  const { editor } = workshopWords.value;
  const own = problemsOf(openPack, spot);
  const about = openPack.problems.value.filter(
    ({ collection, piece, field }) =>
      collection === spot.collection.id &&
      (piece === undefined ? spot.key !== '' : piece === spot.key && field === undefined),
  );
  if (about.length === 0 && own.length > 0) return <></>;
  return (
    <div class="ws-messages" aria-live="polite">
      <Icon name={about.length === 0 ? 'check' : 'warning'} />
      <div>
        {about.length === 0 && <p>{editor.fits}</p>}
        {about.map((problem, at) => (
          <p key={at}>{faultInWords(problem, naming)}</p>
        ))}
      </div>
    </div>
  );
}
