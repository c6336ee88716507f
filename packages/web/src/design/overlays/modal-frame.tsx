import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import { IconButton } from '../forms/icon-button.tsx';
import { useModal } from './modal.ts';
import './dialog.css';

export interface ModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** What the closing cross says. */
  readonly closeLabel: string;
  readonly children: ComponentChildren;
}

interface Props extends ModalProps {
  readonly class: 'dialog' | 'sheet';
  readonly footer?: JSX.Element | undefined;
}

/** What lies over the page until it is closed: its title, a cross to close it, what it says. */
export function ModalFrame(props: Props): JSX.Element {
  const { open, onClose, title, closeLabel, children, footer } = props;
  const dialog = useModal(open, onClose);
  const id = useId();
  return (
    <dialog ref={dialog} class={props.class} aria-labelledby={id}>
      {open && (
        <div class={`${props.class}-body`}>
          <header class="dialog-head">
            <h2 class="dialog-title" id={id}>
              {title}
            </h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </header>
          <div class="dialog-content">{children}</div>
          {footer}
        </div>
      )}
    </dialog>
  );
}
