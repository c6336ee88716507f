import type { JSX } from 'preact';
import type { OpenPack } from './open-pack.ts';
import { sourceOfPiece } from './pack/provenance.ts';
import { workshopWords } from './words.ts';

/** How much of the box has been checked: unchanged, and with the owner's own values. */
export function progressOf(openPack: OpenPack): {
  readonly all: number;
  readonly done: number;
  readonly yours: number;
} {
  const spots = openPack.spots();
  const done = spots.filter((spot) => openPack.isChecked(spot));
  const yours = done.filter(
    (spot) => sourceOfPiece(spot.collection, openPack.pieceAt(spot), openPack.oursAt(spot)) === 'box',
  );
  return { all: spots.length, done: done.length, yours: yours.length };
}

export function Progress({ openPack }: { readonly openPack: OpenPack }): JSX.Element {
  const { all, done, yours } = progressOf(openPack);
  const share = (count: number) => `${(count / Math.max(1, all)) * 100}%`;
  return (
    <div
      class="ws-bar"
      role="progressbar"
      aria-label={workshopWords.value.checked(done, all)}
      aria-valuemin={0}
      aria-valuemax={all}
      aria-valuenow={done}
    >
      <i style={{ width: share(done - yours) }} />
      <i class="ws-bar-yours" style={{ width: share(yours) }} />
    </div>
  );
}
