export * from './counted.ts';
export * from './figures.ts';
export * from './medals.ts';
export * from './played.ts';
export * from './rating.ts';
export * from './stored-game.ts';
