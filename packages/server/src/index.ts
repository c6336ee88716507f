export type { Config } from './config.ts';
export { readConfig } from './config.ts';
export type { RunningServer, ServerOptions } from './server.ts';
export { startServer } from './server.ts';
export { StorageProblem } from './storage/problem.ts';
