/** The part of the game that a table loads. */
export { CONTENT } from './built-in-content.ts';
export { createFrancisDrake } from './index.ts';
