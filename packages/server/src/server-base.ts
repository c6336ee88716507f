import type { FindContent } from '@captains-table/bots';
import type { Locale } from '@captains-table/kernel';
import type { ErrorBody, Failure } from '@captains-table/protocol';
import type { Logger } from 'pino';
import type { Bus } from './bus/bus.ts';
import type { Config } from './config.ts';
import type { Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { PlayedRules } from './sentence.ts';
import type { Storage, Time } from './storage/storage.ts';
import type { GameLoader } from './game-loader.ts';

/** What all parts of a server need. */
export interface ServerBase {
  readonly config: Config;
  readonly limits: Limits;
  readonly logger: Logger;
  readonly storage: Storage;
  readonly bus: Bus;
  readonly metrics: Metrics;
  readonly loadGame: GameLoader;
  /** Content of packs: the host's, and those that people have put here. */
  readonly findContent: FindContent;
  readonly now: () => Time;
  /** Reports a failure that no player can mend by asking again. */
  readonly trouble: (part: string, error: unknown) => void;
  /** A failure as a client sees it. */
  readonly sentence: (failure: Failure, locale: Locale, played?: PlayedRules) => Promise<ErrorBody>;
}
