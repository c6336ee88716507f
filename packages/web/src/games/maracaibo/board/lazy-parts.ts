import { lazyFrom } from '../../../app/lazy.tsx';

export const laterParts = () => import('./later-parts.ts');

const part = lazyFrom(laterParts);

export const Bought = part((all) => all.Bought);
export const CombatCard = part((all) => all.CombatCard);
export const Incomes = part((all) => all.Incomes);
export const JeanneStage = part((all) => all.JeanneStage);
export const JeanneCard = part((all) => all.JeanneCard);
export const Panel = part((all) => all.Panel);
export const PlaceCard = part((all) => all.PlaceCard);
export const ScoringStrip = part((all) => all.ScoringStrip);
export const Stores = part((all) => all.Stores);
export const Tiles = part((all) => all.Tiles);
