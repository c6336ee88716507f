import type { ComponentChildren, JSX } from 'preact';
import './people.css';

interface Props {
  readonly name: string;
  readonly note?: string | undefined;
  /** Buttons, the most likely one first. */
  readonly children?: ComponentChildren;
}

/** One person in a list, with what can be done about them. */
export function PersonRow({ name, note, children }: Props): JSX.Element {
  return (
    <li class="person-row">
      <div class="person-row-who">
        <bdi class="person-row-name">{name}</bdi>
        {note !== undefined && <span class="person-row-note">{note}</span>}
      </div>
      <div class="person-row-actions">{children}</div>
    </li>
  );
}
