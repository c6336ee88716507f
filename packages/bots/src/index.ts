export * from './bot.ts';
export * from './glimpse.ts';
export * from './levels.ts';
