import type { JSX } from 'preact';
import { Icon } from '../../design/icon.tsx';
import { Button } from '../../design/shell/button.tsx';
import { IconButton } from '../../design/shell/icon-button.tsx';
import { useSitting } from '../here.ts';
import { words } from '../words.ts';
import './refusal.css';

/** Why a move is not possible, calmly, and by which rule. */
export function Refusal(): JSX.Element {
  const sitting = useSitting();
  const { refusal, actions } = words.value;
  const refused = sitting.refusal.value;
  return (
    <div class="refusal-place" role="alert">
      {refused !== undefined && (
        <div class="refusal">
          <Icon name="info" />
          <p class="refusal-words">
            {refused.message}{' '}
            {refused.rule !== undefined && <span class="refusal-rule">{refusal.rule(refused.rule)}</span>}
          </p>
          {refused.rule !== undefined && (
            <Button variant="quiet" onClick={() => (sitting.opened.value = 'help')}>
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
