/** A piece as it looks at the table, as large as its place asks for. */
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
  readonly naming: Naming;
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

export function PieceFace({ openPack, spot, naming, width, height }: Props): JSX.Element {
  const { collection, key } = spot;
  const size = sizeOf(openPack, collection.id);
  const scale = Math.min(width / size.width, height / size.height);
  const drawn = useDrawn(openPack, spot, naming);
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
        {drawn ?? <PlainFace openPack={openPack} spot={spot} naming={naming} key={key} />}
      </span>
    </span>
  );
}

/** The same drawing as long as the piece is the same: a gallery has hundreds of them. */
function useDrawn(openPack: OpenPack, spot: Spot, naming: Naming): JSX.Element | undefined {
  const { collection, key } = spot;
  const { content, texts } = openPack.shown.value;
  const { locale } = openPack.words.value;
  const drawing = openPack.drawings?.drawings[collection.id];
  const drawnFrom = openPack.drawnFrom(collection, key);
  const times = useRef(0);
  return useMemo(() => {
    times.current++;
    return (
      drawing && (
        // What cannot be drawn can still be mended: by its values, until it is different.
        <Boundary
          key={times.current}
          fallback={() => <PlainFace openPack={openPack} spot={spot} naming={naming} />}
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
function PlainFace({ openPack, spot, naming }: Pick<Props, 'openPack' | 'spot' | 'naming'>): JSX.Element {
  const { collection, key } = spot;
  const piece = openPack.pieceAt(spot);
  const type = collection.type;
  const fields = isRecord(piece)
    ? fieldsOf(type, piece, naming.definitions).filter(
        ({ name }) => name !== collection.by && !isAboutSources(name) && piece[name] !== undefined,
      )
    : [];
  return (
    <span class="ws-plate ws-plain">
      <b class="ws-plain-name">{naming.pieceNamed(collection.id, key)}</b>
      <span class="ws-plain-values">
        {isRecord(piece)
          ? fields.map(({ name, type: of }) => (
              <span key={name}>
                <i>{fieldName(name, naming)}</i> {valueInWords(of, piece[name], naming)}
              </span>
            ))
          : valueInWords(type, piece, naming)}
      </span>
    </span>
  );
}
