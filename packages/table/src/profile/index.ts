export * from './count-game.ts';
export * from './figures.ts';
export * from './medals.ts';
export * from './played-game.ts';
export * from './rating.ts';
export * from './stored-game.ts';
