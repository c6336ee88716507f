/** How people want to be notified of their turns. */
import * as v from 'valibot';
import { textSchema, wholeNumber } from './table.ts';
import { WEBHOOK_FORMS } from './webhook-forms.ts';

const url = v.pipe(textSchema, v.maxLength(1_000), v.url());
export const pushSchema = v.object({
  endpoint: url,
  keys: v.object({
    p256dh: v.pipe(textSchema, v.maxLength(200)),
    auth: v.pipe(textSchema, v.maxLength(100)),
  }),
});
export const pushEndpointSchema = v.object({ endpoint: url });

const webhookForm = v.optional(v.picklist(WEBHOOK_FORMS), 'plain');
export const webhookSchema = v.object({ url: v.optional(url), form: webhookForm });
export const tableWebhookSchema = v.object({
  url: v.optional(url),
  form: v.optional(v.picklist(['discord', 'matrix']), 'discord'),
});

const minute = wholeNumber(0, 24 * 60 - 1);
/** Whether this machine knows the time there. */
const isZone = (zone: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
export const noticeWishesSchema = v.object({
  zone: v.pipe(v.string(), v.minLength(1), v.maxLength(60), v.check(isZone)),
  quiet: v.optional(v.object({ from: minute, to: minute })),
  digestAt: v.optional(minute),
});
/** When nothing is sent, and when the digest of games by turns is sent; minutes of the day in that zone. */
export type NoticeWishesBody = v.InferOutput<typeof noticeWishesSchema>;
