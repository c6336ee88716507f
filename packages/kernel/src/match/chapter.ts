import type { Campaign, Carry } from '../campaign.ts';
import { CarryError, isCarry } from '../campaign.ts';
import type { GameState } from '../game.ts';
import type { GameMeta, Options } from '../meta.ts';
import { checkTable, describeProblem } from '../meta.ts';
import { MatchError } from './document.ts';

/** What a match needs to know of the chapter that it is. */
interface Chapter {
  /** The carry as it came, and as the game reads it today. */
  readonly given: Carry;
  readonly carry: Carry;
  readonly options: Options;
}

/** Checks the carry that a match is to begin with, and takes the options that its chapter is played with. */
export function chapterOf<S extends GameState>(
  { meta, campaign }: { readonly meta: GameMeta; readonly campaign?: Campaign<S> },
  seats: number,
  options: Options,
  given: unknown,
): Chapter | undefined {
  if (given === undefined) return undefined;
  if (campaign === undefined) throw refused(`${meta.id} has no campaign`);
  if (!campaign.modes.includes(options.mode)) {
    throw refused(
      `mode ${options.mode} does not belong to the campaign; these do: ${campaign.modes.join(', ')}`,
    );
  }
  if (!isCarry(given)) throw refused('it is no plain data with a version');
  const carry = readCarry(campaign, given);
  const offer = campaign.next(carry, options);
  if (offer === undefined) throw refused('the story is over');
  const { min, max } = offer.players;
  if (seats < min || seats > max) {
    throw refused(`chapter ${offer.chapter} is for ${min === max ? min : `${min} to ${max}`} players`);
  }
  const table = checkTable(meta, seats, offer.options);
  if (!table.ok) throw new Error(`chapter ${offer.chapter}: ${describeProblem(table.problem)}`);
  return { given, carry, options: table.options };
}

function readCarry<S extends GameState>(campaign: Campaign<S>, given: Carry): Carry {
  try {
    return campaign.read(given);
  } catch (error) {
    throw error instanceof CarryError ? refused(error.message) : error;
  }
}

function refused(why: string): MatchError {
  return new MatchError('carry', `"carry" cannot be used: ${why}`);
}
