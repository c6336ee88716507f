/** Types that both databases store differently from how programs hold them. */

/** Yes and no. */
export type Flag = 0 | 1;

export type Json = string;
