export * from './campaigns.ts';
export * from './french.ts';
export * from './play.ts';
export * from './position-docs.ts';
export * from './positions.ts';
export * from './guarantees.ts';
export * from './tables.ts';
export * from './texts.ts';
