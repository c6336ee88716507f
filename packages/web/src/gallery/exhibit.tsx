import type { ComponentChildren, JSX } from 'preact';

interface HallProps {
  readonly id: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

/** A part of the gallery that the index leads to. */
export function Hall({ id, title, children }: HallProps): JSX.Element {
  return (
    <section class="hall" id={id} aria-labelledby={`${id}-title`}>
      <h2 class="hall-title" id={`${id}-title`}>
        {title}
      </h2>
      {children}
    </section>
  );
}

interface ExhibitProps {
  readonly title: string;
  readonly children: ComponentChildren;
  /** Children under each other rather than side by side. */
  readonly stacked?: boolean;
}

export function Exhibit({ title, children, stacked = false }: ExhibitProps): JSX.Element {
  return (
    <div class="exhibit">
      <h3 class="exhibit-title">{title}</h3>
      <div class={stacked ? 'exhibit-stack' : 'exhibit-row'}>{children}</div>
    </div>
  );
}
