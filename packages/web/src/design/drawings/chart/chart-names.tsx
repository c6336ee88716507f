import type { JSX } from 'preact';

interface Props {
  readonly class: string;
  readonly names: readonly { readonly x: number; readonly y: number; readonly name: string }[];
}

/** Names of seas and lands, where a chart has them. */
export function ChartNames({ class: kind, names }: Props): JSX.Element {
  return (
    <>
      {names.map(({ name, ...at }) => (
        <text key={name} class={kind} {...at}>
          {name}
        </text>
      ))}
    </>
  );
}
