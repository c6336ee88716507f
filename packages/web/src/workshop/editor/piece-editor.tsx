/** One piece: drawn large, with a field for each of its values. */
import { isRecord, sameJson } from '@captains-table/kernel';
import { piecesIn } from '@captains-table/catalogue/pieces';
import type { ReadonlySignal } from '@preact/signals';
import type { JSX, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Button } from '../../design/forms/button.tsx';
import { IconButton } from '../../design/forms/icon-button.tsx';
import type { OpenPack, Spot } from '../open-pack.ts';
import { isSame } from '../open-pack.ts';
import type { Naming } from '../naming.ts';
import { keyOf } from '../pack/box.ts';
import { sourceOfPiece } from '../pack/provenance.ts';
import { PieceFace } from '../piece-face.tsx';
import { Progress } from '../progress.tsx';
import { ProvenanceSign } from '../provenance-sign.tsx';
import { workshopWords } from '../words.ts';
import type { Blanks } from './blanks.ts';
import { BlanksProvider } from './blanks.ts';
import { copyOf } from './copy-of.ts';
import { PieceFields } from './piece-fields.tsx';
import { PieceMessages } from './piece-messages.tsx';
import './editor.css';

interface Props {
  readonly openPack: OpenPack;
  readonly spot: Spot;
  readonly names: ReadonlySignal<Naming>;
  readonly onMore: () => void;
}

export function PieceEditor({ openPack, spot, names, onMore }: Props): JSX.Element {
  const naming = names.value;
  const title = useFocusByKeys();
  const { editor } = workshopWords.value;
  const { collection, key } = spot;
  const blanks = useBlanks(openPack, naming);
  const siblings = openPack.spots().filter((one) => one.collection.id === collection.id);
  const at = siblings.findIndex((one) => isSame(one, spot));
  const { content, texts } = openPack.shown.value;
  const { locale } = openPack.words.value;
  const told = openPack.drawings?.tellOf({ content, texts, locale, collection: collection.id, id: key });
  return (
    <BlanksProvider value={blanks}>
      <section
        class="ws-edit"
        aria-labelledby="ws-piece"
        onKeyDown={(event) => event.key === 'Escape' && backToPiece(openPack, spot)}
      >
        <header class="ws-edit-head">
          <IconButton
            class="ws-back"
            icon="back"
            label={editor.back}
            onClick={() => backToPiece(openPack, spot)}
          />
          <h2 id="ws-piece" tabIndex={-1} ref={title}>
            {naming.pieceNamed(collection.id, key)}
          </h2>
          {siblings.length > 1 && <span class="ws-soft ws-of">{editor.number(at + 1, siblings.length)}</span>}
          <Steps openPack={openPack} spots={siblings} at={at} />
          <IconButton
            class="ws-phone"
            icon="undo"
            label={workshopWords.value.undo}
            onClick={() => openPack.undo()}
          />
          <IconButton class="ws-phone" icon="more" label={workshopWords.value.more} onClick={onMore} />
        </header>
        <div class="ws-phone ws-edit-progress">
          <Progress openPack={openPack} />
        </div>
        <div class="ws-edit-body">
          <div class="ws-aside">
            <div class="ws-stage">
              <PieceFace openPack={openPack} spot={spot} names={names} width={184} height={300} />
              <span class="ws-phone">
                <Steps openPack={openPack} spots={siblings} at={at} />
              </span>
            </div>
            <p class="ws-who">
              <ProvenanceSign
                source={sourceOfPiece(collection, openPack.pieceAt(spot), openPack.oursAt(spot))}
              />
              <Yours openPack={openPack} spot={spot} />
            </p>
            {told !== undefined && told !== '' && <p class="ws-told">{told}</p>}
          </div>
          <PieceFields openPack={openPack} spot={spot} naming={naming} />
          <PieceMessages openPack={openPack} spot={spot} naming={naming} />
          <Whole openPack={openPack} spot={spot} />
          {collection.by !== undefined && <p class="ws-soft ws-id">{editor.calledInFiles(key)}</p>}
        </div>
        <Dock openPack={openPack} spot={spot} />
      </section>
    </BlanksProvider>
  );
}

/** What fields can be filled with. */
function useBlanks(openPack: OpenPack, naming: Naming): Blanks {
  const { box } = openPack.draft.value;
  return useMemo(
    (): Blanks => ({
      naming,
      idsOf: (collections) =>
        openPack.description.collections
          .filter(({ id }) => collections.includes(id))
          .flatMap((of) =>
            piecesIn(box[of.id], of.kind).map((piece, at) => {
              const id = keyOf(of, piece, at);
              return { id, name: naming.pieceNamed(of.id, id) };
            }),
          ),
    }),
    [naming, box],
  );
}

