import type { Config } from '../config.ts';
import type { Bus } from './bus.ts';
import { InProcessBus } from './in-process.ts';
import { PostgresBus } from './postgres.ts';
import { RedisBus } from './redis.ts';
import type { OnTrouble } from './trouble.ts';

/** The bus a host has chosen. It connects by itself, now and after every break. */
export function openBus(config: Pick<Config, 'databaseUrl' | 'redisUrl'>, onTrouble: OnTrouble): Bus {
  if (config.redisUrl !== undefined) return new RedisBus(config.redisUrl, onTrouble);
  if (config.databaseUrl !== undefined) return new PostgresBus(config.databaseUrl, onTrouble);
  return new InProcessBus(onTrouble);
}
