/** For tests: a table without a server, a log in memory, and bots that think in the same thread. */
export * from './built-script.ts';
export * from './driven-table.ts';
export * from './eventually.ts';
export * from './inline-worker.ts';
export * from './ship-first.ts';
export * from './test-table.ts';
export * from './longest-pause.ts';
