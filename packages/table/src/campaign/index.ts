export * from './campaign.ts';
export * from './file.ts';
export * from './logbook.ts';
export * from './tables.ts';
