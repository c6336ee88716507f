/** The profile of the person who plays on this device: worked out from the logs that it keeps, without a server. */
import { loadPlayerReport } from '@captains-table/catalogue';
import type { TableGame } from '@captains-table/catalogue';
import { defined } from '@captains-table/kernel';
import type { GameStatistics, Profile, ProfileRating, ProfileResult } from '@captains-table/protocol';
import type { FigureBook, PlayedBy, PlayedGame, Rating } from '@captains-table/table/profile';
import { countGame, isProvisional, isWin, playedAt, ratingAt } from '@captains-table/table/profile';
import type { DeviceStore, LocalRecord } from '../local/device-store.ts';

/** As one person: the one who set the table. */
const ME = 'me';
const LATEST = 6;
const MOST_POINTS = 100;

interface CountedGame {
  readonly local: LocalRecord;
  readonly played: PlayedGame;
  readonly mine: PlayedBy;
}

interface DeviceParts {
  readonly store: Pick<DeviceStore, 'all' | 'entries'>;
  readonly loadGame: (id: string, rules?: string) => Promise<TableGame | undefined>;
  /** What a person without a name is called. */
  readonly unnamed: string;
  readonly portrait?: string | undefined;
}

export async function deviceProfile(parts: DeviceParts): Promise<Profile> {
  const book: FigureBook = new Map();
  const ratings = new Map<string, { rating: Rating; points: { at: number; value: number }[] }>();
  const struck: { medal: string; at: number }[] = [];
  const games: CountedGame[] = [];
  for (const local of (await parts.store.all()).toReversed()) {
    const { game, endedAt } = local.record;
    const report = endedAt === undefined ? undefined : await loadPlayerReport(game);
    const played = report === undefined ? undefined : await playedOn(parts, local);
    const mine = played?.players.find(({ person }) => person === ME);
    if (played === undefined || mine === undefined) continue;
    games.push({ local, played, mine });
    const key = `${game} ${played.pace}`;
    const counted = countGame(played, report, {
      rating: (person) => (person === ME ? ratings.get(key)?.rating : undefined),
      book: (person) => (person === ME ? book : new Map<string, number>()),
    }).find(({ person }) => person === ME);
    for (const medal of counted?.medals ?? []) struck.push({ medal, at: played.endedAt });
    if (counted?.rating === undefined) continue;
    const points = ratings.get(key)?.points ?? [];
    points.push({ at: played.endedAt, value: counted.rating.value });
    ratings.set(key, { rating: counted.rating, points });
  }
  const figures = Object.fromEntries(book);
  return {
    person: {
      id: ME,
      name: games.at(-1)?.local.names[games.at(-1)?.local.record.host ?? ''] ?? parts.unnamed,
      since: games[0]?.played.endedAt ?? Date.now(),
      ...defined({ portrait: parts.portrait }),
    },
    own: true,
    results: { modes: byMode(games), latest: games.toReversed().slice(0, LATEST).map(resultOf), figures },
    ratings: [...ratings].map(([key, { rating, points }]) => ratingOf(key, rating, points)),
    medals: { struck, figures },
  };
}

/** A game that was played to its end; the person who set the table is me. */
async function playedOn(
  { store, loadGame }: DeviceParts,
  { record }: LocalRecord,
): Promise<PlayedGame | undefined> {
  const loaded = (await loadGame(record.game, record.rules)) ?? (await loadGame(record.game));
  const report = await loadPlayerReport(record.game);
  if (loaded === undefined) return undefined;
  const entries = await store.entries(record.id);
  const played = playedAt({ record, entries }, loaded, report);
  return (
    played && {
      ...played,
      players: played.players.map((by) => (by.person === record.host ? { ...by, person: ME } : by)),
    }
  );
}

function ratingOf(key: string, rating: Rating, points: ProfileRating['points']): ProfileRating {
  const [game = '', pace] = key.split(' ');
  const { deviation } = ratingAt(rating, Date.now());
  const { value, games, peak } = rating;
  return {
    game,
    pace: pace === 'turns' ? 'turns' : 'live',
    value,
    deviation,
    provisional: isProvisional({ deviation }),
    games,
    ...(peak > 0 ? { peak } : {}),
    points: points.slice(-MOST_POINTS),
  };
}

function resultOf({ local: { record, names }, played, mine }: CountedGame): ProfileResult {
  const { game, options, chairs } = record;
  const others = chairs.filter((chair) => chair.kind !== 'person' || chair.person !== record.host);
  return {
    table: record.id,
    game,
    mode: options.mode,
    at: played.endedAt,
    place: mine.place,
    players: chairs.length,
    ...defined({ score: mine.score, gaveUp: mine.gaveUp, chapter: played.chapter }),
    ...(played.cooperative ? { cooperative: true } : {}),
    others: others.map((chair) =>
      chair.kind === 'bot'
        ? { level: chair.level, ...defined({ character: chair.character }) }
        : defined({ name: chair.kind === 'person' ? names[chair.person] : undefined }),
    ),
  };
}

function byMode(games: readonly CountedGame[]): readonly GameStatistics[] {
  const modes = new Map<string, CountedGame[]>();
  for (const game of games) {
    const key = `${game.played.game} ${game.played.mode}`;
    modes.set(key, [...(modes.get(key) ?? []), game]);
  }
  return [...modes.values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const scores = own.map(({ mine }) => mine.score ?? 0);
    return [
      {
        game: first.played.game,
        mode: first.played.mode,
        games: own.length,
        wins: own.filter(({ mine }) => isWin(mine)).length,
        meanScore: scores.reduce((sum, score) => sum + score, 0) / own.length,
        bestScore: Math.max(...scores),
      },
    ];
  });
}
