/** A check of the whole pack, with random games. */
import type { PackCheck } from '@captains-table/catalogue/pieces';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../design/forms/button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import type { OpenPack } from '../open-pack.ts';
import type { Naming } from '../naming.ts';
import { problemInWords } from '../naming.ts';
import { packFileOf } from '../pack/stored-pack.ts';
import { workshopWords } from '../words.ts';
import type { RunningCheck } from './run-check.ts';
import { CheckProgress } from './check-progress.tsx';
import { runCheck } from './run-check.ts';

interface Props {
  readonly openPack: OpenPack;
  readonly naming: Naming;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** More would be one mistake repeated many times. */
const MOST_SHOWN = 30;

export function CheckDialog({ openPack, naming, open, onClose }: Props): JSX.Element {
  const { check: words, pack } = workshopWords.value;
  const games = useSignal<number | undefined>(undefined);
  const result = useSignal<PackCheck | undefined>(undefined);
  const running = useRef<RunningCheck | undefined>(undefined);
  const stop = () => {
    running.current?.stop();
    running.current = undefined;
    games.value = undefined;
  };
  const start = () => {
    stop();
    result.value = undefined;
    games.value = 0;
    running.current = runCheck(packFileOf(openPack.pack.value), (played) => (games.value = played));
    running.current.result.then((check) => {
      result.value = check;
      stop();
    }, stop);
  };
  useEffect(() => {
    if (!open) stop();
    return stop;
  }, [open]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      closeLabel={pack.close}
      actions={
        games.value === undefined ? (
          <Button variant="primary" icon="play" onClick={start}>
            {words.start}
          </Button>
        ) : (
          <Button onClick={stop}>{words.stop}</Button>
        )
      }
    >
      <p>{words.lead}</p>
      {games.value !== undefined && <CheckProgress label={words.title} games={games.value} />}
      {result.value !== undefined && <Result naming={naming} check={result.value} />}
    </Dialog>
  );
}

interface ResultProps {
  readonly naming: Naming;
  readonly check: PackCheck;
}

function Result({ naming, check }: ResultProps): JSX.Element {
  const { check: words } = workshopWords.value;
  const { verdict, problems, played } = check;
  return (
    <div class="ws-check-result" role="status">
      <p>
        <b>{words.verdicts[verdict]}</b>
      </p>
      {problems.length > 0 && (
        <ul>
          {problems.slice(0, MOST_SHOWN).map((problem, at) => (
            <li key={at}>{problemInWords(problem, naming)}</li>
          ))}
        </ul>
      )}
      {played !== undefined && played.fault === undefined && (
        <p>{words.played(played.games, naming.words.number(played.decisions))}</p>
      )}
    </div>
  );
}
