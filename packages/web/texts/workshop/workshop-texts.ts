import type { Source, Verdict } from '@captains-table/catalogue/pieces';

/** The words of the workshop. */
export interface WorkshopTexts {
  readonly title: string;
  readonly lead: string;
  readonly chooseTitle: string;
  readonly chooseLead: string;
  readonly notKept: string;
  readonly packName: string;
  readonly checked: (done: number, all: number) => string;
  readonly togo: (left: number) => string;
  readonly next: string;
  readonly allChecked: string;
  readonly nextUnchecked: string;
  readonly undo: string;
  readonly redo: string;
  readonly import: string;
  readonly export: string;
  readonly more: string;
  readonly sources: Readonly<Record<Source, { readonly name: string; readonly why: string }>>;
  readonly filters: {
    readonly label: string;
    readonly all: string;
    readonly unchecked: string;
    readonly search: string;
    readonly collection: string;
    readonly everything: string;
    readonly none: string;
  };
  readonly section: (pieces: number, checked: number) => string;
  readonly sealed: string;
  readonly unseal: string;
  readonly pieceIs: (name: string, source: string, checked: boolean) => string;
  readonly editor: {
    readonly none: string;
    readonly previous: string;
    readonly following: string;
    readonly back: string;
    readonly number: (at: number, of: number) => string;
    readonly had: (value: string) => string;
    readonly hadNone: string;
    readonly revertField: (field: string) => string;
    readonly revert: string;
    readonly matches: string;
    readonly matched: string;
    readonly remove: string;
    readonly duplicate: string;
    readonly less: (label: string) => string;
    readonly more: (label: string) => string;
    readonly add: (field: string) => string;
    /** On a button below a list; `another` says of what. */
    readonly oneMore: string;
    readonly another: (field: string) => string;
    readonly drop: (label: string) => string;
    readonly up: (label: string) => string;
    readonly item: (label: string, at: number) => string;
    readonly nothing: string;
    readonly yes: string;
    readonly no: string;
    readonly aNumber: string;
    readonly does: string;
    /** By its id. */
    readonly calledInFiles: (id: string) => string;
    readonly fits: string;
    readonly yours: (fields: number) => string;
  };
  /** The chart, and what is done on it. */
  readonly chart: {
    /** Two ways to see the box. */
    readonly ways: string;
    readonly pieces: string;
    readonly open: string;
    readonly layers: string;
    readonly handles: string;
    readonly how: Readonly<
      Record<'free' | 'put' | 'stops' | 'press' | 'draw', { readonly does: string; readonly keys: string }>
    >;
    readonly draw: (piece: string) => string;
    readonly fields: string;
    readonly fits: string;
    readonly zoom: Readonly<Record<'label' | 'closer' | 'farther' | 'whole', string>>;
    readonly held: (name: string) => string;
    readonly drawingFrom: (name: string) => string;
    readonly put: (name: string) => string;
    readonly putBack: (name: string) => string;
    readonly closed: (name: string) => string;
    readonly opened: (name: string) => string;
    readonly removed: (name: string) => string;
    readonly at: (x: number, y: number) => string;
  };
  readonly pack: {
    readonly title: string;
    readonly name: string;
    readonly choose: string;
    readonly make: string;
    readonly delete: string;
    readonly deleteWhy: string;
    readonly keep: string;
    readonly close: string;
    readonly private: string;
  };
  readonly play: {
    readonly open: string;
    readonly title: string;
    readonly lead: string;
    readonly mode: string;
    readonly players: string;
    readonly seats: (count: number) => string;
    readonly start: string;
    readonly other: string;
  };
  readonly imports: {
    readonly title: string;
    readonly otherGame: (game: string) => string;
  };
  readonly compare: {
    readonly title: string;
    readonly open: string;
    readonly before: string;
    readonly after: string;
    readonly ours: string;
    readonly same: string;
    readonly differences: (count: number) => string;
    readonly how: Readonly<Record<'added' | 'removed' | 'changed', string>>;
    readonly field: (field: string, before: string, after: string) => string;
  };
  readonly check: {
    readonly title: string;
    readonly open: string;
    readonly lead: string;
    readonly start: string;
    readonly stop: string;
    readonly playing: (games: number, of: number) => string;
    readonly played: (games: number, decisions: string) => string;
    readonly verdicts: Readonly<Record<Verdict, string>>;
  };
}
