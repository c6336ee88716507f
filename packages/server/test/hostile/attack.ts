/** The ways to attack a house, each until it is done, with what was found wrong. */
import type { Chance } from '@captains-table/kernel';
import { fork } from '@captains-table/kernel';
import type { Person } from '../play/person.ts';
import { censor, secretSearch } from './censor.ts';
import type { Company } from './company.ts';
import type { House } from './house.ts';
import type { Intrusion } from './intrusions.ts';
import { brokenFrames, falseUpgrade, garbage, wrongHello } from './intrusions.ts';
import type { Letter } from './letters.ts';
import { letter } from './letters.ts';
import { Pest } from './pest.ts';
import { deliver } from './postman.ts';
import type { Shot } from './shots.ts';
import { shot } from './shots.ts';

export interface Attack {
  readonly faults: readonly string[];
  /** How often which answer came. */
  readonly tally: ReadonlyMap<string, number>;
}

/** So many messages over one socket of this person. */
export async function bombard(
  house: House,
  company: Company,
  person: Person,
  messages: number,
  chance: Chance,
): Promise<Attack> {
  const { id } = person.info;
  const watch = censor(await secretSearch(house, company, id), company.tables, id);
  const pest = await Pest.open(house.url, person.cookie, watch);
  await pest.volley(barrage(company, id, messages, chance));
  pest.close();
  return pest;
}

function* barrage(
  { tables, said }: Company,
  person: string,
  messages: number,
  chance: Chance,
): Generator<Shot> {
  for (let id = 1; id <= messages; id++) yield shot(chance, id, { person, tables, said });
}

/** So many HTTP requests by this person, or by somebody with a forged cookie or none. */
export async function write(
  house: House,
  company: Company,
  person: Person | undefined,
  letters: number,
  chance: Chance,
): Promise<Attack> {
  const search = await secretSearch(house, company, person?.info.id ?? '');
  return deliver(house.port, mail(company, person, letters, chance), search);
}

function* mail(
  { tables }: Company,
  person: Person | undefined,
  letters: number,
  chance: Chance,
): Generator<Letter> {
  const sender = person === undefined ? { tables } : { tables, cookie: person.cookie };
  for (let sent = 0; sent < letters; sent++) yield letter(chance, sender);
}

/** So many times each way to get in below the messages. */
export async function intrude(
  house: House,
  company: Company,
  times: number,
  chance: Chance,
): Promise<Attack> {
  const { info, cookie } = company.nemo;
  const search = await secretSearch(house, company, info.id);
  const ways: readonly Intrusion[] = [garbage, falseUpgrade, brokenFrames(cookie), wrongHello(cookie)];
  const faults: string[] = [];
  for (let time = 0; time < times; time++) {
    const found = await Promise.all(ways.map((intrusion) => intrusion(house.port, fork(chance), search)));
    faults.push(...found.filter((fault) => fault !== undefined));
  }
  return { faults, tally: new Map([['intrusion', times * ways.length]]) };
}
