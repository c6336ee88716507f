/** How people change what others see of them. In a file of its own, since pages need none of the schemas. */
import * as v from 'valibot';
import { PORTRAITS } from './portraits.ts';
import { READERS } from './profile.ts';

const readers = v.optional(v.picklist(READERS));
export const profileChangeSchema = v.object({
  /** Null: the seal alone. */
  portrait: v.optional(v.nullable(v.picklist(PORTRAITS))),
  shown: v.optional(v.object({ results: readers, ratings: readers, medals: readers, people: readers }), {}),
});
export type ProfileChange = v.InferInput<typeof profileChangeSchema>;
