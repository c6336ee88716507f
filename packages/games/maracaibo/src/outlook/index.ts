/**
 * What a player can do and expect, worked out by the rules from what a player sees: where a ship can go, what things cost and
 * bring, how far a player is. Nothing here decides anything; it tells the code that draws the table what to write.
 * Rule MA-27.7.
 */
import type { Content } from '../content.ts';
import { CardOutlook } from './cards.ts';
import { CareerOutlook } from './careers.ts';
import { CombatOutlook } from './combat.ts';
import { ExplorerOutlook } from './explorer.ts';
import { JeanneOutlook } from './jeanne.ts';
import { NationOutlook } from './nations.ts';
import { PlaceOutlook } from './places.ts';
import { PrestigeOutlook } from './prestige.ts';
import { ScoringOutlook } from './scoring.ts';
import { ShipOutlook } from './ship.ts';
import { Sight } from './sight.ts';
import { VoyageOutlook } from './voyages.ts';

export { accountOf } from './account.ts';
export type { Account, Earning } from './account.ts';
export type { Progress } from './careers.ts';
export type { CombatRow, CombatWay, CombatWayGroup } from './combat.ts';
export type { Marker } from './nations.ts';
export type { PlaceNow } from './places.ts';
export type { Area, Gate } from './ship.ts';
export type { Voyage } from './voyages.ts';

export class Outlook {
  /** Handed to the part that only some tables load: `story.ts`. */
  readonly sight: Sight;
  readonly cards: CardOutlook;
  readonly careers: CareerOutlook;
  readonly combat: CombatOutlook;
  readonly explorer: ExplorerOutlook;
  readonly jeanne: JeanneOutlook;
  readonly nations: NationOutlook;
  readonly places: PlaceOutlook;
  readonly prestige: PrestigeOutlook;
  readonly scoring: ScoringOutlook;
  readonly ship: ShipOutlook;
  readonly voyages: VoyageOutlook;

  constructor(content: Content) {
    const sight = new Sight(content);
    this.sight = sight;
    this.cards = new CardOutlook(sight);
    this.careers = new CareerOutlook(sight);
    this.explorer = new ExplorerOutlook(sight);
    this.jeanne = new JeanneOutlook(sight);
    this.nations = new NationOutlook(sight);
    this.places = new PlaceOutlook(sight);
    this.combat = new CombatOutlook(sight, this.places);
    this.prestige = new PrestigeOutlook(sight);
    this.scoring = new ScoringOutlook(sight);
    this.ship = new ShipOutlook(sight);
    this.voyages = new VoyageOutlook(sight);
  }
}
