const YEAR = 31_536_000;

/** For what never changes under its name. */
export const FOREVER = `public, max-age=${YEAR}, immutable`;
