import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import './panel.css';

interface Props {
  readonly title?: string;
  /** A few quiet words across from the title. */
  readonly aside?: ComponentChildren;
  /** A neat double rule, for the few things that deserve it; else a single line. */
  readonly rule?: 'double' | 'single';
  readonly level?: 2 | 3;
  readonly children: ComponentChildren;
  readonly class?: string;
}

export function Panel({
  title,
  aside,
  rule = 'double',
  level = 2,
  children,
  class: more,
}: Props): JSX.Element {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section
      class={`panel panel-${rule}${more === undefined ? '' : ` ${more}`}`}
      aria-labelledby={title === undefined ? undefined : id}
    >
      {title !== undefined && (
        <header class="panel-head">
          <Heading class="panel-title" id={id}>
            {title}
          </Heading>
          {aside !== undefined && <span class="panel-aside">{aside}</span>}
        </header>
      )}
      {children}
    </section>
  );
}
