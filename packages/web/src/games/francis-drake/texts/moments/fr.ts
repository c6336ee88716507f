import type { MomentTexts } from './moment-texts.ts';

export const fr: MomentTexts = {
  town: 'Une ville est prise',
  fort: 'Un fort est pris d’assaut',
  galleon: 'Un galion est abordé',
  failed: 'En vain',
  'ghost-vanished': 'Le Bateau Fantôme',
  conquests: 'Conquêtes',
  'chest-opened': 'Le coffre s’ouvre',
};
