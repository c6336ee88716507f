export type { Config } from './config.ts';
export { readConfig } from './config.ts';
export type { RunningServer, ServerOptions } from './server.ts';
export { startServer } from './server.ts';
export { StorageProblem } from './storage/problem.ts';
export type { Backup } from './storage/sqlite/backup.ts';
export { backUp } from './storage/sqlite/backup.ts';
export type { CheckReport } from './storage/sqlite/check.ts';
export { checkDatabase } from './storage/sqlite/check.ts';
