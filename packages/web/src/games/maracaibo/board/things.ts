/**
 * Which thing on the table a move is about, by its id. Ids are those on the pieces and never clash: cards `A07`,
 * places `9a`, areas `U3`, quests `Q12`, explorer spaces `E6`, tiles `L12`, nations, symbols and buildings by name.
 */
import type { Move } from './table.ts';

/** An objective of a career: `C3:1`. */
export function goalThing(career: string, objective: number): string {
  return `${career}:${objective}`;
}

/** A space of the treasure fleet, by its value. */
export function fleetThing(value: number): string {
  return `fleet:${value}`;
}

/** Undefined for what lies nowhere: such moves are buttons. */
export function thingOf(move: Move): string | undefined {
  switch (move.kind) {
    case 'plan':
    case 'discard':
    case 'deliver':
    case 'spy':
    case 'buy':
    case 'pay':
    case 'combat-card':
    case 'take':
      return move.card;
    case 'career':
      return move.career;
    case 'sail':
    case 'explore':
      return move.to;
    case 'quest':
      return move.quest;
    case 'objective':
      return goalThing(move.career, move.objective);
    case 'invest':
      return move.building;
    case 'village-action':
      return move.of;
    case 'influence':
    case 'rank':
    case 'cube-nation':
    case 'fight-for':
      return move.nation;
    case 'disc':
      return move.area;
    case 'cube':
    case 'take-city':
    case 'take-village':
      return move.at;
    case 'synergy':
      return move.symbol;
    case 'skull':
    case 'use-tile':
      return move.tile;
    case 'treasure-fleet':
      return fleetThing(move.value);
    default:
      return undefined;
  }
}
