import { render } from 'preact';
import type { ComponentChild, ContainerNode } from 'preact';
import { PaperElement } from '../build/front-page/paper.ts';

/** What a component writes, as HTML. */
export function onPaper(what: ComponentChild): string {
  const root = new PaperElement('div');
  render(what, root as unknown as ContainerNode);
  return root.inner();
}
