/** The part of the game that a table loads. */
export { CONTENT } from './built-in-content.ts';
export { createCaravelas } from './index.ts';
