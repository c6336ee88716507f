/** All pieces of the box, by collection. */
import type { CollectionDescription } from '@captains-table/catalogue/pieces';
import type { ReadonlySignal } from '@preact/signals';
import { useComputed, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../design/forms/button.tsx';
import type { OpenPack, Spot } from './open-pack.ts';
import { isSame } from './open-pack.ts';
import type { Filter } from './filters.tsx';
import { isShown } from './filters.tsx';
import type { Naming } from './naming.ts';
import { placedIn } from './pack/box.ts';
import { partName, pileOf } from './piles.ts';
import { sourceOfPiece } from './pack/provenance.ts';
import { PieceFace, sizeOf } from './piece-face.tsx';
import { ProvenanceSign } from './provenance-sign.tsx';
import { workshopWords } from './words.ts';
import './gallery.css';

interface Props {
  readonly openPack: OpenPack;
  readonly names: ReadonlySignal<Naming>;
  readonly filter: Filter;
}

export function Gallery({ openPack, names, filter }: Props): JSX.Element {
  const { filters } = workshopWords.value;
  const naming = names.value;
  const sections = openPack.description.collections.flatMap((collection) => {
    if (filter.collection !== '' && filter.collection !== collection.id) return [];
    const piles = new Map<string, Spot[]>();
    for (const { key } of placedIn(openPack.draft.value.box, collection)) {
      const spot = openPack.spotAt(collection, key);
      if (!isShown(openPack, spot, naming, filter)) continue;
      const pile = pileOf(openPack, spot);
      const others = piles.get(pile);
      if (others === undefined) piles.set(pile, [spot]);
      else others.push(spot);
    }
    return [...piles].map(([pile, spots]) => ({ collection, pile, spots }));
  });
  return (
    <div class="ws-gallery" onKeyDown={walk}>
      {sections.length === 0 && <p class="ws-soft">{filters.none}</p>}
      {sections.map(({ collection, pile, spots }) => (
        <Section
          key={`${collection.id}/${pile}`}
          openPack={openPack}
          names={names}
          collection={collection}
          pile={pile}
          spots={spots}
        />
      ))}
    </div>
  );
}

interface SectionProps extends Omit<Props, 'filter'> {
  readonly collection: CollectionDescription;
  readonly pile: string;
  readonly spots: readonly Spot[];
}

function Section({ openPack, names, collection, pile, spots }: SectionProps): JSX.Element {
  const naming = names.value;
  const words = workshopWords.value;
  const sealed = openPack.drawings?.sealed.includes(collection.id) ?? false;
  const opened = useSignal(!sealed);
  const near = useSignal(false);
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = root.current;
    if (element === null || near.value) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near.value = true;
      },
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const checked = spots.filter((spot) => openPack.isChecked(spot)).length;
  const cell = cellSize(openPack, collection.id);
  const name = partName(collection.id, pile, naming);
  return (
    <section class="ws-section" ref={root} aria-label={name}>
      <h2>
        {name} <span class="ws-soft">{words.section(spots.length, checked)}</span>
      </h2>
      {!opened.value ? (
        <p class="ws-sealed">
          {words.sealed} <Button onClick={() => (opened.value = true)}>{words.unseal}</Button>
        </p>
      ) : near.value ? (
        <ul class="ws-grid" style={{ '--cell': `${cell.width}px` }}>
          {spots.map((spot, at) => (
            <Cell key={spot.key} first={at === 0} openPack={openPack} names={names} spot={spot} {...cell} />
          ))}
        </ul>
      ) : (
        // Room for what comes when it is near: four in a row.
        <div style={{ height: `${Math.ceil(spots.length / 6) * (cell.height + 16)}px` }} />
      )}
    </section>
  );
}

/** Cards are narrow, boards and places wide. */
function cellSize(
  openPack: OpenPack,
  collection: string,
): { readonly width: number; readonly height: number } {
  const { width, height } = sizeOf(openPack, collection);
  // What has more to say than a tile is read at its own size, or nearly.
  const wide = width > 170 ? 196 : 132;
  const scale = Math.min(1, height > width ? 92 / width : wide / Math.max(width, 100));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

interface CellProps extends Omit<Props, 'filter'> {
  readonly spot: Spot;
  /** Of its section. */
  readonly first: boolean;
  readonly width: number;
  readonly height: number;
}

/** Drawn again when something about this very piece is different: everything here follows signals of its own. */
function Cell({ openPack, names, spot, first, width, height }: CellProps): JSX.Element {
  const words = workshopWords.value;
  const { collection, key } = spot;
  const source = useComputed(() =>
    sourceOfPiece(collection, openPack.pieceAt(spot), openPack.oursAt(spot)),
  ).value;
  const checked = useComputed(() => openPack.isChecked(spot)).value;
  const chosen = useComputed(() => isSame(spot, openPack.chosen.value)).value;
  const name = useComputed(() => names.value.pieceNamed(collection.id, key)).value;
  const classes = ['ws-cell', ...(checked ? ['ws-cell-checked'] : []), ...(chosen ? ['ws-cell-chosen'] : [])];
  return (
    <li class={classes.join(' ')}>
      <button
        type="button"
        data-piece={`${collection.id}/${key}`}
        // Hundreds of stops would lie between the filters and the fields: arrows go from piece to piece.
        tabIndex={first || chosen ? 0 : -1}
        aria-pressed={chosen}
        aria-label={words.pieceIs(name, words.sources[source].name, checked)}
        onClick={() => (openPack.chosen.value = spot)}
      >
        <PieceFace openPack={openPack} spot={spot} names={names} width={width} height={height} />
      </button>
      <ProvenanceSign source={source} />
    </li>
  );
}

const STEPS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrow keys go to the next piece, and to the one above or below. */
function walk(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const { target, currentTarget } = event;
  if (step === undefined || !(target instanceof HTMLElement) || !(currentTarget instanceof HTMLElement))
    return;
  const cells = [...currentTarget.querySelectorAll<HTMLElement>('.ws-cell button')];
  const at = cells.indexOf(target);
  if (at < 0) return;
  event.preventDefault();
  const [right, down] = step;
  if (right !== 0) return cells[at + right]?.focus();
  const here = target.getBoundingClientRect();
  const lines = down > 0 ? cells.slice(at + 1) : cells.slice(0, at).toReversed();
  const below = lines.filter(
    (cell) => Math.abs(cell.getBoundingClientRect().top - here.top) > here.height / 2,
  );
  const line = below.filter(
    (cell) => Math.abs(cell.getBoundingClientRect().top - (below[0]?.getBoundingClientRect().top ?? 0)) < 5,
  );
  const aside = (cell: HTMLElement) => Math.abs(cell.getBoundingClientRect().left - here.left);
  line.toSorted((a, b) => aside(a) - aside(b))[0]?.focus();
}
