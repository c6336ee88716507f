/** One check for each guarantee that a carry must keep, between two games of a campaign. */
import type { Campaign, CampaignView, Carry, ChapterOffer } from '../campaign.ts';
import { isCarry } from '../campaign.ts';
import { chanceFrom } from '../chance.ts';
import type { GameEvent } from '../events.ts';
import type { AnyGame, GameState } from '../game.ts';
import { canonical, firstDifference, isRecord, notJsonAt, sameJson } from '../json.ts';
import type { AnyMatch } from '../match/index.ts';
import type { Options } from '../meta.ts';
import { checkTable, describeProblem } from '../meta.ts';
import { guarantee } from './guarantees.ts';

type AnyCampaign = Campaign<GameState>;

const MOST_RECAPS = 3;

/** A carry is plain data of one shape, and the same after JSON. */
export function checkCarry(campaign: AnyCampaign, options: Options, carry: Carry): void {
  const odd = notJsonAt(carry, 'carry');
  guarantee(
    'campaign',
    odd === undefined && isCarry(carry),
    () => `${odd ?? 'carry.version'} is not plain data`,
  );
  const back = campaign.read(JSON.parse(JSON.stringify(carry)));
  guarantee(
    'campaign',
    sameJson(back, carry),
    () => `read changes the carry at ${firstDifference(carry, back)}`,
  );
  const [first, now] = [campaign.begin(options), carry].map((one) => Object.keys(one).sort().join());
  guarantee('campaign', first === now, () => `the carry has other fields than at the beginning: ${now}`);
}

/** The offer can be set up, for each number of players that it names, and asking again changes nothing. */
export function checkOffer(game: AnyGame, campaign: AnyCampaign, carry: Carry, offer: ChapterOffer): void {
  const again = campaign.next(carry, offer.options);
  guarantee('campaign', sameJson(again, offer), () => {
    return `asked with its own options, the next chapter is another one: ${firstDifference(offer, again)}`;
  });
  guarantee('campaign', campaign.modes.includes(offer.options.mode), () => {
    return `mode ${offer.options.mode} does not belong to the campaign`;
  });
  const { min, max } = offer.players;
  guarantee('campaign', min <= max, () => `no number of players is ${min} to ${max}`);
  for (let seats = min; seats <= max; seats++) {
    const table = checkTable(game.meta, seats, offer.options);
    guarantee('campaign', table.ok, () =>
      table.ok ? '' : `an offer asks for ${describeProblem(table.problem)}`,
    );
    guarantee('campaign', table.ok && sameJson(table.options, offer.options), () => 'an offer lacks options');
  }
}

/** The logbook names what was read and nothing else. */
export function checkLogbook(campaign: AnyCampaign, carry: Carry, offer: ChapterOffer | undefined): void {
  const view = campaign.view(carry);
  const read = view.pages.map(({ page }) => page);
  const odd = notJsonAt(view, 'view');
  guarantee('campaign', odd === undefined, () => `${odd} is not JSON-safe`);
  guarantee('campaign', new Set(read).size === read.length, () => 'the logbook has a page twice');
  guarantee('campaign', view.over === (offer === undefined), () => {
    return view.over ? 'the story is over and goes on' : 'the story goes on without a chapter';
  });
  guarantee('campaign', offer === undefined || offer.chapter === view.chapter, () => {
    return `the logbook says chapter ${view.chapter}, the offer ${offer?.chapter}`;
  });
  guarantee('campaign', view.chapter >= 1 && view.chapter <= view.chapters, () => {
    return `there is no chapter ${view.chapter} of ${view.chapters}`;
  });
  guarantee(
    'campaign',
    view.recap.length <= MOST_RECAPS,
    () => `${view.recap.length} pages remind of the story`,
  );
  checkUnread(campaign, view, new Set(read));
}

function checkUnread({ pageIds = [] }: AnyCampaign, view: CampaignView, read: ReadonlySet<string>): void {
  const unknown = pageIds.length === 0 ? undefined : [...read].find((page) => !pageIds.includes(page));
  guarantee('campaign', unknown === undefined, () => `${unknown} was read and is no page`);
  const ahead = view.recap.find((page) => !read.has(page));
  guarantee('campaign', ahead === undefined, () => `the logbook reminds of ${ahead}, which was not read`);
  const named = new Set(namesIn(view));
  const unread = pageIds.find((page) => !read.has(page) && named.has(page));
  guarantee('campaign', unread === undefined, () => `the logbook names ${unread}, which was not read`);
}

/** Every text in a value, keys included. */
function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(namesIn);
  return isRecord(value) ? Object.entries(value).flatMap(([key, item]) => [key, ...namesIn(item)]) : [];
}

/**
 * What a finished game hands on: it follows from the end alone, reveals nothing that a player cannot know,
 * and remembers every page that was shown.
 */
export function checkHandedOn(match: AnyMatch, campaign: AnyCampaign, before: Carry): Carry {
  const { game, state } = match;
  const untouched = canonical([before, state]);
  const after = campaign.after(before, state);
  guarantee('campaign', canonical([before, state]) === untouched, () => 'after changes what it looks at');
  guarantee('campaign', sameJson(match.after, after), () => 'after gives two different carries');
  for (let seat = 0; seat < match.seats; seat++) {
    const other: GameState = game.redeal(state, seat, chanceFrom(`carried/${match.seed}/${seat}`));
    const difference = firstDifference(after, campaign.after(before, other));
    guarantee('campaign', difference === undefined, () => {
      return `the carry tells seat ${seat} what it cannot see: ${difference}`;
    });
  }
  const read = new Set(campaign.view(after).pages.map(({ page }) => page));
  const lost = pagesShown(match).find((page) => !read.has(page));
  guarantee('campaign', lost === undefined, () => `page ${lost} was shown, and the logbook does not have it`);
  return after;
}

function pagesShown(match: AnyMatch): string[] {
  const first = openPages(match.game, match.at(0));
  return [...first, ...[...match.replay()].flatMap(({ events }) => events.flatMap(pageOf))];
}

/** Set-up has no events: a page that it shows is in the decisions. */
function openPages(game: AnyGame, state: GameState): string[] {
  return game.pending(state).flatMap((owed) => ('page' in owed ? [String(owed.page)] : []));
}

function pageOf(event: GameEvent): string[] {
  return event.key === 'page' && 'page' in event ? [String(event.page)] : [];
}
