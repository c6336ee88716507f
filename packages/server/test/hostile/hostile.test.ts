import { chanceFrom, fork, next } from '@captains-table/kernel';
import type { Chance } from '@captains-table/kernel';
import { expect, test, vi } from 'vitest';
import type { Person } from '../play/person.ts';
import { censor, secretSearch } from './censor.ts';
import type { Company } from './company.ts';
import { gather } from './company.ts';
import { openHouse } from './house.ts';
import type { House } from './house.ts';
import type { Intrusion } from './intrusions.ts';
import { brokenFrames, falseUpgrade, garbage, wrongHello } from './intrusions.ts';
import type { Letter } from './letters.ts';
import { letter } from './letters.ts';
import { Pest } from './pest.ts';
import { deliver } from './postman.ts';
import type { Shot } from './shots.ts';
import { shot } from './shots.ts';
import { besiege } from './siege.ts';

const SEED = process.env['HOSTILE_SEED'] ?? 'hostile';
const MESSAGES_PER_SOCKET = 11_500;
const LETTERS_PER_SENDER = 1_400;
const INTRUSIONS = 300;
const BESIEGERS = 40;

test(
  'a hundred thousand hostile messages change nothing and learn nothing',
  { timeout: 180_000 },
  async () => {
    const chance = chanceFrom(SEED);
    dealFrom(fork(chance));
    const house = await openHouse();
    const company = await gather(house, chance);
    const before = house.everythingStored();
    const siege = await besiege(house.port, BESIEGERS, fork(chance));
    const attacks = await Promise.all([
      ...socketsOf(company).map((person) => bombard(house, company, person, fork(chance))),
      ...sendersOf(company).map((person) => write(house, company, person, fork(chance))),
      intrude(house, company, fork(chance)),
    ]);
    siege.lift();
    expect(attacks.flatMap(({ faults }) => faults)).toEqual([]);
    expect(house.everythingStored()).toBe(before);
    expect(await house.troubles()).toBe(0);
    console.log(attacks);
  },
);

interface Attack {
  readonly faults: readonly string[];
  readonly tally: ReadonlyMap<string | number, number>;
}

/** All cards lie where the seed puts them. */
function dealFrom(chance: Chance): void {
  vi.spyOn(globalThis.crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint8Array) for (let i = 0; i < array.length; i++) array[i] = next(chance) & 0xff;
    return array;
  });
}

/** Those who sit, look on, or have no business here, some of them more than once. */
function socketsOf({ mallory, sven, nemo, hugo }: Company): readonly Person[] {
  return [mallory, mallory, mallory, sven, sven, nemo, nemo, hugo];
}

function sendersOf({ mallory, sven, nemo, hugo }: Company): readonly (Person | undefined)[] {
  return [mallory, sven, nemo, hugo, undefined];
}

async function bombard(house: House, company: Company, person: Person, chance: Chance): Promise<Attack> {
  const { id } = person.info;
  const watch = censor(await secretSearch(house, company, id), company.tables, id);
  const pest = await Pest.open(house.url, person.cookie, watch);
  await pest.volley(barrage(company, id, chance));
  pest.close();
  return pest;
}

function* barrage({ tables, said }: Company, person: string, chance: Chance): Generator<Shot> {
  for (let id = 1; id <= MESSAGES_PER_SOCKET; id++) yield shot(chance, id, { person, tables, said });
}

async function write(
  house: House,
  company: Company,
  person: Person | undefined,
  chance: Chance,
): Promise<Attack> {
  const search = await secretSearch(house, company, person?.info.id ?? '');
  return deliver(house.port, mail(company, person, chance), search);
}

function* mail({ tables }: Company, person: Person | undefined, chance: Chance): Generator<Letter> {
  const sender = person === undefined ? { tables } : { tables, cookie: person.cookie };
  for (let sent = 0; sent < LETTERS_PER_SENDER; sent++) yield letter(chance, sender);
}

async function intrude(house: House, company: Company, chance: Chance): Promise<Attack> {
  const search = await secretSearch(house, company, company.nemo.info.id);
  const { cookie } = company.nemo;
  const ways: readonly Intrusion[] = [garbage, falseUpgrade, brokenFrames(cookie), wrongHello(cookie)];
  const faults: string[] = [];
  for (let round = 0; round < INTRUSIONS; round++) {
    const found = await Promise.all(ways.map((intrusion) => intrusion(house.port, fork(chance), search)));
    faults.push(...found.filter((fault) => fault !== undefined));
  }
  return { faults, tally: new Map([['intrusions', INTRUSIONS * ways.length]]) };
}
