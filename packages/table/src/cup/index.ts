export * from './cup.ts';
export { bracketSlots } from './knockout.ts';
export * from './next-round.ts';
export * from './standings.ts';
