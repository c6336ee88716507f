import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import { IconButton } from '../forms/icon-button.tsx';
import { useModal } from './modal.ts';
import './dialog.css';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ComponentChildren;
}

/** Comes up from the thumb on a phone, in from the side on a wide screen: rules, log, settings. */
export function Sheet({ open, onClose, title, closeLabel, children }: Props): JSX.Element {
  const dialog = useModal(open, onClose);
  const id = useId();
  return (
    <dialog ref={dialog} class="sheet" aria-labelledby={id}>
      {open && (
        <div class="sheet-body">
          <header class="dialog-head">
            <h2 class="dialog-title" id={id}>
              {title}
            </h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </header>
          <div class="dialog-content">{children}</div>
        </div>
      )}
    </dialog>
  );
}
