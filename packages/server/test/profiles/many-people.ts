/** A server with many people who have played many games. */
interface Many {
  readonly people: number;
  readonly games: number;
  readonly now: number;
  /** The busiest person, who has played one game in twenty-one. */
  readonly busiest: string;
  /** The day on which all of them played the daily harbour. */
  readonly day: string;
}

/** The whole content, in SQL that both databases understand. Primes spread the numbers: everyone meets many others. */
export function manyPeople({
  people: PEOPLE,
  games: GAMES,
  now: NOW,
  busiest: BUSIEST,
  day,
}: Many): readonly string[] {
  const upTo = (count: number) =>
    `with recursive n(i) as (select 0 union all select i + 1 from n where i < ${count - 1})`;
  const game = (i: string) =>
    `case ${i} % 4 when 0 then 'port-royal' when 1 then 'caravelas' when 2 then 'francis-drake' else 'maracaibo' end`;
  const first = `case when i % 21 = 0 then '${BUSIEST}' else 'p' || (i * 7919 % ${PEOPLE}) end`;
  const second = `'p' || (1 + i * 20011 % ${PEOPLE - 1})`;
  const at = `${NOW} - (${GAMES} - i) * cast(60000 as bigint)`;
  const chairs = `'[{"kind":"person","person":"' || ${first} || '"},{"kind":"person","person":"' || ${second} || '"}]'`;
  const seat = (number: number, who: string, rank: number, where: string) => `
    insert into seat (table_id, seat, person, owes, resigned, rank, score, listing, updated_at, game, mode)
    ${upTo(GAMES)} select 't' || i, ${number}, ${who}, 0, 0, ${rank}, i % 90, 0, ${at}, ${game('i')}, 'base' from n
    where ${where}`;
  const met = (who: string, other: string) => `
    insert into encounter (person, other, game, games, won, lost, at)
    ${upTo(GAMES)} select ${who}, ${other}, ${game('i')}, 1, 1, 0, ${at} from n where ${who} <> ${other}
    on conflict do nothing`;
  const points = (who: string) => `
    insert into rating_point (person, game, pace, counted, at, value, deviation)
    ${upTo(GAMES)} select ${who}, ${game('i')}, 'live', i, ${at}, 1500, 60 from n where i >= 0 on conflict do nothing`;
  return [
    'begin',
    `insert into person (id, name, locale, created_at, seen_at, login)
     ${upTo(PEOPLE)} select 'p' || i, 'Captain ' || i, 'en', 1, 1, 'captain-' || i from n`,
    `insert into game_table (id, game, mode, rules, options, tempo, visibility, spectators, hints, host, invite, seed,
       created_at, seq, status, chairs, started_at, ended_at, updated_at, result, said, bots)
     ${upTo(GAMES)} select 't' || i, ${game('i')}, 'base', '1', '{"mode":"base"}', '{"kind":"none"}', 'invite', 1, 1,
       ${first}, 'invite-' || i, 'seed', ${at}, 9, 'over', ${chairs}, ${at}, ${at}, ${at},
       '{"ranking":[1,2],"scores":[60,50],"breakdown":[{},{}]}', 0, 0 from n`,
    seat(0, first, 1, 'i >= 0'),
    // No one sits at a table twice.
    seat(1, second, 2, `${first} <> ${second}`),
    met(first, second),
    met(second, first),
    points(first),
    points(second),
    ...['live', 'turns'].map(
      (pace) => `
      insert into rating (person, game, pace, value, deviation, games, peak, at)
      ${upTo(4 * PEOPLE)} select 'p' || (i / 4), ${game('i')}, '${pace}', 1500, 60, 9, 1550, ${NOW} from n`,
    ),
    `insert into figure (person, name, value)
     ${upTo(30 * PEOPLE)} select 'p' || (i / 30), 'port-royal/figure-' || (i % 30), i from n`,
    `insert into medal (person, medal, at)
     ${upTo(10 * PEOPLE)} select 'p' || (i / 10), 'port-royal/medal-' || (i % 10), i from n`,
    `insert into profile (person, portrait, shown) ${upTo(PEOPLE)} select 'p' || i, 'cook', '{}' from n`,
    `insert into block (person, other, at) ${upTo(PEOPLE - 1)} select 'p' || i, 'p' || (i + 1), 1 from n`,
    `insert into friendship (person, other, at, state)
     ${upTo(PEOPLE - 1)} select 'p' || (i + 1), 'p' || i, 1, 'friends' from n`,
    `insert into daily_result (person, day, answered, choices, points, done, at)
     ${upTo(PEOPLE)} select 'p' || i, '${day}', 5, '0,1,2,0,1', i % 50, 1, ${NOW} - i from n`,
    `insert into daily_result (person, day, answered, choices, points, done, at)
     ${upTo(365)} select '${BUSIEST}', '2025-' || i, 5, '0,1,2,0,1', i % 50, 1, ${NOW} - i from n`,
    `insert into daily_tally (day, question, choice, people)
     ${upTo(20)} select '${day}', i / 4, i % 4, 1 + i from n`,
    `insert into report (id, by_person, about, reason, text, at)
     ${upTo(PEOPLE / 10)} select 'r' || i, 'p' || i, 'p' || (i + 1), 'words', 'He was rude.', i from n`,
    `insert into ban (id, person, reason, at) ${upTo(PEOPLE / 100)} select 'b' || i, 'p' || (i + 7), '', i from n`,
    `insert into club (id, name, motto, invite, feed, created_at)
     ${upTo(PEOPLE / 100)} select 'c' || i, 'Club ' || i, '', 'join-' || i, 'feed-' || i, 1 from n`,
    `insert into club_member (club, person, role, joined_at)
     ${upTo(PEOPLE)} select 'c' || (i / 100), 'p' || i, 'member', i from n`,
    `insert into evening (id, club, at, note, changed_at)
     ${upTo(PEOPLE)} select 'e' || i, 'c' || (i / 100), ${NOW} + i, '', 1 from n`,
    `insert into club_news (id, club, at, kind, person, about)
     ${upTo(PEOPLE)} select 'n' || i, 'c' || (i / 100), i, 'joined', 'p' || i, '{}' from n`,
    'commit',
  ];
}
