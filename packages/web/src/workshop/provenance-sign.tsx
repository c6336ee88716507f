import type { Source } from '@captains-table/catalogue/pieces';
import type { JSX } from 'preact';
import { Icon } from '../design/icon.tsx';
import { workshopWords } from './words.ts';
import './provenance-sign.css';

/** A quill, drawn in the box of the icons. */
const FEATHER =
  'M96 430l62-76M150 362C150 210 250 100 430 70c-10 120-50 190-110 210h60c-50 70-120 92-230 82zM190 330l130-140';

/** Where a value comes from: four shapes, so that no colour is needed. */
export function ProvenanceSign({ source }: { readonly source: Source }): JSX.Element {
  return (
    <span
      class={`ws-source ws-source-${source}`}
      title={workshopWords.value.sources[source].why}
      aria-hidden="true"
    >
      <Sign source={source} />
    </span>
  );
}

function Sign({ source }: { readonly source: Source }): JSX.Element {
  switch (source) {
    case 'rulebook':
      return <Icon name="open-book" />;
    case 'published':
      return (
        <svg class="icon icon-line" viewBox="0 0 512 512">
          <path d={FEATHER} />
        </svg>
      );
    case 'reconstructed':
      return <span>~</span>;
    case 'box':
      return <Icon name="check" />;
  }
}
