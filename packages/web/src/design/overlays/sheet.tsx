import type { JSX } from 'preact';
import type { ModalProps } from './modal-frame.tsx';
import { ModalFrame } from './modal-frame.tsx';

/** Comes up from the thumb on a phone, in from the side on a wide screen: rules, log, settings. */
export function Sheet(props: ModalProps): JSX.Element {
  return <ModalFrame {...props} class="sheet" />;
}
