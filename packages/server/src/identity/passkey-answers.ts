/** What an authenticator answers, as browsers write it. */
import * as v from 'valibot';

const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
const credential = { id: text(1_500), rawId: text(1_500), type: v.literal('public-key') };

/** `navigator.credentials.create()` */
export const madePasskeySchema = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: text(5_000),
    attestationObject: text(50_000),
    transports: v.optional(v.pipe(v.array(text(20)), v.maxLength(10)), []),
  }),
});

/** `navigator.credentials.get()` */
export const shownPasskeySchema = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: text(5_000),
    authenticatorData: text(5_000),
    signature: text(5_000),
    userHandle: v.nullish(text(200)),
  }),
});
