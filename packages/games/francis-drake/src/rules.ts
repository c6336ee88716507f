/** What a table loads of the game, and no more. */
export { CONTENT } from './built-in-content.ts';
export { createFrancisDrake } from './index.ts';
