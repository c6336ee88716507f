import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * A native modal that follows `open`. The browser keeps the focus inside, gives it back on closing, and turns Escape
 * into `cancel`; we only ask the owner to close, so that `open` stays the one truth.
 */
export function useModal(open: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    const element = dialog.current;
    if (element === null || !open) return;
    const ask = (event: Event) => {
      event.preventDefault();
      close.current();
    };
    const outside = (event: MouseEvent) => {
      if (event.target === element) close.current();
    };
    element.addEventListener('cancel', ask);
    element.addEventListener('mousedown', outside);
    element.showModal();
    return () => {
      element.removeEventListener('cancel', ask);
      element.removeEventListener('mousedown', outside);
      element.close();
    };
  }, [open]);

  return dialog;
}
