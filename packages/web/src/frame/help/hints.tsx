import type { Hint } from '@captains-table/bots';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { TableScene } from '@captains-table/protocol';
import { Button } from '../../design/forms/button.tsx';
import { Spinner } from '../../design/status/spinner.tsx';
import { useSitting } from '../sitting-context.ts';
import { words } from '../words.ts';
import { AdvisedMove } from './advised-move.tsx';
import type { Advice } from './advice.ts';
import { inPlace } from './in-place.ts';
import './hints.css';

/** Moves worth considering, with the chances they give and why. */
export function Hints({ scene }: { readonly scene: TableScene }): JSX.Element {
  const sitting = useSitting();
  const { hints } = words.value;
  const given = sitting.hints.advice.value;
  return (
    <>
      <Announced advice={given} />
      {typeof given === 'object' && 'failed' in given && (
        <Button variant="primary" icon="restart" onClick={() => void sitting.askForHints()}>
          {hints.again}
        </Button>
      )}
      {Array.isArray(given) && given.length > 0 && <Given hints={given} scene={scene} />}
    </>
  );
}

/** One element always holds the present state, so that a screen reader announces each change. */
function Announced({ advice }: { readonly advice: Advice }): JSX.Element {
  const { hints } = words.value;
  const thinking = advice === 'thinking' || advice === 'none';
  return (
    <div class="hints-standing" role="status">
      {thinking && <Spinner label={hints.thinking} size="s" within />}
      {!thinking && 'failed' in advice && <p>{advice.failed}</p>}
      {!thinking && 'length' in advice && (
        <p class={advice.length > 0 ? 'visually-hidden' : undefined}>
          {advice.length > 0 ? hints.found(advice.length) : hints.none}
        </p>
      )}
    </div>
  );
}

interface GivenProps {
  readonly hints: readonly Hint[];
  readonly scene: TableScene;
}

/** What was thought over replaces what came at once; under a pointer or a finger it stays where it was. */
function Given({ hints: given, scene }: GivenProps): JSX.Element {
  const { hints } = words.value;
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef<readonly Hint[]>([]);
  shown.current = isUsed(list.current) ? inPlace(shown.current, given) : given;
  return (
    <>
      <ol class="hints" ref={list}>
        {shown.current.map((hint) => {
          const rank = given.indexOf(hint);
          return <AdvisedMove key={JSON.stringify(hint.move)} hint={hint} rank={rank} scene={scene} />;
        })}
      </ol>
      <div class="hints-note">
        {useSitting().hints.refining.value ? <Spinner label={hints.thinking} size="s" within /> : hints.note}
      </div>
    </>
  );
}

/** A finger, unlike a mouse, cannot be noticed before it touches. */
function isUsed(list: HTMLElement | null): boolean {
  return list !== null && (matchMedia('(hover: none)').matches || list.matches(':hover, :focus-within'));
}
