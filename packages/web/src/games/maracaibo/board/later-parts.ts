/** What no table shows at the beginning: drawers, and what comes up for a while. */
export { Bought } from '../cards/bought.tsx';
export { CombatCard } from '../combat/combat-card.tsx';
export { JeanneStage } from '../jeanne/jeanne-stage.tsx';
export { JeanneCard } from '../jeanne/jeanne-card.tsx';
export { Tiles } from '../nations/tiles.tsx';
export { Stores } from '../panels/stores.tsx';
