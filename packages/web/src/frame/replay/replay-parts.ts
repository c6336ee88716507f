/** What a table shows where a match is looked at again. */
export { ReplayControls } from './replay-controls.tsx';
export { ReplayWishes } from './replay-wishes.tsx';
