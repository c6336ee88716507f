import type { ComponentChildren, JSX } from 'preact';

interface GallerySectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

/** A part of the gallery that the index leads to. */
export function GallerySection({ id, title, children }: GallerySectionProps): JSX.Element {
  return (
    <section class="gallery-section" id={id} aria-labelledby={`${id}-title`}>
      <h2 class="gallery-section-title" id={`${id}-title`}>
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
