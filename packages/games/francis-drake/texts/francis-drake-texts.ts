import type { GameTexts } from '@captains-table/kernel';
import type {
  Choice,
  Code,
  Decision,
  DestinationId,
  DestinationKind,
  DiscName,
  Event,
  Good,
  Move,
  Office,
  Phase,
  PlaceId,
  Treasure,
} from '../src/index.ts';

/** A name and one paragraph about it. */
export interface Explained {
  readonly name: string;
  readonly help: string;
}

/** What somebody takes along from a place of the street. */
export type Gifts = Pick<
  Extract<Event, { key: 'visited' }>,
  'galleon' | 'pinnace' | 'crew' | 'guns' | 'barrels' | 'trade'
>;

/** Every decision, and what is good to know besides. */
export type HelpTopic =
  | Decision['kind']
  | 'overview'
  | 'provisioning'
  | 'departure'
  | 'tokens'
  | 'zones'
  | 'missions'
  | 'order'
  | 'towns'
  | 'forts'
  | 'galleons'
  | 'ports'
  | 'conquests'
  | 'chest'
  | 'goods'
  | 'golden-hind'
  | 'ghost-ship'
  | 'end'
  | 'variants';

export interface FrancisDrakeTexts extends GameTexts<Move, Event, Decision, Code> {
  readonly places: Readonly<Record<PlaceId, Explained>>;
  readonly destinations: Readonly<Record<DestinationId, string>>;
  readonly kinds: Readonly<Record<DestinationKind, string>>;
  readonly goods: Readonly<Record<Good, string>>;
  readonly treasures: Readonly<Record<Treasure, string>>;
  readonly offices: Readonly<Record<Office, string>>;
  /** What a visitor may choose at a place. */
  readonly choice: (place: PlaceId, take: Choice) => string;
  readonly discs: Readonly<Record<DiscName, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly help: Readonly<Record<HelpTopic, string>>;
}

/** What a pack may name or change, and many sentences speak of. */
export type Named = Pick<FrancisDrakeTexts, 'destinations' | 'choice'>;
