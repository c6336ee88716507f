/** The pack that lies open: its pieces as they are now, what is wrong with them, and what a person does to them. */
import { signal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { Catalogue, contentSource, loadTexts } from '@captains-table/catalogue';
import type {
  CollectionDescription,
  GamePieces,
  PackWords,
  PiecesDescription,
  Problem,
  Resolved,
  Written,
} from '@captains-table/catalogue/pieces';
import {
  describePieces,
  loadPackWords,
  loadPieces,
  packBetween,
  resolvePack,
} from '@captains-table/catalogue/pieces';
import type { AnyContent, AnyTexts, Locale } from '@captains-table/kernel';
import { isRecord, sameJson } from '@captains-table/kernel';
import { locale } from '../app/settings.ts';
import { loadDrawings } from './load-drawings.ts';
import type { Fields } from './pack/box.ts';
import { boxWith, pieceIn, placedIn, withPiece } from './pack/box.ts';
import type { Change } from './pack/change.ts';
import { editOf } from './pack/change.ts';
import type { Draft, Edit } from './pack/edits.ts';
import { applied, remembered, undone } from './pack/edits.ts';
import { packStore } from './pack/pack-store.ts';
import { withField } from './pack/provenance.ts';
import type { StoredPack } from './pack/stored-pack.ts';
import { markOf, newPack, packFileOf } from './pack/stored-pack.ts';
import type { PieceDrawings } from './piece-drawings.ts';

/** A piece by its collection and key. */
export interface Spot {
  readonly collection: CollectionDescription;
  readonly key: string;
}

/** What pieces are drawn from. */
export interface Shown {
  readonly content: AnyContent;
  readonly texts: AnyTexts;
  /** The pieces that the content was made of. */
  readonly written: Written;
}

/** Words and drawings of a game, in one language. */
export interface Words {
  readonly locale: Locale;
  readonly pack: PackWords;
}

interface Parts {
  readonly game: string;
  readonly pieces: GamePieces;
  readonly description: PiecesDescription;
  readonly drawings: PieceDrawings | undefined;
  readonly packs: readonly StoredPack[];
  readonly words: Words;
  readonly texts: AnyTexts;
  readonly content: AnyContent;
}

/** A pause long enough to go on typing, and too short to notice. */
const SOON = 40;

export class OpenPack {
  readonly game: string;
  readonly pieces: GamePieces;
  readonly description: PiecesDescription;
  readonly drawings: PieceDrawings | undefined;
  readonly #ours: AnyContent;
  /** All packs of the game. The open one may not be among them: it is kept when it is first changed. */
  readonly packs: Signal<readonly StoredPack[]>;
  readonly pack: Signal<StoredPack>;
  readonly draft: Signal<Draft>;
  readonly problems = signal<readonly Problem[]>([]);
  /** What the pack makes; undefined while it cannot be played with. */
  readonly made = signal<Resolved['made']>(undefined);
  readonly shown: Signal<Shown>;
  readonly words: Signal<Words>;
  readonly chosen = signal<Spot | undefined>(undefined);
  readonly notKept = signal(false);
  readonly #drawnFrom = new Map<string, unknown>();
  readonly #spots = new Map<string, Spot>();
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: Parts, packName: string) {
    const { game, pieces, description, drawings, packs, words, texts, content } = parts;
    this.game = game;
    this.pieces = pieces;
    this.description = description;
    this.drawings = drawings;
    this.#ours = content;
    this.packs = signal(packs);
    this.pack = signal(packs[0] ?? newPack(game, packName));
    this.draft = signal(this.#draftOf(this.pack.value));
    this.shown = signal({ content, texts, written: pieces.ours });
    this.words = signal(words);
    this.#look();
  }

  open(pack: StoredPack): void {
    this.pack.value = pack;
    this.draft.value = this.#draftOf(pack);
    this.chosen.value = undefined;
    this.#look();
  }

  /** Another thing only when the piece is different: drawings are made again then, and a box has hundreds of them. */
  drawnFrom({ collection, key }: Spot): unknown {
    const mark = markOf(collection.id, key);
    const { written } = this.shown.value;
    // Some figures stand on many pieces.
    const now = [pieceIn(written, collection, key), written['figures']];
    const before = this.#drawnFrom.get(mark);
    if (before !== undefined && sameJson(before, now)) return before;
    this.#drawnFrom.set(mark, now);
    return now;
  }

  pieceAt({ collection, key }: Spot): unknown {
    return pieceIn(this.draft.value.box, collection, key);
  }

  oursAt({ collection, key }: Spot): unknown {
    return pieceIn(this.pieces.ours, collection, key);
  }

  isChecked({ collection, key }: Spot): boolean {
    return this.draft.value.checked.has(markOf(collection.id, key));
  }

  /** Another value in a field of a piece; `undefined` takes it away. */
  setField(spot: Spot, field: string, value: unknown): void {
    const piece = this.pieceAt(spot);
    if (isRecord(piece)) this.setPiece(spot, withField(piece, this.oursAt(spot), field, value), field);
  }

  /** `undefined` takes the piece away. */
  setPiece({ collection, key }: Spot, piece: unknown, field?: string): void {
    const { box } = this.draft.value;
    const before = pieceIn(box, collection, key);
    if (sameJson(before, piece)) return;
    if (collection.kind === 'list') {
      const after = withPiece(box, collection, key, piece)[collection.id];
      this.#edit({ what: 'list', collection: collection.id, before: box[collection.id], after });
      return;
    }
    this.#edit({
      what: 'piece',
      collection: collection.id,
      key,
      at: Date.now(),
      ...(before !== undefined && { before }),
      ...(piece !== undefined && { after: piece }),
      ...(field !== undefined && { field }),
    });
  }

  /** Several pieces at once, as one edit. */
  change(changes: readonly Change[]): void {
    const edit = editOf(changes, this.draft.value.box, this.pieces.ours, this.description);
    if (edit !== undefined) this.#edit(edit);
  }

  check({ collection, key }: Spot, on: boolean): void {
    this.#edit({ what: 'check', mark: markOf(collection.id, key), on });
  }

  /** Everything as this file has it. It has been checked. */
  replace(file: Fields): void {
    this.#edit({ what: 'file', before: this.pack.value.file, after: file });
  }

  rename(name: string): void {
    this.#keep({ ...this.pack.value, name });
  }

  undo(): void {
    const { past, future } = this.pack.value;
    const edit = past.at(-1);
    if (edit === undefined) return;
    this.draft.value = undone(this.draft.value, edit, this.pieces.ours, this.description);
    this.#keepDraft(past.slice(0, -1), [...future, edit]);
  }

  redo(): void {
    const { past, future } = this.pack.value;
    const edit = future.at(-1);
    if (edit === undefined) return;
    this.draft.value = applied(this.draft.value, edit, this.pieces.ours, this.description);
    this.#keepDraft([...past, edit], future.slice(0, -1));
  }

  /** The next piece that was not compared yet, after this one; round to the first. */
  nextUnchecked(after: Spot | undefined): Spot | undefined {
    const all = this.spots();
    const at = after === undefined ? -1 : all.findIndex((spot) => isSame(spot, after));
    return [...all.slice(at + 1), ...all.slice(0, at + 1)].find(
      (spot) => !this.isChecked(spot) && (after === undefined || !isSame(spot, after)),
    );
  }

  spots(): readonly Spot[] {
    const { box } = this.draft.value;
    return this.description.collections.flatMap((collection) =>
      placedIn(box, collection).map(({ key }) => this.spotAt(collection, key)),
    );
  }

  /** The same one each time, so that what is shown of it stays as long as it is the same. */
  spotAt(collection: CollectionDescription, key: string): Spot {
    const mark = markOf(collection.id, key);
    const known = this.#spots.get(mark) ?? { collection, key };
    this.#spots.set(mark, known);
    return known;
  }

  async speak(next: Locale): Promise<void> {
    const [pack, texts] = await Promise.all([
      loadPackWords(this.game, next),
      this.#textsOf(this.shown.value.content, next),
      ...(this.drawings?.words ?? []).map((words) => words.load(next)),
    ]);
    this.words.value = { locale: next, pack };
    if (texts !== undefined) this.shown.value = { ...this.shown.value, texts };
  }

  async remove(): Promise<void> {
    const { id } = this.pack.value;
    await packStore().remove(id);
    this.packs.value = this.packs.value.filter((pack) => pack.id !== id);
  }

  #draftOf(pack: StoredPack): Draft {
    return {
      box: boxWith(this.pieces.ours, pack.file, this.description),
      checked: new Set(pack.checked),
    };
  }

  #edit(edit: Edit): void {
    this.draft.value = applied(this.draft.value, edit, this.pieces.ours, this.description);
    this.#keepDraft(remembered(this.pack.value.past, edit), []);
  }

  #keepDraft(past: readonly Edit[], future: readonly Edit[]): void {
    const { box, checked } = this.draft.value;
    const file = packBetween({ game: this.game }, this.pieces.ours, box, this.description);
    this.#keep({ ...this.pack.value, file, checked: [...checked], past, future });
    this.#look();
  }

  #keep(changed: StoredPack): void {
    const pack = { ...changed, updatedAt: Date.now() };
    this.pack.value = pack;
    this.packs.value = [pack, ...this.packs.value.filter(({ id }) => id !== pack.id)];
    packStore()
      .put(pack)
      .then(
        () => (this.notKept.value = false),
        () => (this.notKept.value = true),
      );
  }

  /** Checks and draws what there is now. */
  #look(): void {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => void this.#lookNow(), SOON);
  }

  async #lookNow(): Promise<void> {
    const { pack } = this;
    const file = pack.value.file;
    const { problems, written, made } = resolvePack(this.pieces, [packFileOf(pack.value)], this.description);
    this.problems.value = problems;
    this.made.value = made;
    // A pack that leaves the figures alone makes content without them.
    const content: AnyContent =
      made === undefined ? contentOf(this.pieces, written) : { ...this.#ours, ...made.content };
    if (content === undefined) return;
    const texts = await this.#textsOf(content, this.words.value.locale);
    if (texts !== undefined && file === this.pack.value.file) this.shown.value = { content, texts, written };
  }

  /** The game's words name pieces as this content has them. */
  async #textsOf(content: AnyContent, read: Locale): Promise<AnyTexts | undefined> {
    const source = contentSource([{ game: this.game, hash: 'draft', content }]);
    return (await new Catalogue(source).edition(this.game))?.texts(read);
  }
}

export function isSame(a: Spot, b: Spot | undefined): boolean {
  return a.key === b?.key && a.collection.id === b.collection.id;
}

/** Undefined where no content can be made of it. */
function contentOf(pieces: GamePieces, written: Fields): AnyContent {
  try {
    return pieces.contentOf(written);
  } catch {
    return undefined;
  }
}

/** Undefined for a game without pieces. */
export async function loadOpenPack(game: string, packName: string): Promise<OpenPack | undefined> {
  const read = locale.peek();
  const [pieces, pack, texts, drawings, packs] = await Promise.all([
    loadPieces(game),
    loadPackWords(game, read),
    loadTexts(game, read),
    loadDrawings(game, read),
    packStore()
      .all()
      .catch(() => []),
  ]);
  if (pieces === undefined || texts === undefined) return undefined;
  const parts: Parts = {
    game,
    pieces,
    description: describePieces(pieces),
    drawings,
    packs: packs.filter((one) => one.game === game),
    words: { locale: read, pack },
    texts,
    content: pieces.contentOf(pieces.ours),
  };
  return new OpenPack(parts, packName);
}
