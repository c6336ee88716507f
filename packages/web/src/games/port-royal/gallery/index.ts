import type { GameGallery } from '../../../gallery/game-gallery.ts';
import { CardsHall } from './cards-hall.tsx';
import { POSITIONS } from './positions.ts';
import { SignsHall } from './signs-hall.tsx';
import { TablesHall } from './tables-hall.tsx';

export const gallery: GameGallery = {
  game: 'port-royal',
  positions: POSITIONS,
  halls: [
    { id: 'signs', title: 'Signs of Port Royal', Hall: SignsHall },
    { id: 'cards', title: 'Cards of Port Royal', Hall: CardsHall },
    { id: 'tables', title: 'Boards of Port Royal', Hall: TablesHall },
  ],
};
