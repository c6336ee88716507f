/** The content as shipped. Only entry points of the package import it: everything else gets content handed in. */
import * as v from 'valibot';
import type { Content } from './content.ts';
import { contentSchema } from './content.ts';
import { WRITTEN } from './written-content.ts';

export const CONTENT: Content = v.parse(contentSchema, WRITTEN);
