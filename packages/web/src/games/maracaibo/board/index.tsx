import { boardOf } from './board-of.tsx';

export const board = boardOf();
