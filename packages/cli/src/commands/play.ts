import { loadPages } from '@captains-table/catalogue/pages';
import type { SlowBot } from '@captains-table/bots';
import type { LoadedGame } from '@captains-table/catalogue';
import type { AnyMatch, BotAtSeat, Locale, Seat } from '@captains-table/kernel';
import { contentHashIn, Match, newSeed, Speech } from '@captains-table/kernel';
import type { TableSettings } from '@captains-table/kernel/contract';
import type { Member } from '@captains-table/table/campaign';
import { WORDS } from '../../texts/index.ts';
import { readArguments, wholeNumber } from '../arguments.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../command.ts';
import type { Io } from '../io.ts';
import { print } from '../io.ts';
import { learnedGame } from '../learned-game.ts';
import { localeOf } from '../language.ts';
import { gameOfCampaign } from '../play/campaign-file.ts';
import type { CampaignFlags } from '../play/campaign.ts';
import { chapterLines, chapterTable, endChapter, openCampaign } from '../play/campaign.ts';
import { People } from '../play/people.ts';
import { Session } from '../play/session.ts';
import { botNames, slowBot } from '../bots-by-name.ts';
import { TABLE_FLAGS, gameOf, tableOf } from '../table.ts';

export const play: Command = {
  name: 'play',
  summary: 'play a game in the terminal',
  usage: `Usage: captains-table play <game> [--players N] [--mode M] [--option name=value]… [--seed S]
       [--bots a,b,…] [--seat K] [--lang en|fr|nl] [--hot-seat] [--campaign FILE [--after N]]

Play against bots, or with friends at one keyboard. Type ? during the game for help.

  --players N          how many play (default: 2, or as many as the mode needs)
  --mode M, --option   see captains-table games
  --seed S             the same seed deals the same game; a new one is drawn without it
  --bots a,b,…         the bots on the other seats; a short list is repeated (default: mate);
                       exec:<command> seats a program of your own (docs/protocol.md)
  --seat K             which seat is yours, counted from 1 (default: 1)
  --lang L             en, fr or nl (default: en)
  --hot-seat           people on all seats, taking turns at the keyboard
  --campaign FILE      plays the next chapter of the campaign in FILE, which is made when it is
                       missing; a chapter is kept when it has ended, a lost one is played again
  --after N            goes on after game N of that file instead of the last one, 0 at the beginning:
                       a new branch, and what was played stays (--after ? lists the games)`,

  async run(args, io) {
    const { values, positionals } = readArguments(args, ['game'], {
      ...TABLE_FLAGS,
      seed: { type: 'string' },
      bots: { type: 'string' },
      seat: { type: 'string' },
      lang: { type: 'string', default: 'en' },
      'hot-seat': { type: 'boolean', default: false },
      campaign: { type: 'string' },
      after: { type: 'string' },
    });
    if (values.after !== undefined && values.campaign === undefined)
      throw new UsageError('--after needs --campaign');
    const loaded = await playedWith(await gameOf(positionals[0] ?? '', io), values.campaign, io);
    const locale = localeOf(values.lang);
    const sitting: Sitting = { loaded, flags: values, seed: values.seed ?? newSeed(), locale, io };
    if (values.campaign === undefined) await playAt(sitting, tableOf(loaded.game.meta, values));
    else await playCampaign(sitting, values.campaign);
    return 0;
  },
};

/** A campaign keeps to the pack that it was begun with, which its file brings along. */
async function playedWith(asked: LoadedGame, campaign: string | undefined, io: Io): Promise<LoadedGame> {
  const kept = campaign === undefined ? undefined : await gameOfCampaign(campaign, io);
  if (kept === undefined || kept.game.meta.id !== asked.game.meta.id) return asked;
  const wished = contentHashIn(asked.game.meta.rulesVersion);
  if (wished !== undefined && wished !== contentHashIn(kept.game.meta.rulesVersion))
    throw new UsageError('this campaign keeps to the pack that it was begun with: leave --content out');
  return kept;
}

interface Sitting {
  readonly loaded: LoadedGame;
  readonly flags: SeatFlags & CampaignFlags;
  readonly seed: string;
  readonly locale: Locale;
  readonly io: Io;
}

/** Plays one game until it is over or left. */
async function playAt(sitting: Sitting, table: TableSettings): Promise<Played> {
  const { flags, seed, locale, io } = sitting;
  const loaded = await learnedGame(sitting.loaded, table);
  const words = WORDS[locale];
  const people = peopleOf(flags, table, seed, loaded);
  const speech = new Speech(loaded.texts[locale], (seat) => people.name(seat, words, locale));
  const match = new Match(loaded.game, { ...table, seed });
  const { policy } = loaded;
  const pages = await loadPages(loaded.game.meta.id, locale);
  const hintTexts = (await loaded.hintTexts?.(locale)) ?? loaded.texts[locale];
  await new Session({ match, people, speech, words, locale, io, policy, hintTexts, pages }).run();
  const members = Array.from({ length: table.seats }, (_, seat): Member => {
    const bot = people.botAt(seat);
    return bot === undefined
      ? { kind: 'person', name: words.player(seat + 1) }
      : { kind: 'bot', level: bot.name };
  });
  return { match, members, bots: people.told };
}

interface Played {
  readonly match: AnyMatch;
  readonly members: readonly Member[];
  readonly bots: readonly BotAtSeat[];
}

async function playCampaign(sitting: Sitting, path: string): Promise<void> {
  const { loaded, flags, locale, io } = sitting;
  const words = WORDS[locale];
  const open = await openCampaign(path, flags, loaded, io);
  const { offer } = open;
  const lines = chapterLines(open, await loadPages(loaded.game.meta.id, locale), words);
  for (const line of lines) print(io, line);
  if (offer === undefined) return;
  const played = await playAt(sitting, chapterTable(open, offer, flags.players));
  for (const line of await endChapter(open, played, words, io)) print(io, line);
}

/** A fair opponent that answers at once. */
const USUAL_BOT = 'mate';

interface SeatFlags {
  readonly 'hot-seat': boolean;
  readonly bots?: string | undefined;
  readonly seat?: string | undefined;
}

function peopleOf(flags: SeatFlags, table: TableSettings, seed: string, loaded: LoadedGame): People {
  if (flags['hot-seat']) {
    if (flags.bots !== undefined) throw new UsageError('--hot-seat leaves no seat for --bots');
    if (flags.seat !== undefined)
      throw new UsageError('--hot-seat takes all seats: --seat does not go with it');
    return new People(new Map(), undefined);
  }
  const you = wholeNumber('seat', flags.seat ?? '1', 1, table.seats) - 1;
  const others = Array.from({ length: table.seats }, (_, seat) => seat).filter((seat) => seat !== you);
  const names = others.length === 0 ? [] : botNames(flags.bots ?? USUAL_BOT, others.length);
  const bots = others.map((seat, i): [Seat, SlowBot] => [
    seat,
    slowBot(names[i] ?? USUAL_BOT, `${seed}/bot-${i}`, seat, table, loaded),
  ]);
  return new People(new Map(bots), you);
}
