import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { TableScene } from '@captains-table/protocol';
import { Button } from '../../design/forms/button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { useSitting } from '../sitting-context.ts';
import { logGroups } from '../log/log-groups.ts';
import { words } from '../words.ts';
import { takeBackWords } from './take-back-words.ts';
import './take-back.css';

/** As far back as people remember. */
const MOST = 12;

interface Props {
  readonly scene: TableScene;
  readonly onClose: () => void;
}

/** Proposes to go back to before something that cannot be undone alone. */
export function TakeBack({ scene, onClose }: Props): JSX.Element {
  const sitting = useSitting();
  const { menu, actions } = words.value;
  const said = takeBackWords(scene, sitting.link.where, menu);
  const name = useId();
  const chosen = useSignal<number | undefined>(undefined);
  const moves = scene.play?.moves ?? 0;
  const lines = logGroups(sitting.log.steps.value, sitting.board).flatMap((group) => group.lines);
  // Of several lines of one move the first says what was done.
  const firsts = lines.filter(({ before }, index) => before !== lines[index - 1]?.before && before < moves);
  const recent = firsts.slice(-MOST).toReversed();
  const to = chosen.value ?? recent[0]?.before;
  const propose = () => {
    if (to === undefined) return;
    onClose();
    void sitting.ask({ do: 'propose', proposal: { kind: 'undo', to } });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={said.title}
      closeLabel={actions.close}
      actions={
        <>
          {to !== undefined && (
            <Button variant="primary" onClick={propose}>
              {said.go}
            </Button>
          )}
          <Button onClick={onClose}>{actions.cancel}</Button>
        </>
      }
    >
      <p>{recent.length === 0 ? menu.nothingBefore : said.why}</p>
      {recent.length > 0 && (
        <fieldset class="take-back">
          <legend>{menu.backBefore}</legend>
          {recent.map(({ id, event, before }) => (
            <label key={id} class="take-back-choice">
              <input
                type="radio"
                name={name}
                checked={before === to}
                onChange={() => (chosen.value = before)}
              />
              {sitting.speech.value.event(event)}
            </label>
          ))}
        </fieldset>
      )}
    </Dialog>
  );
}
