/** Bodies of the HTTP requests. */
import { LOCALES } from '@captains-table/kernel';
import * as v from 'valibot';
import { isPlainName, tidyName } from './names.ts';
import { inviteSchema } from './socket.ts';
import { chairSchema, idSchema, portraitSchema, textSchema, wholeNumber } from './table.ts';

export const MAX_NAME_LENGTH = 30;
export const MIN_PASSWORD_LENGTH = 8;

/** Letters, digits, spaces and common punctuation; nothing that hides or turns text around. */
const NAME = /^[\p{L}\p{M}\p{N}\p{P}\p{Zs}\p{S}]+$/u;

export const nameSchema = v.pipe(
  v.string(),
  v.transform(tidyName),
  v.minLength(1),
  v.maxLength(MAX_NAME_LENGTH),
  v.regex(NAME),
  v.check(isPlainName),
);
export const loginSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.regex(/^[a-z0-9][a-z0-9._-]{2,29}$/),
);
export const passwordSchema = v.pipe(v.string(), v.minLength(MIN_PASSWORD_LENGTH), v.maxLength(200));

export const meSchema = v.object({
  name: v.optional(nameSchema),
  locale: v.optional(v.picklist(LOCALES)),
});
/** What a browser's authenticator answered; the server's library looks at it in detail. */
const passkeyAnswer = v.looseObject({ id: v.pipe(textSchema, v.maxLength(1_500)) });
/** Proves that the request comes from the owner of the account. */
export const currentSchema = v.union([
  v.object({ password: v.pipe(v.string(), v.maxLength(200)) }),
  v.object({ passkey: passkeyAnswer }),
  /** The browser has just come back from the provider. */
  v.object({ provider: v.literal(true) }),
]);
export type Current = v.InferOutput<typeof currentSchema>;
/** `current` is needed by those who have a password or a passkey already. */
export const keepSchema = v.object({
  login: loginSchema,
  password: passwordSchema,
  current: v.optional(currentSchema),
});
export const signInSchema = v.object({
  login: v.pipe(textSchema, v.trim(), v.toLowerCase(), v.maxLength(40)),
  password: v.pipe(v.string(), v.maxLength(200)),
});
/** What for a browser goes to the provider: to sign in, to make it a way in, or to prove who is there. */
export const providerSchema = v.object({
  purpose: v.picklist(['sign-in', 'link', 'prove']),
  current: v.optional(currentSchema),
});
export type ProviderPurpose = v.InferOutput<typeof providerSchema>['purpose'];
export const passkeySchema = v.object({ name: v.optional(nameSchema), response: passkeyAnswer });
export const joinSchema = v.object({
  invite: v.optional(inviteSchema),
  seat: v.optional(wholeNumber(0, 7)),
  portrait: portraitSchema,
});
export const choosePortraitSchema = v.object({ portrait: portraitSchema });
export const codeSchema = v.object({ code: inviteSchema });
export const editChairSchema = v.object({ seat: wholeNumber(0, 7), chair: chairSchema });
export const muteSchema = v.object({ person: idSchema, muted: v.boolean() });
