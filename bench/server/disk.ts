import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { median } from '../statistics.ts';

const WRITES = 100;
const PAGE = Buffer.alloc(4096);

/** What it costs here to know that a little is on disk: our server pays that before it shows a move. */
export function millisecondsToDisk(folder: string): number {
  const file = openSync(join(folder, 'disk'), 'w');
  const times = Array.from({ length: WRITES }, () => {
    const start = performance.now();
    writeSync(file, PAGE);
    fdatasyncSync(file);
    return performance.now() - start;
  });
  closeSync(file);
  return median(times);
}
