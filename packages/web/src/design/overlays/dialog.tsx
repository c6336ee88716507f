import type { ComponentChildren, JSX } from 'preact';
import type { ModalProps } from './modal-frame.tsx';
import { ModalFrame } from './modal-frame.tsx';

interface Props extends ModalProps {
  /** Buttons, the most likely one first. */
  readonly actions?: ComponentChildren;
}

export function Dialog({ actions, ...modal }: Props): JSX.Element {
  const footer = actions === undefined ? undefined : <footer class="dialog-actions">{actions}</footer>;
  return <ModalFrame {...modal} class="dialog" footer={footer} />;
}
