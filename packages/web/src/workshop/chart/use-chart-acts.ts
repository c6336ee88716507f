/** What a person does on a chart: takes hold, moves, puts down, presses, draws, takes away. */
import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import type { OpenPack } from '../open-pack.ts';
import type { Naming } from '../naming.ts';
import { workshopWords } from '../words.ts';
import type { Edited, Handle, Layer, PieceKey, Point, Stop } from './editable-chart.ts';
import type { Held } from './hold.ts';
import { carried, isElsewhere, stepped, taken } from './hold.ts';

export interface ChartActs {
  readonly layer: Layer;
  readonly handles: readonly Handle[];
  readonly stops: readonly Stop[];
  readonly held: Signal<Held | undefined>;
  /** Read out. */
  readonly said: Signal<string>;
  /** The piece that was last touched. */
  readonly picked: Signal<PieceKey | undefined>;
  /** Whether new lines are drawn. */
  readonly drawing: boolean;
  take(handle: Handle): void;
  carry(to: Point): void;
  /** Whether the key was for this. */
  step(key: string): boolean;
  put(): void;
  letGo(): void;
  pick(handle: Handle): void;
  press(handle: Handle): void;
  remove(handle: Handle): void;
}

interface Given {
  readonly openPack: OpenPack;
  readonly naming: Naming;
  readonly layer: Layer;
  readonly drawing: boolean;
  readonly picked: Signal<PieceKey | undefined>;
}

export function useChartActs({ openPack, naming, layer, drawing, picked }: Given): ChartActs {
  const held = useSignal<Held | undefined>(undefined);
  const said = useSignal('');
  const { chart: words } = workshopWords.value;
  const { box } = openPack.draft.value;
  const { does } = layer;
  const stops = does.kind === 'stops' ? does.stops(box, naming.pieceNamed) : [];
  const handles = drawing
    ? stops.map(({ id, at, label }): Handle => ({ id, at, label, stop: id, look: { is: 'ring' } }))
    : layer.handles(box, naming.pieceNamed);
  const choose = (piece: PieceKey | undefined) => {
    if (piece === undefined) return;
    picked.value = piece;
    const collection = openPack.description.collections.find(({ id }) => id === piece.collection);
    // A small screen shows either the chart or the piece.
    if (collection !== undefined && isWide()) openPack.chosen.value = { collection, key: piece.key };
  };
  const done = ({ changes, chosen }: Edited, sentence: string) => {
    openPack.change(changes);
    choose(chosen);
    said.value = sentence;
  };
  return {
    layer,
    handles,
    stops,
    held,
    said,
    picked,
    drawing,
    take(handle) {
      held.value = taken(handle, drawing);
      choose(handle.piece);
      said.value = drawing ? words.drawingFrom(handle.label) : words.held(handle.label);
    },
    carry(to) {
      if (held.value !== undefined) held.value = carried(held.value, to, layer, stops);
    },
    step(key) {
      const next = held.value && stepped(held.value, key, layer, stops);
      if (next === undefined) return false;
      held.value = next;
      const stop = stops.find(({ id }) => id === next.way.at(-1));
      said.value = stop?.label ?? words.at(Math.round(next.at.x), Math.round(next.at.y));
      return true;
    },
    put() {
      const now = held.value;
      held.value = undefined;
      if (now === undefined) return;
      const { handle } = now;
      if (!isElsewhere(now, layer)) said.value = words.putBack(handle.label);
      else done(editedBy(now, layer, box), words.put(handle.label));
    },
    letGo() {
      if (held.value !== undefined) said.value = words.putBack(held.value.handle.label);
      held.value = undefined;
    },
    pick: (handle) => choose(handle.piece),
    press(handle) {
      if (does.kind !== 'press') return;
      done(
        does.pressed(box, handle),
        handle.on === true ? words.opened(handle.label) : words.closed(handle.label),
      );
    },
    remove(handle) {
      if (!drawing && layer.removed !== undefined)
        done(layer.removed(box, handle), words.removed(handle.label));
    },
  };
}

function editedBy({ handle, at, way, drawing }: Held, { does }: Layer, box: unknown): Edited {
  if (does.kind === 'free') return does.moved(box, handle, at);
  if (does.kind === 'press') return { changes: [] };
  return (drawing ? does.drawn?.(box, way) : does.moved(box, handle, way)) ?? { changes: [] };
}

/** As wide as chart and fields beside each other are. */
function isWide(): boolean {
  return matchMedia('(min-width: 961px)').matches;
}
