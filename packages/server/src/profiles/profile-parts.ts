import type { PersonRecord, Storage, Time } from '../storage/storage.ts';
import type { Names } from '../tables/names.ts';

/** What profiles are made of. */
export interface ProfileParts {
  readonly storage: Storage;
  readonly names: Names;
  readonly isGuest: (person: PersonRecord) => Promise<boolean>;
  readonly isCooperative: (game: string, mode: string) => Promise<boolean>;
  readonly now: () => Time;
}
