/** Requests about profiles: they come with the pages that need them. */
import type { PersonalFile, Profile, ProfileChange } from '@captains-table/protocol';
import { ask } from './api.ts';

export const profiles = {
  of: (id: string) => ask<{ profile: Profile }>('GET', `/api/people/${encodeURIComponent(id)}`),
  change: (change: ProfileChange) => ask<object>('PATCH', '/api/me/profile', change),
  file: () => ask<PersonalFile>('GET', '/api/me/export'),
};
