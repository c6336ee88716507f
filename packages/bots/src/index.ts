export * from './bot.ts';
export * from './glimpse.ts';
export * from './levels.ts';
export * from './search/search.ts';
export * from './play-out.ts';
