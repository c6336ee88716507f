import type { GameGallery } from '../../../gallery/game-gallery.ts';
import { POSITIONS } from './positions.ts';

export const gallery: GameGallery = { game: 'francis-drake', positions: POSITIONS };
