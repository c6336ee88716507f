import type { ComponentChildren, JSX } from 'preact';

interface Props {
  readonly class: string;
  readonly onSubmit: () => void;
  readonly children: ComponentChildren;
}

/** A form that the program checks and sends itself. */
export function Form({ class: kind, onSubmit, children }: Props): JSX.Element {
  return (
    <form
      class={kind}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