/** A person who chose the piece with the keys goes on here, and so does one whose button went with the piece before. */
function useFocusByKeys(): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    // A phone shows the piece in place of the gallery, which may have been scrolled far down.
    const gallery = title.current?.closest('.ws')?.querySelector('.ws-left');
    if (gallery?.checkVisibility() === false) scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  useEffect(() => {
    const { activeElement: at } = document;
    if (at === null || at === document.body || at.matches('.ws-cell button:focus-visible'))
      title.current?.focus({ preventScroll: true });
  }, []);
  return title;
}

/** To the piece in the gallery, which a phone shows again. */
function backToPiece(openPack: OpenPack, { collection, key }: Spot): void {
  const cell = document.querySelector<HTMLElement>(`[data-piece="${CSS.escape(`${collection.id}/${key}`)}"]`);
  if (cell?.checkVisibility() === false) openPack.chosen.value = undefined;
  requestAnimationFrame(() => cell?.focus());
}

function Yours({ openPack, spot }: { readonly openPack: OpenPack; readonly spot: Spot }): JSX.Element {
  const { sources, editor } = workshopWords.value;
  const [piece, ours] = [openPack.pieceAt(spot), openPack.oursAt(spot)];
  const source = sourceOfPiece(spot.collection, piece, ours);
  if (source !== 'box' || !isRecord(piece) || !isRecord(ours)) return <>{sources[source].why}</>;
  const names = new Set([...Object.keys(piece), ...Object.keys(ours)]);
  const changed = [...names].filter(
    (name) => name !== 'source' && name !== 'sources' && !sameJson(piece[name], ours[name]),
  );
  return <>{editor.yours(changed.length)}</>;
}

interface StepsProps {
  readonly openPack: OpenPack;
  readonly spots: readonly Spot[];
  readonly at: number;
}

function Steps({ openPack, spots, at }: StepsProps): JSX.Element {
  const { editor } = workshopWords.value;
  const go = (by: number) => {
    const next = spots[(at + by + spots.length) % spots.length];
    if (next !== undefined) openPack.chosen.value = next;
  };
  return (
    <span class="ws-steps">
      <IconButton icon="back" label={editor.previous} onClick={() => go(-1)} />
      <IconButton icon="arrow" label={editor.following} onClick={() => go(1)} />
    </span>
  );
}

/** What concerns the piece as a whole. */
function Whole({ openPack, spot }: { readonly openPack: OpenPack; readonly spot: Spot }): JSX.Element | null {
  const { editor } = workshopWords.value;
  const { collection } = spot;
  const copy = copyOf(openPack, spot);
  if (collection.fixed || collection.kind === 'single') return null;
  return (
    <div class="ws-whole">
      {copy !== undefined && (
        <Button
          variant="quiet"
          icon="copy"
          onClick={() => {
            openPack.setPiece(copy.spot, copy.piece);
            openPack.chosen.value = copy.spot;
          }}
        >
          {editor.duplicate}
        </Button>
      )}
      <Button
        variant="quiet"
        icon="trash"
        onClick={() => {
          openPack.chosen.value = undefined;
          openPack.setPiece(spot, undefined);
        }}
      >
        {editor.remove}
      </Button>
    </div>
  );
}

function Dock({ openPack, spot }: { readonly openPack: OpenPack; readonly spot: Spot }): JSX.Element {
  const { editor, nextUnchecked } = workshopWords.value;
  const ours = openPack.oursAt(spot);
  const changed = ours !== undefined && !sameJson(openPack.pieceAt(spot), ours);
  const checked = openPack.isChecked(spot);
  const next = openPack.nextUnchecked(spot);
  return (
    <footer class="ws-dock">
      {changed && (
        <Button class="ws-revert" variant="quiet" icon="undo" onClick={() => openPack.setPiece(spot, ours)}>
          {editor.revert}
        </Button>
      )}
      <Button
        icon="check"
        variant={checked ? 'secondary' : 'primary'}
        aria-pressed={checked}
        onClick={() => openPack.check(spot, !checked)}
      >
        {checked ? editor.matched : editor.matches}
      </Button>
      {next !== undefined && (
        <Button
          variant={checked ? 'primary' : 'secondary'}
          icon="arrow"
          onClick={() => (openPack.chosen.value = next)}
        >
          {nextUnchecked}
        </Button>
      )}
    </footer>
  );
}
