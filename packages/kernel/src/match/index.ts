export * from './document.ts';
export * from './match.ts';
export * from './seed.ts';
export * from './verify.ts';
