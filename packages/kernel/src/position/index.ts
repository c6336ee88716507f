export * from './error.ts';
export * from './fields.ts';
export * from './read.ts';
export * from './set-up.ts';
