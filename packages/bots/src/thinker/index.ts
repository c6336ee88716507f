export * from './messages.ts';
export * from './pool.ts';
export * from './port.ts';
export * from './serve.ts';
export * from './thinker.ts';
