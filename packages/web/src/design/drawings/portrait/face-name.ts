import type { CharacterId } from '@captains-table/bots/texts';
import type { PortraitId } from '@captains-table/protocol';

/** A character as whom a bot sits, or the portrait that a person has chosen. */
export type FaceName = CharacterId | PortraitId;
