export * from './campaign.ts';
export * from './file.ts';
