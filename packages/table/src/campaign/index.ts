export * from './campaign.ts';
export * from './document.ts';
export * from './file.ts';
export * from './import.ts';
export * from './logbook.ts';
export * from './next-chapter.ts';
export * from './tables.ts';
