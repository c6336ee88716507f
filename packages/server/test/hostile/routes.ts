/** Every HTTP route, each with something that keeps it from being granted. */
export interface Route {
  readonly method: string;
  /** `:id` and `:invite` are filled in. */
  readonly path: string;
  /** Well-formed except for what keeps it from being granted. Absent where the route reads no body. */
  readonly body?: object;
  /** Would be granted to a person who is signed in, so it is only sent without a sign-in. */
  readonly strangersOnly?: boolean;
}

const EVERYBODYS = ['/', '/health', '/ready', '/api/games', '/api/tables?status=playing', '/api/push/key'];
const ONES_OWN = [
  '/api/me',
  '/api/me/sign-ins',
  '/api/me/passkeys',
  '/api/me/webhook',
  '/api/me/notices',
  '/api/me/calendar',
  '/api/me/plays.csv',
  '/api/me/plays.bgsplay',
  '/api/due?table=:id',
  '/api/mutes',
];
const PEOPLE = ['/api/people/:id', '/api/people/nobody', '/api/me/export'];
const DAILY = ['/api/daily/2026-01-01', '/api/daily/today/deal', '/api/daily/2999-01-01', '/api/me/daily'];
const LISTS = ['/api/tables', '/api/tables/mine', '/api/tables/finished', '/api/statistics'];
const TABLES = ['', '?invite=:invite', '/log', '/export', '/webhook', '/nothing'].map(
  (end) => `/api/tables/:id${end}`,
);
const NOWHERE = [
  '/socket',
  '/calendar/:invite.ics',
  '/calendar/x',
  '/calendar/club/:invite.ics',
  '/feed/:invite.atom',
  '/feed/x',
  '/api/sign-in/provider/answer?code=1&state=2',
  '/favicon.ico',
  '/api',
  '/assets/../../package.json',
  '//',
  '/%2e%2e/',
];

const passkey = { id: 'x', rawId: 'x', response: {} };
const me = { kind: 'me' };
const invite = 'K7Q2-M9XW-4DTB';

