import { saveDocument } from '../../app/save-document.ts';
import { LocalTable } from '../../local/local-table.ts';

/** Saves a match of this device as a file. */
export async function exportMatch(id: string): Promise<void> {
  const local = await LocalTable.open(id);
  local?.close();
  const match = local?.table.document();
  if (local === undefined || match === undefined) return;
  const { record } = local.table;
  const day = new Date(record.createdAt).toISOString().slice(0, 10);
  saveDocument(match, `${record.game}-${day}`);
}
