/** The chart of a game, to be edited by dragging, by keys and by the fields beside it. Fetched when it is opened. */
import type { Problem } from '@captains-table/catalogue/pieces';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Button } from '../../design/forms/button.tsx';
import { Icon } from '../../design/icon.tsx';
import { manifestOf } from '../../games/manifests.ts';
import { Wait } from '../../lobby/page/wait.tsx';
import type { OpenPack } from '../open-pack.ts';
import type { Naming } from '../naming.ts';
import { collectionName, fieldTitle, problemInWords } from '../naming.ts';
import { workshopWords } from '../words.ts';
import { ChartWindow } from './chart-window.tsx';
import type { EditableChart, Layer, PieceKey } from './editable-chart.ts';
import { useChartActs } from './use-chart-acts.ts';
import './chart-view.css';

interface Props {
  readonly openPack: OpenPack;
  readonly naming: Naming;
}

interface ViewProps extends Props {
  /** Back to the pieces. */
  readonly ways: JSX.Element | undefined;
}

export default function ChartView({ openPack, naming, ways }: ViewProps): JSX.Element {
  const chart = useSignal<EditableChart | undefined>(undefined);
  const trouble = useSignal<{ readonly error: unknown } | undefined>(undefined);
  useEffect(() => {
    manifestOf(openPack.game)
      ?.editableChart?.()
      .then(
        ({ editableChart }) => (chart.value = editableChart),
        (error: unknown) => (trouble.value = { error }),
      );
  }, [openPack]);
  // The boundary above says what happened.
  if (trouble.value !== undefined) throw trouble.value.error;
  return chart.value === undefined ? (
    <Wait />
  ) : (
    <OpenChart openPack={openPack} naming={naming} ways={ways} chart={chart.value} />
  );
}

interface OpenProps extends Props {
  readonly chart: EditableChart;
}

function OpenChart({ openPack, naming, chart, ways }: OpenProps & ViewProps): JSX.Element | null {
  const chosen = useSignal(0);
  const drawing = useSignal(false);
  const picked = useSignal<PieceKey | undefined>(undefined);
  const layer = chart.layers[chosen.value] ?? chart.layers[0];
  if (layer === undefined) return null;
  return (
    <div class="ws-chart">
      <div class="ws-chart-bar">
        {ways}
        <Layers
          chart={chart}
          naming={naming}
          chosen={chosen.value}
          onChoose={(at) => {
            chosen.value = at;
            drawing.value = false;
          }}
        />
      </div>
      <LayerEditor
        key={chosen.value}
        openPack={openPack}
        naming={naming}
        chart={chart}
        layer={layer}
        drawing={drawing}
        picked={picked}
      />
    </div>
  );
}

interface LayersProps {
  readonly chart: EditableChart;
  readonly naming: Naming;
  readonly chosen: number;
  readonly onChoose: (at: number) => void;
}

function Layers({ chart, naming, chosen, onChoose }: LayersProps): JSX.Element {
  return (
    <div class="ws-chips" role="group" aria-label={workshopWords.value.chart.layers}>
      {chart.layers.map((layer, at) => (
        <button
          key={at}
          type="button"
          class="ws-chip"
          aria-pressed={at === chosen}
          onClick={() => onChoose(at)}
        >
          {layerName(layer, naming)}
        </button>
      ))}
    </div>
  );
}

function layerName({ id, field }: Layer, naming: Naming): string {
  return field === undefined ? collectionName(id, naming) : fieldTitle(field, naming);
}

interface LayerProps extends OpenProps {
  readonly layer: Layer;
  readonly drawing: { value: boolean };
  readonly picked: ReturnType<typeof useSignal<PieceKey | undefined>>;
}

function LayerEditor({ openPack, naming, chart, layer, drawing, picked }: LayerProps): JSX.Element {
  const { chart: words } = workshopWords.value;
  const acts = useChartActs({ openPack, naming, layer, drawing: drawing.value, picked });
  const sheet = chart.sheets[layer.sheet];
  const { does } = layer;
  const canDraw = does.kind === 'stops' && does.drawn !== undefined;
  const how = drawing.value
    ? words.how.draw
    : words.how[does.kind === 'stops' && !canDraw ? 'put' : does.kind];
  return (
    <>
      <p class="ws-chart-how">
        <span>
          {how.does} <span class="ws-chart-keys">{how.keys}</span>
        </span>
        {canDraw && (
          <button
            type="button"
            class="ws-chip ws-chart-draw"
            aria-pressed={drawing.value}
            onClick={() => (drawing.value = !drawing.value)}
          >
            <Icon name="plus" /> {words.draw(pieceWord(layer, naming))}
          </button>
        )}
      </p>
      {sheet !== undefined && <ChartWindow key={layer.sheet} openPack={openPack} sheet={sheet} acts={acts} />}
      <p class="visually-hidden" role="status">
        {acts.said.value}
      </p>
      <Picked openPack={openPack} naming={naming} piece={picked.value} />
      <ChartMessages
        openPack={openPack}
        naming={naming}
        chart={chart}
        onPick={(piece) => choosePiece(openPack, piece)}
      />
    </>
  );
}

function pieceWord({ id }: Layer, { words }: Naming): string {
  return words.pieces.collections[id]?.piece ?? id;
}

function choosePiece(openPack: OpenPack, { collection: id, key }: PieceKey): void {
  const collection = openPack.description.collections.find((one) => one.id === id);
  if (collection !== undefined) openPack.chosen.value = { collection, key };
}

/** A small screen shows the fields of a piece when they are asked for. */
function Picked({
  openPack,
  naming,
  piece,
}: Props & { readonly piece: PieceKey | undefined }): JSX.Element | null {
  if (piece === undefined) return null;
  return (
    <p class="ws-chart-picked">
      <b>{naming.pieceNamed(piece.collection, piece.key)}</b>
      <Button onClick={() => choosePiece(openPack, piece)}>{workshopWords.value.chart.fields}</Button>
    </p>
  );
}

interface MessagesProps extends Props {
  readonly chart: EditableChart;
  readonly onPick: (piece: PieceKey) => void;
}

/** More messages than this would not help. */
const MOST_SHOWN = 6;

function ChartMessages({ openPack, naming, chart, onPick }: MessagesProps): JSX.Element {
  const problems = openPack.problems.value.filter(
    ({ collection }) => collection !== undefined && chart.about.includes(collection),
  );
  return (
    <div class="ws-messages ws-chart-messages" aria-live="polite">
      <Icon name={problems.length === 0 ? 'check' : 'warning'} />
      {problems.length === 0 ? (
        <p>{workshopWords.value.chart.fits}</p>
      ) : (
        <ul>
          {problems.slice(0, MOST_SHOWN).map((problem, at) => (
            <li key={at} class={problem.grade === 'error' ? 'ws-chart-error' : undefined}>
              <button type="button" class="ws-link" onClick={() => onPick(pieceOf(problem))}>
                {problemInWords(problem, naming)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function pieceOf({ collection = '', piece = '' }: Problem): PieceKey {
  return { collection, key: piece };
}
