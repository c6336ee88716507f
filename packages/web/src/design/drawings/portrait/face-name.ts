import type { CharacterId } from '@captains-table/bots/texts';
import type { PortraitId } from '@captains-table/protocol';

/** The character of a bot, or the portrait that a person has chosen. */
export type FaceName = CharacterId | PortraitId;
