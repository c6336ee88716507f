import { Component } from 'preact';
import type { ComponentChildren } from 'preact';
import { TroublePage } from './trouble-page.tsx';

interface Props {
  readonly children: ComponentChildren;
  /** Nothing of the shell is around it. */
  readonly bare?: boolean;
}

interface State {
  readonly trouble: unknown;
}

/** Whatever breaks inside, there is a way out. */
export class Boundary extends Component<Props, State> {
  override state: State = { trouble: undefined };

  static override getDerivedStateFromError(trouble: unknown): State {
    return { trouble };
  }

  override render({ children, bare = false }: Props, { trouble }: State): ComponentChildren {
    if (trouble === undefined) return children;
    const page = <TroublePage trouble={trouble} />;
    return bare ? <main class="page-alone">{page}</main> : page;
  }
}
