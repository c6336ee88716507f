/** The workshop of one game: its pieces, and the one that is being entered. */
import { sayProblem } from '@captains-table/catalogue/pieces';
import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { locale } from '../app/settings.ts';
import { askForFile } from '../app/ask-for-file.ts';
import { lazy } from '../app/lazy.tsx';
import { saveDocument } from '../app/save-document.ts';
import { Button } from '../design/forms/button.tsx';
import { IconButton } from '../design/forms/icon-button.tsx';
import { Segmented } from '../design/forms/segmented.tsx';
import { Dialog } from '../design/overlays/dialog.tsx';
import { StatusLine } from '../design/status/status-line.tsx';
import { manifestOf } from '../games/manifests.ts';
import { gameName } from '../lobby/table-lists/game-name.ts';
import { usePageHeading } from '../lobby/page/page-heading.ts';
import { Wait } from '../lobby/page/wait.tsx';
import { CheckDialog } from './check/check-dialog.tsx';
import { CompareDialog } from './compare/compare-dialog.tsx';
import type { OpenPack } from './open-pack.ts';
import { PieceEditor } from './editor/piece-editor.tsx';
import type { Filter } from './filters.tsx';
import { Filters, NO_FILTER } from './filters.tsx';
import { Gallery } from './gallery.tsx';
import { importedPack } from './import-pack.ts';
import type { Naming } from './naming.ts';
import { newPack, packFileOf } from './pack/stored-pack.ts';
import { PacksDialog } from './packs-dialog.tsx';
import { PlayDialog } from './play-dialog.tsx';
import { Progress, progressOf } from './progress.tsx';
import { useNaming } from './use-naming.ts';
import { workshopWords } from './words.ts';

const ChartView = lazy(() => import('./chart/chart-view.tsx'), Wait);

type Opened = 'packs' | 'compare' | 'check' | 'play' | undefined;

export function Workshop({ openPack }: { readonly openPack: OpenPack }): JSX.Element {
  const names = useNaming(openPack);
  const naming = names.value;
  const filter = useSignal<Filter>(NO_FILTER);
  const opened = useSignal<Opened>(undefined);
  const charting = useSignal(false);
  const hasChart = manifestOf(openPack.game)?.editableChart !== undefined;
  const ways = hasChart ? <Ways charting={charting} /> : undefined;
  const refusal = useSignal<readonly string[]>([]);
  useKeys(openPack);
  useEffect(() => {
    if (openPack.words.peek().locale !== locale.value) void openPack.speak(locale.value);
  }, [locale.value]);
  const chosen = openPack.chosen.value;
  const close = () => (opened.value = undefined);
  const take = async (file: File) => {
    refusal.value = await takeFile(file, openPack);
  };
  const acts = {
    onImport: () => askForFile((file) => void take(file)),
    onExport: () => exportPack(openPack),
    onMore: () => (opened.value = 'packs'),
    onPlay: () => (opened.value = 'play'),
  };
  return (
    <div class={chosen === undefined ? 'ws' : 'ws ws-editing'}>
      <Head openPack={openPack} naming={naming} {...acts} />
      {openPack.notKept.value && <StatusLine tone="risk">{workshopWords.value.notKept}</StatusLine>}
      <div class="ws-main">
        <div class="ws-left">
          {charting.value ? (
            <ChartView openPack={openPack} naming={naming} ways={ways} />
          ) : (
            <>
              <Filters openPack={openPack} naming={naming} filter={filter} ways={ways} />
              <Gallery openPack={openPack} names={names} filter={filter.value} />
            </>
          )}
        </div>
        {chosen === undefined || openPack.pieceAt(chosen) === undefined ? (
          <section class="ws-edit ws-edit-none">
            <p>{workshopWords.value.editor.none}</p>
          </section>
        ) : (
          <PieceEditor
            key={`${chosen.collection.id}/${chosen.key}`}
            openPack={openPack}
            spot={chosen}
            names={names}
            onMore={acts.onMore}
          />
        )}
      </div>
      <PacksDialog
        openPack={openPack}
        open={opened.value === 'packs'}
        onClose={close}
        onImport={acts.onImport}
        onExport={acts.onExport}
        onCompare={() => (opened.value = 'compare')}
        onCheck={() => (opened.value = 'check')}
        onPlay={acts.onPlay}
      />
      <CompareDialog openPack={openPack} naming={naming} open={opened.value === 'compare'} onClose={close} />
      <PlayDialog openPack={openPack} naming={naming} open={opened.value === 'play'} onClose={close} />
      <CheckDialog openPack={openPack} naming={naming} open={opened.value === 'check'} onClose={close} />
      <RefusedFile refusal={refusal} />
    </div>
  );
}

