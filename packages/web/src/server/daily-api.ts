/** Requests about the daily harbour: they come with its page. */
import type { Course } from '@captains-table/bots';
import type { DailyAnswer, DailyDay, DailyNow } from '@captains-table/protocol';
import { ask } from './api.ts';

export const dailyApi = {
  deal: (day: string) => ask<{ deal: Course }>('GET', `/api/daily/${day}/deal`),
  day: (day: string) => ask<DailyNow>('GET', `/api/daily/${day}`),
  answer: (day: string, answer: DailyAnswer) => ask<DailyNow>('POST', `/api/daily/${day}/answers`, answer),
  days: () => ask<{ days: readonly DailyDay[] }>('GET', '/api/me/daily'),
};
