import { Component } from 'preact';
import type { ComponentChildren } from 'preact';
import { TroublePage } from './trouble-page.tsx';

interface Props {
  readonly children: ComponentChildren;
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

  override render({ children }: Props, { trouble }: State): ComponentChildren {
    return trouble === undefined ? children : <TroublePage trouble={trouble} />;
  }
}
