import type { GameGallery } from '../../../gallery/game-gallery.ts';
import { CardsSection } from './cards-section.tsx';
import { POSITIONS } from './positions.ts';
import { SignsSection } from './signs-section.tsx';
import { TablesSection } from './tables-section.tsx';

export const gallery: GameGallery = {
  game: 'port-royal',
  positions: POSITIONS,
  sections: [
    { id: 'signs', title: 'Signs of Port Royal', Section: SignsSection },
    { id: 'cards', title: 'Cards of Port Royal', Section: CardsSection },
    { id: 'tables', title: 'Boards of Port Royal', Section: TablesSection },
  ],
};
