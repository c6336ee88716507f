/** A piece as it looks at the table, as large as its place asks for. */
import type { ReadonlySignal } from '@preact/signals';
import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { isRecord } from '@captains-table/kernel';
import { fieldsOf } from '@captains-table/catalogue/pieces';
import { Boundary } from '../app/boundary.tsx';
import type { OpenPack, Spot } from './open-pack.ts';
import type { Naming } from './naming.ts';
import { fieldName, valueInWords } from './naming.ts';
import { isAboutSources } from './pack/provenance.ts';
import './plate.css';
import './piece-face.css';

interface Props {
  readonly openPack: OpenPack;
  readonly spot: Spot;
  readonly names: ReadonlySignal<Naming>;
  /** The room that it has, in pixels. */
  readonly width: number;
  readonly height: number;
}

/** As wide as a piece without a drawing is shown. */
const PLAIN = { width: 132, height: 120 } as const;

export function sizeOf(
  openPack: OpenPack,
  collection: string,
): { readonly width: number; readonly height: number } {
  return openPack.drawings?.drawings[collection] ?? PLAIN;
}

export function PieceFace({ openPack, spot, names, width, height }: Props): JSX.Element {
  const { collection } = spot;
  const size = sizeOf(openPack, collection.id);
  const scale = Math.min(width / size.width, height / size.height);
  const drawn = useDrawn(openPack, spot, names);
  return (
    <span
      class="ws-face"
      style={{ width: `${size.width * scale}px`, height: `${size.height * scale}px` }}
      aria-hidden="true"
    >
      <span
        class="ws-face-drawing"
        style={{ width: `${size.width}px`, height: `${size.height}px`, transform: `scale(${scale})` }}
      >
        {drawn ?? <PlainFace openPack={openPack} spot={spot} names={names} />}
      </span>
    </span>
  );
}

/** The same drawing as long as the piece is the same: a gallery has hundreds of them. */
function useDrawn(openPack: OpenPack, spot: Spot, names: Props['names']): JSX.Element | undefined {
  const { collection, key } = spot;
  const { locale } = openPack.words.value;
  const drawing = openPack.drawings?.drawings[collection.id];
  const drawnFrom = useComputed(() => openPack.drawnFrom(spot)).value;
  const times = useRef(0);
  return useMemo(() => {
    times.current++;
    // Both are others with every change anywhere; they matter here only when this piece is drawn.
    const { content, texts } = openPack.shown.peek();
    return (
      drawing && (
        // What cannot be drawn can still be mended: by its values, until it is different.
        <Boundary
          key={times.current}
          fallback={() => <PlainFace openPack={openPack} spot={spot} names={names} />}
        >
          <drawing.Drawing
            content={content}
            texts={texts}
            locale={locale}
            collection={collection.id}
            id={key}
          />
        </Boundary>
      )
    );
  }, [drawing, drawnFrom, locale]);
}

/** A piece that the game does not draw by itself: what it is called, and its values. */
function PlainFace({ openPack, spot, names }: Pick<Props, 'openPack' | 'spot' | 'names'>): JSX.Element {
  // As one text: another one only where something in it is different.
  const told = useComputed(() => plainWords(openPack, spot, names.value)).value;
  const [name = '', ...lines] = told.split('\n');
  return (
    <span class="ws-plate ws-plain">
      <b class="ws-plain-name">{name}</b>
      <span class="ws-plain-values">
        {lines.map((line, at) => {
          const [title = '', value] = line.split('\t');
          return value === undefined ? (
            title
          ) : (
            <span key={at}>
              <i>{title}</i> {value}
            </span>
          );
        })}
      </span>
    </span>
  );
}

/** Its name, then a line a field: what it is called and its value, or the value alone. */
function plainWords(openPack: OpenPack, spot: Spot, naming: Naming): string {
  const { collection, key } = spot;
  const { type, by } = collection;
  const piece = openPack.pieceAt(spot);
  const name = naming.pieceNamed(collection.id, key);
  if (!isRecord(piece)) return [name, valueInWords(type, piece, naming)].join('\n');
  const fields = fieldsOf(type, piece, naming.definitions).filter(
    ({ name: field }) => field !== by && !isAboutSources(field) && piece[field] !== undefined,
  );
  const lines = fields.map(
    ({ name: field, type: of }) =>
      `${fieldName(field, naming, collection.id)}\t${valueInWords(of, piece[field], naming)}`,
  );
  return [name, ...lines].join('\n');
}
