import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import { IconButton } from '../forms/icon-button.tsx';
import { useModal } from './modal.ts';
import './dialog.css';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** What the closing cross says. */
  readonly closeLabel: string;
  readonly children: ComponentChildren;
  /** Buttons, the most likely one first. */
  readonly actions?: ComponentChildren;
}

export function Dialog({ open, onClose, title, closeLabel, children, actions }: Props): JSX.Element {
  const dialog = useModal(open, onClose);
  const id = useId();
  return (
    <dialog ref={dialog} class="dialog" aria-labelledby={id}>
      {open && (
        <div class="dialog-body">
          <header class="dialog-head">
            <h2 class="dialog-title" id={id}>
              {title}
            </h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </header>
          <div class="dialog-content">{children}</div>
          {actions !== undefined && <footer class="dialog-actions">{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}