export const ROUTES: readonly Route[] = [
  ...[...EVERYBODYS, ...ONES_OWN, ...PEOPLE, ...DAILY, ...LISTS, ...TABLES, ...NOWHERE].map((path) => ({
    method: 'GET',
    path,
  })),
  { method: 'PATCH', path: '/api/me', body: { name: '\u202e', locale: 'xx' } },
  {
    method: 'POST',
    path: '/api/daily/2999-01-01/answers',
    body: { question: 0, choice: 0, seed: 'x' },
  },
  { method: 'PATCH', path: '/api/me/profile', body: { portrait: 'kraken', shown: { people: 5 } } },
  { method: 'PUT', path: '/api/me/password', body: { login: '..', password: 'short', current: {} } },
  { method: 'DELETE', path: '/api/me', strangersOnly: true },
  { method: 'POST', path: '/api/arrive', body: { locale: 'pirate' } },
  { method: 'POST', path: '/api/sign-in', body: { login: 'anna', password: 'password' } },
  { method: 'POST', path: '/api/sign-in/passkey/options', body: {} },
  { method: 'POST', path: '/api/sign-in/passkey', body: { response: passkey } },
  { method: 'POST', path: '/api/sign-out', strangersOnly: true },
  { method: 'DELETE', path: '/api/me/sign-ins/:invite' },
  { method: 'POST', path: '/api/me/passkeys/options', body: { current: { password: 5 } } },
  { method: 'POST', path: '/api/me/passkeys', body: { name: '', response: { id: 'x' } } },
  { method: 'DELETE', path: '/api/me/passkeys/:invite' },
  { method: 'POST', path: '/api/tables', body: { game: 'no-such-game', chairs: [me, { kind: 'open' }] } },
  { method: 'POST', path: '/api/tables', body: { game: 'tic-tac-toe', chairs: [me, me] } },
  { method: 'POST', path: '/api/tables', body: { game: 'tic-tac-toe', chairs: [me] } },
  { method: 'POST', path: '/api/invites', body: { code: invite } },
  { method: 'POST', path: '/api/tables/:id/join', body: { invite, seat: 0 } },
  { method: 'POST', path: '/api/tables/:id/start', body: {} },
  {
    method: 'POST',
    path: '/api/tables/:id/chair',
    body: { seat: 1, chair: { kind: 'bot', level: 'random' } },
  },
  { method: 'POST', path: '/api/tables/:id/leave', body: {}, strangersOnly: true },
  { method: 'POST', path: '/api/tables/:id/rematch', body: {}, strangersOnly: true },
  { method: 'PUT', path: '/api/mutes', body: { person: 5, muted: 'no' } },
  {
    method: 'POST',
    path: '/api/push',
    body: { endpoint: 'http://localhost', keys: { p256dh: '', auth: '' } },
  },
  { method: 'DELETE', path: '/api/push', body: { endpoint: 'javascript:alert(1)' } },
  { method: 'POST', path: '/api/packs', body: { game: 'port-royal', cards: 'none' } },
  { method: 'GET', path: '/api/packs', strangersOnly: true },
  { method: 'DELETE', path: `/api/packs/${'0'.repeat(64)}` },
  { method: 'POST', path: `/api/packs/${'0'.repeat(64)}/link`, body: {} },
  { method: 'GET', path: '/api/shared-packs/:invite' },
  { method: 'GET', path: '/api/tables/:id/pack' },
  { method: 'GET', path: `/api/content/port-royal/${'0'.repeat(32)}?table=:id` },
  { method: 'GET', path: '/api/clubs', strangersOnly: true },
  { method: 'POST', path: '/api/clubs', body: { name: '\u202e' } },
  { method: 'GET', path: '/api/clubs/link/:invite' },
  { method: 'POST', path: '/api/clubs/join', body: { code: invite } },
  { method: 'GET', path: '/api/clubs/:id' },
  { method: 'PATCH', path: '/api/clubs/:id', body: { name: 'Ours now' } },
  { method: 'DELETE', path: '/api/clubs/:id' },
  { method: 'POST', path: '/api/clubs/:id/link', body: {} },
  { method: 'PUT', path: '/api/clubs/:id/members', body: { person: 'x', role: 'founder' } },
  { method: 'DELETE', path: '/api/clubs/:id/members', body: { person: 'x' } },
  { method: 'POST', path: '/api/clubs/:id/evenings', body: { at: 1 } },
  { method: 'PUT', path: '/api/clubs/:id/evenings/:id', body: { at: 1 } },
  { method: 'DELETE', path: '/api/clubs/:id/evenings/:id' },
  { method: 'PUT', path: '/api/clubs/:id/evenings/:id/answer', body: { answer: 'yes' } },
  { method: 'PUT', path: '/api/clubs/:id/tables', body: { table: 'x' } },
  { method: 'DELETE', path: '/api/clubs/:id/tables', body: { table: 'x' } },
  {
    method: 'POST',
    path: '/api/clubs/:id/cups',
    body: { name: 'Cup', form: 'swiss', game: 'tic-tac-toe' },
  },
  { method: 'GET', path: '/api/cups/:id' },
  { method: 'DELETE', path: '/api/cups/:id' },
  { method: 'POST', path: '/api/cups/:id/entrants', body: { level: 'mate', bots: 100 } },
  { method: 'DELETE', path: '/api/cups/:id/entrants', body: {} },
  { method: 'POST', path: '/api/cups/:id/start', body: {} },
  { method: 'PUT', path: '/api/me/webhook', body: { url: 'http://127.0.0.1:22/' } },
  { method: 'PUT', path: '/api/tables/:id/webhook', body: { url: 'http://127.0.0.1:22/' } },
  { method: 'PUT', path: '/api/me/notices', body: { zone: 'Nowhere/Else' } },
  { method: 'POST', path: '/api/me/calendar', body: {}, strangersOnly: true },
  { method: 'DELETE', path: '/api/me/calendar', strangersOnly: true },
  { method: 'POST', path: '/api/sign-in/provider', body: { purpose: 'conquer' } },
];
