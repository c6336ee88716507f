/** Which pieces the gallery shows. */
import type { Source } from '@captains-table/catalogue/pieces';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { Fragment } from 'preact';
import { Icon } from '../design/icon.tsx';
import type { OpenPack, Spot } from './open-pack.ts';
import type { Naming } from './naming.ts';
import { collectionName } from './naming.ts';
import { partName, pileOf, pilesShown } from './piles.ts';
import { sourceOfPiece } from './pack/provenance.ts';
import { ProvenanceSign } from './provenance-sign.tsx';
import { wordsIn } from './use-naming.ts';
import { workshopWords } from './words.ts';

export interface Filter {
  /** Empty for the whole box. */
  readonly collection: string;
  /** Of a collection that is shown in piles; empty for all of them. */
  readonly pile: string;
  readonly source: Source | 'all';
  readonly unchecked: boolean;
  readonly search: string;
}

export const NO_FILTER: Filter = { collection: '', pile: '', source: 'all', unchecked: false, search: '' };

const SOURCES: readonly Source[] = ['rulebook', 'published', 'reconstructed', 'box'];

export function isShown(openPack: OpenPack, spot: Spot, naming: Naming, filter: Filter): boolean {
  const { collection, key } = spot;
  const piece = openPack.pieceAt(spot);
  if (filter.collection !== '' && filter.collection !== collection.id) return false;
  if (filter.pile !== '' && filter.pile !== pileOf(openPack, spot)) return false;
  if (filter.unchecked && openPack.isChecked(spot)) return false;
  if (filter.source !== 'all' && sourceOfPiece(collection, piece, openPack.oursAt(spot)) !== filter.source)
    return false;
  if (filter.search === '') return true;
  const words = `${naming.pieceNamed(collection.id, key)} ${key} ${wordsIn(piece)}`.toLocaleLowerCase();
  return words.includes(filter.search.toLocaleLowerCase());
}

interface Props {
  readonly openPack: OpenPack;
  readonly naming: Naming;
  readonly filter: Signal<Filter>;
  /** Where there is another way to see the box. */
  readonly ways: JSX.Element | undefined;
}

export function Filters({ openPack, naming, filter, ways }: Props): JSX.Element {
  const { filters, sources } = workshopWords.value;
  const now = filter.value;
  const set = (change: Partial<Filter>) => (filter.value = { ...now, ...change });
  const { collection, pile } = now;
  const spots = openPack
    .spots()
    .filter((spot) => isShown(openPack, spot, naming, { ...NO_FILTER, collection, pile }));
  const counts = new Map<Source, number>();
  for (const spot of spots) {
    const source = sourceOfPiece(spot.collection, openPack.pieceAt(spot), openPack.oursAt(spot));
    counts.set(source, (counts.get(source) ?? 0) + 1);
  }
  return (
    <div class="ws-filters" role="group" aria-label={filters.label}>
      {ways}
      <span class="ws-select ws-select-inline">
        <select
          aria-label={filters.collection}
          value={pile === '' ? collection : `${collection}/${pile}`}
          onChange={(event) => {
            const [id = '', part = ''] = event.currentTarget.value.split('/');
            set({ collection: id, pile: part });
          }}
        >
          <option value="">{filters.everything}</option>
          {openPack.description.collections.map((one) => (
            <Fragment key={one.id}>
              <option value={one.id}>{collectionName(one.id, naming)}</option>
              {pilesShown(one).map((part) => (
                <option key={part} value={`${one.id}/${part}`}>
                  {partName(one.id, part, naming)}
                </option>
              ))}
            </Fragment>
          ))}
        </select>
        <Icon name="expand" />
      </span>
      <label class="ws-search">
        <Icon name="search" />
        <input
          type="search"
          aria-label={filters.search}
          placeholder={filters.search}
          value={now.search}
          onInput={(event) => set({ search: event.currentTarget.value.trim() })}
        />
      </label>
      <label class="ws-unchecked">
        <input
          type="checkbox"
          checked={now.unchecked}
          onChange={(event) => set({ unchecked: event.currentTarget.checked })}
        />
        {filters.unchecked}
      </label>
      <div class="ws-chips">
        <Chip pressed={now.source === 'all'} count={spots.length} onClick={() => set({ source: 'all' })}>
          {filters.all}
        </Chip>
        {SOURCES.filter((source) => counts.has(source) || now.source === source).map((source) => (
          <Chip
            key={source}
            pressed={now.source === source}
            count={counts.get(source) ?? 0}
            onClick={() => set({ source })}
            sign={<ProvenanceSign source={source} />}
          >
            {sources[source].name}
          </Chip>
        ))}
      </div>
    </div>
  );
}

interface ChipProps {
  readonly pressed: boolean;
  readonly count: number;
  readonly onClick: () => void;
  readonly sign?: JSX.Element;
  readonly children: string;
}

function Chip({ pressed, count, onClick, sign, children }: ChipProps): JSX.Element {
  return (
    <button type="button" class="ws-chip" aria-pressed={pressed} onClick={onClick}>
      {sign}
      <span class="ws-chip-name">{children}</span> <b>{count}</b>
    </button>
  );
}
