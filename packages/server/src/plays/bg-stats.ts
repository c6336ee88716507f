/** A log of plays as the app BG Stats exports and imports it (`.bgsplay`). */
import { MINUTE } from '@captains-table/kernel';
import type { Play, Player } from './plays.ts';
import { stableUuid } from './stable-uuid.ts';

const LOCATION = 1;

/** `me`: whose log it is, as in `Player.id`. */
export function bgStatsFile(plays: readonly Play[], me: string): object {
  const games = numbered(plays.map(({ game }) => game));
  const players = numbered(plays.flatMap((play) => play.players.map(({ id }) => id)));
  const latestGame = new Map(plays.map((play) => [play.game, play]));
  const latestPlayer = new Map(plays.flatMap((play) => play.players.map((one) => [one.id, { one, play }])));
  return {
    about: 'Captain’s Table',
    games: [...latestGame].map(([game, play]) => gameOf(play, games.get(game) ?? 0)),
    players: [...latestPlayer].map(([id, { one, play }]) => ({
      id: players.get(id) ?? 0,
      uuid: uuidOf(`player/${id}`),
      name: one.name,
      isAnonymous: false,
      modificationDate: dateOf(play.endedAt),
      bggUsername: '',
    })),
    locations: [
      {
        id: LOCATION,
        uuid: uuidOf('location'),
        name: 'Captain’s Table',
        modificationDate: dateOf(plays.at(-1)?.endedAt ?? 0),
      },
    ],
    plays: plays.map((play) => playOf(play, games.get(play.game) ?? 0, players)),
    userInfo: { meRefId: players.get(me) ?? 0 },
  };
}

function gameOf({ game, gameName, cooperative, endedAt }: Play, id: number): object {
  return {
    id,
    uuid: uuidOf(`game/${game}`),
    name: gameName,
    modificationDate: dateOf(endedAt),
    cooperative,
    highestWins: true,
    noPoints: false,
    usesTeams: false,
    urlThumb: '',
    urlImage: '',
    bggName: '',
    bggYear: 0,
    bggId: 0,
    designers: '',
    isBaseGame: 1,
    isExpansion: 0,
    rating: 0,
    minPlayerCount: 0,
    maxPlayerCount: 0,
    minPlayTime: 0,
    maxPlayTime: 0,
    minAge: 0,
  };
}

function playOf(play: Play, gameRefId: number, players: ReadonlyMap<string, number>): object {
  return {
    uuid: uuidOf(`play/${play.table}`),
    modificationDate: dateOf(play.endedAt),
    entryDate: dateOf(play.endedAt),
    playDate: dateOf(play.startedAt),
    usesTeams: false,
    durationMin: play.pace === 'live' ? Math.round((play.endedAt - play.startedAt) / MINUTE) : 0,
    ignored: false,
    manualWinner: false,
    rounds: 0,
    bggId: 0,
    importPlayId: 0,
    rating: 0,
    nemestatsId: 0,
    scoringSetting: 0,
    playImages: '[]',
    locationRefId: LOCATION,
    gameRefId,
    board: play.modeName,
    comments: '',
    playerScores: play.players.map((player, seat) => scoreOf(player, seat, players)),
    expansionPlays: [],
  };
}

function scoreOf({ id, place, score }: Player, seat: number, players: ReadonlyMap<string, number>): object {
  return {
    score: score === undefined ? '' : String(score),
    winner: place === 1,
    newPlayer: false,
    startPlayer: seat === 0,
    playerRefId: players.get(id) ?? 0,
    role: '',
    rank: place,
    seatOrder: seat + 1,
    startPosition: '',
  };
}

/** Numbers by which the parts of the file name each other, from 1 on. */
function numbered(names: readonly string[]): ReadonlyMap<string, number> {
  return new Map([...new Set(names)].map((name, index) => [name, index + 1]));
}

/** `2026-07-11 19:30:00`, in UTC. */
function dateOf(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ');
}

/** What is imported twice is there once. */
function uuidOf(name: string): string {
  return stableUuid(name).toUpperCase();
}
