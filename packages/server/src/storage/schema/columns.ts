/** What both databases keep otherwise than programs do. */

/** Yes and no. */
export type Flag = 0 | 1;

export type Json = string;
