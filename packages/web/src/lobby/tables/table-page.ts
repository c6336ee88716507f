/** The table itself comes when there is one to show. */
import type { ComponentType } from 'preact';
import { lazy } from '../../app/lazy.tsx';
import type { TableLink } from '../../link/link.ts';
import { Wait } from '../wait.tsx';

interface Props {
  readonly link: TableLink;
}

const pages = import.meta.glob<{ readonly default: ComponentType<Props> }>('../../frame/table-page.tsx');

export const TablePage = lazy<Props>(async () => {
  const load = pages['../../frame/table-page.tsx'];
  if (load === undefined) throw new Error('there is no table page yet');
  return load();
}, Wait);
