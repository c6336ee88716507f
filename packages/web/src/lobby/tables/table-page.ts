/** The table itself comes when there is one to show. */
import { tableTexts } from '../../../texts/table/index.ts';
import { lazy } from '../../app/lazy.tsx';
import { Wait } from '../page/wait.tsx';

export const TablePage = lazy(() => import('../../frame/page/table-page.tsx'), Wait, [tableTexts]);
