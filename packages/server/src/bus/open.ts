import type { Config } from '../config.ts';
import type { Bus } from './bus.ts';
import { InProcessBus } from './in-process.ts';
import type { OnTrouble } from './trouble.ts';

type BusConfig = Partial<Pick<Config, 'databaseUrl' | 'directUrl' | 'redisUrl' | 'redisCluster'>>;

/**
 * The bus a host has chosen. It connects by itself, now and after every break. The libraries of the others are not
 * loaded: that would cost most hosts a part of each start.
 */
export async function openBus(
  { databaseUrl, directUrl, redisUrl, redisCluster }: BusConfig,
  onTrouble: OnTrouble,
): Promise<Bus> {
  if (redisUrl !== undefined && redisCluster) {
    const { RedisClusterBus } = await import('./redis-cluster.ts');
    return new RedisClusterBus(redisUrl.split(','), onTrouble);
  }
  if (redisUrl !== undefined) {
    const { RedisBus } = await import('./redis.ts');
    return new RedisBus(redisUrl, onTrouble);
  }
  if (databaseUrl !== undefined) {
    const { PostgresBus } = await import('./postgres.ts');
    return new PostgresBus(directUrl ?? databaseUrl, onTrouble);
  }
  return new InProcessBus(onTrouble);
}
