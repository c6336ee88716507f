/** What no table shows at the beginning: drawers, what comes up for a while, all about a player or a place. */
export { Bought } from '../cards/bought.tsx';
export { PlaceCard } from '../chart/place-card/card.tsx';
export { CombatCard } from '../combat/combat-card.tsx';
export { JeanneStage } from '../jeanne/jeanne-stage.tsx';
export { JeanneCard } from '../jeanne/jeanne-card.tsx';
export { ScoringStrip } from '../nations/scoring-strip.tsx';
export { Tiles } from '../nations/tiles.tsx';
export { Incomes } from '../panels/incomes.tsx';
export { Panel } from '../panels/panel.tsx';
export { Stores } from '../panels/stores.tsx';
