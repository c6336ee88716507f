import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../design/icon.tsx';
import { Button } from '../../design/forms/button.tsx';
import { IconButton } from '../../design/forms/icon-button.tsx';
import { useSitting } from '../sitting-context.ts';
import { words } from '../words.ts';
import './refusal.css';
import '../../design/status/slip.css';

/** Why a move is not possible, calmly, and by which rule. */
export function Refusal(): JSX.Element {
  const sitting = useSitting();
  const { refusal, actions } = words.value;
  const refused = sitting.refusal.value;
  const rule = refused?.rule;
  useEffect(() => {
    if (refused !== undefined) sendWordsAway();
  }, [refused]);
  return (
    <div class="refusal-place" role="alert">
      {refused !== undefined && (
        <div class="slip refusal">
          <Icon name="info" />
          <p class="refusal-words">{refused.message}</p>
          {rule !== undefined && (
            <Button variant="quiet" onClick={() => (sitting.opened.value = { rule })}>
              {refusal.help}
            </Button>
          )}
          <IconButton
            icon="close"
            label={actions.close}
            onClick={() => (sitting.refusal.value = undefined)}
          />
        </div>
      )}
    </div>
  );
}

/** A click on a thing also opens its explanation, which would lie over the refusal. */
function sendWordsAway(): void {
  const open = document.querySelectorAll<HTMLElement>('.tooltip-bubble:popover-open');
  for (const bubble of open) bubble.hidePopover();
}