/** Why a file was not taken, in sentences. */
function RefusedFile({ refusal }: { readonly refusal: Signal<readonly string[]> }): JSX.Element {
  const { imports, pack } = workshopWords.value;
  return (
    <Dialog
      open={refusal.value.length > 0}
      onClose={() => (refusal.value = [])}
      title={imports.title}
      closeLabel={pack.close}
    >
      <ul>
        {refusal.value.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Piece by piece, or on the chart. */
function Ways({ charting }: { readonly charting: Signal<boolean> }): JSX.Element {
  const { chart: words } = workshopWords.value;
  return (
    <div class="ws-ways">
      <Segmented
        label={words.ways}
        options={[
          { value: 'pieces', label: words.pieces },
          { value: 'chart', label: words.open },
        ]}
        value={charting.value ? 'chart' : 'pieces'}
        onChange={(way) => (charting.value = way === 'chart')}
      />
    </div>
  );
}

interface HeadProps {
  readonly openPack: OpenPack;
  readonly naming: Naming;
  readonly onImport: () => void;
  readonly onExport: () => void;
  readonly onMore: () => void;
  readonly onPlay: () => void;
}

function Head({ openPack, naming, onImport, onExport, onMore, onPlay }: HeadProps): JSX.Element {
  const words = workshopWords.value;
  const heading = usePageHeading(words.title);
  const { all, done } = progressOf(openPack);
  const next = openPack.nextUnchecked(openPack.chosen.value);
  const { past, future, name } = openPack.pack.value;
  return (
    <header class="ws-head">
      <div class="ws-title">
        <p class="ws-eyebrow">
          {gameName(openPack.game)} · {name}
        </p>
        <h1 tabIndex={-1} ref={heading}>
          {words.title}
        </h1>
        <p class="ws-soft ws-lead">{words.lead}</p>
      </div>
      <div class="ws-progress">
        <p>{words.checked(done, all)}</p>
        <Progress openPack={openPack} />
        <p class="ws-soft">
          {next === undefined ? (
            words.allChecked
          ) : (
            <>
              {words.togo(all - done)} {words.next}{' '}
              <button type="button" class="ws-link" onClick={() => (openPack.chosen.value = next)}>
                {naming.pieceNamed(next.collection.id, next.key)}
              </button>
            </>
          )}
        </p>
      </div>
      <div class="ws-acts">
        <IconButton
          icon="undo"
          label={words.undo}
          disabled={past.length === 0}
          onClick={() => openPack.undo()}
        />
        <IconButton
          class="ws-redo"
          icon="undo"
          label={words.redo}
          disabled={future.length === 0}
          onClick={() => openPack.redo()}
        />
        <Button class="ws-wide" variant="quiet" icon="download" onClick={onImport}>
          {words.import}
        </Button>
        <Button class="ws-wide" variant="quiet" icon="share" onClick={onExport}>
          {words.export}
        </Button>
        <Button class="ws-wide" icon="play" onClick={onPlay}>
          {words.play.open}
        </Button>
        <IconButton icon="more" label={words.more} onClick={onMore} />
      </div>
    </header>
  );
}

/** Undo and redo wherever the focus is. */
function useKeys(openPack: OpenPack): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) openPack.redo();
      else openPack.undo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [openPack]);
}

function exportPack(openPack: OpenPack): void {
  const { name, json } = packFileOf(openPack.pack.value);
  const safe = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').toLowerCase();
  if (typeof json === 'object' && json !== null) saveDocument(json, `${openPack.game}-${safe}`);
}

/** Keeps the pack of a file as one more of this device; or says why it is none. */
async function takeFile(file: File, openPack: OpenPack): Promise<readonly string[]> {
  const { imports, packName } = workshopWords.value;
  const taken = importedPack(
    file.name,
    await file.text(),
    openPack.game,
    openPack.pieces,
    openPack.description,
  );
  switch (taken.is) {
    case 'other-game':
      return [imports.otherGame(gameName(taken.game))];
    case 'refused':
      return taken.problems.slice(0, 20).map((problem) => sayProblem(problem, openPack.words.value.pack));
    case 'pack':
      openPack.open(newPack(openPack.game, taken.name ?? packName));
      openPack.replace(taken.file);
      return [];
  }
}
