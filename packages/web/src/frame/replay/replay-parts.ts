/** What a table shows while a match is replayed. */
export { ReplayControls } from './replay-controls.tsx';
export { ReplayWishes } from './replay-wishes.tsx';
