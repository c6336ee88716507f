import type { Campaign, Carry } from '../campaign.ts';
import { chanceFrom } from '../chance.ts';
import type { AnyGame, GameState } from '../game.ts';
import { canonical, firstDifference, sameJson } from '../json.ts';
import { defined } from '../records.ts';
import { checkCarry, checkHandedOn, checkLogbook, checkOffer } from './carry-checks.ts';
import { BrokenGuarantee, guarantee } from './guarantees.ts';
import type { CheckOptions, FailedCheck } from './play.ts';
import { playChecked } from './play.ts';
import type { TableSettings } from './tables.ts';
import { tablesOf } from './tables.ts';

/** Far more games than even an unlucky campaign takes, since games help those who lose. */
const ENDLESS = 300;

export interface CheckedCampaign {
  readonly games: number;
  readonly decisions: number;
  readonly failure?: FailedCheck;
}

export interface CampaignCheckOptions extends Omit<CheckOptions, 'onEnd'> {
  /** How many games a campaign may take before it counts as endless. */
  readonly mostGames?: number;
  /** Called between two games, with what was handed on. */
  readonly onCarry?: (carry: Carry) => void;
}

/** Every table at which a campaign can begin. */
export function campaignTablesOf({ meta, campaign }: AnyGame): TableSettings[] {
  return tablesOf(meta).filter(({ options }) => campaign?.modes.includes(options.mode));
}

/** A whole campaign of random moves, chapter by chapter, with every guarantee checked on the way. */
export function playCampaignChecked(
  game: AnyGame,
  table: TableSettings,
  seed: string,
  options: CampaignCheckOptions = {},
): CheckedCampaign {
  const { campaign } = game;
  if (campaign === undefined) throw new Error(`${game.meta.id} has no campaign`);
  const run: Run = { game, campaign, table, seed, options, games: 0, decisions: 0 };
  try {
    const failure = playToTheEnd(run);
    return { games: run.games, decisions: run.decisions, ...defined({ failure }) };
  } catch (error) {
    const guarantee = error instanceof BrokenGuarantee ? error.guarantee : 'crash';
    const message = error instanceof Error ? error.message : String(error);
    const failing = { ...table, ...defined({ carry: run.carry }) };
    const failure: FailedCheck = { guarantee, message, table: failing, seed };
    return { games: run.games, decisions: run.decisions, failure };
  }
}

interface Run {
  readonly game: AnyGame;
  readonly campaign: Campaign<GameState>;
  readonly table: TableSettings;
  readonly seed: string;
  readonly options: CampaignCheckOptions;
  games: number;
  decisions: number;
  /** What the next game begins with. */
  carry?: Carry;
}

function playToTheEnd(run: Run): FailedCheck | undefined {
  const { game, campaign, table, options } = run;
  const { mostGames = ENDLESS, onCarry } = options;
  const first = campaign.begin(table.options);
  checkBeginning(game, table, first);
  for (let carry = first; ;) {
    run.carry = carry;
    onCarry?.(carry);
    const chapter = nextTable(run, carry);
    if (chapter === undefined) return undefined;
    guarantee('campaign', run.games < mostGames, () => `still going on after ${mostGames} games`);
    const played = playChapter(run, chapter, carry);
    if (played.failure !== undefined) return played.failure;
    carry = played.after;
  }
}

function playChapter(
  run: Run,
  chapter: TableSettings,
  before: Carry,
): { after: Carry; failure?: FailedCheck } {
  const { game, campaign, seed, options } = run;
  const untouched = canonical(before);
  let after = before;
  const { decisions, failure } = playChecked(game, chapter, `${seed}/${run.games}`, {
    ...options,
    onEnd: (match) => {
      after = checkHandedOn(match, campaign, before);
    },
  });
  run.games++;
  run.decisions += decisions;
  guarantee('campaign', canonical(before) === untouched, () => 'playing changes the carry');
  return { after, ...defined({ failure }) };
}

/** A game without a carry is a first game. */
function checkBeginning(game: AnyGame, { seats, options }: TableSettings, carry: Carry): void {
  const [without, first]: GameState[] = [undefined, carry].map((given) =>
    game.setup(seats, options, chanceFrom('beginning'), given),
  );
  guarantee('campaign', sameJson(without, first), () => {
    return `without a carry the set-up is not that of a beginning: ${firstDifference(first, without)}`;
  });
}

/** The table of the next chapter, with as many of the players as it allows. */
function nextTable({ game, campaign, table }: Run, carry: Carry): TableSettings | undefined {
  const { seats, options } = table;
  checkCarry(campaign, options, carry);
  const offer = campaign.next(carry, options);
  checkLogbook(campaign, carry, offer);
  if (offer === undefined) return undefined;
  checkOffer(game, campaign, carry, offer);
  const { min, max } = offer.players;
  return { seats: Math.min(Math.max(seats, min), max), options: offer.options, carry };
}
