import { expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { doubtfulSettings } from '../src/doubtful-settings.ts';

test('quotas have generous defaults', () => {
  const { quotas, closeAfterDays } = readConfig({});
  expect(quotas).toEqual({
    person: { openTables: 30, runningTables: 100, botSeats: 100 },
    address: { openTables: 150, runningTables: 500, botSeats: 300 },
    guests: 100,
    packs: 40,
    addressPacks: 200,
  });
  expect(closeAfterDays).toBe(30);
});

test('a host sets each of them, or none', () => {
  const config = readConfig({
    QUOTA_OPEN_TABLES: '5',
    QUOTA_RUNNING_TABLES: 'none',
    QUOTA_ADDRESS_BOT_SEATS: '7',
    QUOTA_ADDRESS_GUESTS: 'none',
    CLOSE_AFTER_DAYS: 'none',
  });
  expect(config.quotas.person).toEqual({ openTables: 5, botSeats: 100 });
  expect(config.quotas.address).toEqual({ openTables: 150, runningTables: 500, botSeats: 7 });
  expect(config.quotas).not.toHaveProperty('guests');
  expect(config).not.toHaveProperty('closeAfterDays');
});

test.each(['0', '-1', '1.5', 'many', '', '12345678'])(
  'what is no limit is named at the start: %j',
  (value) => {
    expect(() => readConfig({ QUOTA_BOT_SEATS: value })).toThrow(
      "the environment's QUOTA_BOT_SEATS cannot be used: it takes a whole number from 1 on, or none",
    );
  },
);

test('a provider is named with what it needs, and with where browsers come back to', () => {
  const whole = {
    OIDC_ISSUER: 'https://id.example/realms/club',
    OIDC_CLIENT_ID: 'table',
    PUBLIC_URL: 'https://table.example',
  };
  expect(readConfig(whole).provider).toEqual({
    issuer: 'https://id.example/realms/club',
    clientId: 'table',
    name: 'id.example',
    scope: 'openid profile',
  });
  expect(readConfig({}).provider).toBeUndefined();
  expect(() => readConfig({ ...whole, OIDC_CLIENT_ID: undefined })).toThrow('OIDC_CLIENT_ID');
  expect(() => readConfig({ ...whole, PUBLIC_URL: undefined })).toThrow('PUBLIC_URL');
  expect(() => readConfig({ ...whole, OIDC_ISSUER: 'http://id.example' })).toThrow('OIDC_ISSUER');
  expect(() => readConfig({ ...whole, OIDC_SCOPE: 'profile' })).toThrow('OIDC_SCOPE');
});

test('the address that people use has no path: nothing is served below one', () => {
  for (const PUBLIC_URL of ['https://table.example', 'https://table.example/', 'http://localhost:8080'])
    expect(readConfig({ PUBLIC_URL }).publicUrl?.pathname).toBe('/');
  for (const PUBLIC_URL of ['table.example', 'https://table.example/games', 'ftp://table.example', '']) {
    expect(() => readConfig({ PUBLIC_URL })).toThrow('PUBLIC_URL');
  }
});

test('a setting that is misspelt, or has no effect without another, is named', () => {
  expect(
    doubtfulSettings({ QUOTA_ADRESS_GUESTS: '5', BACKUP_KEEP: '3', REDIS_PORT: 'tcp://…', PATH: '/bin' }),
  ).toEqual([
    'BACKUP_KEEP has no effect without BACKUP_DIR',
    'QUOTA_ADRESS_GUESTS is no setting of this server',
  ]);
  expect(doubtfulSettings({ BACKUP_DIR: '/b', BACKUP_KEEP: '3', QUOTA_ADDRESS_GUESTS: '5' })).toEqual([]);
});
