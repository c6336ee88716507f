export * from './campaign.ts';
export * from './errors.ts';
export * from './failure.ts';
export * from './http.ts';
export * from './names.ts';
export * from './patch.ts';
export * from './socket.ts';
export * from './table.ts';
