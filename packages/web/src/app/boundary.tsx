import type { ComponentChildren, JSX } from 'preact';
import { Component } from 'preact';

interface Props {
  readonly children: ComponentChildren;
  readonly fallback: (error: unknown) => JSX.Element;
  readonly onError?: (error: unknown) => void;
}

interface State {
  readonly broken?: { readonly error: unknown };
}

/** What breaks inside takes nothing else with it. */
export class Boundary extends Component<Props, State> {
  static override getDerivedStateFromError(error: unknown): State {
    return { broken: { error } };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.props.onError?.(error);
  }

  override render(): ComponentChildren {
    const { broken } = this.state;
    return broken === undefined ? this.props.children : this.props.fallback(broken.error);
  }
}
