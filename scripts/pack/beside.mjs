import { cpSync } from 'node:fs';
import { join } from 'node:path';

/** Lays beside the archive what builds containers from it and watches them. */
export function layBeside(root, target) {
  cpSync(join(root, 'deploy'), target, { recursive: true });
}
