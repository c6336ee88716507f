const YEAR = 31_536_000;

/** For what never changes under its name. */
export const FOREVER = `public, max-age=${YEAR}, immutable`;
/** The same, for one person's browser alone. */
export const FOREVER_PRIVATE = `private, max-age=${YEAR}, immutable`;
