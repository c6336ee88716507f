/** The name by which a worker knows that it is to study, not to play. */
export const ANALYST = 'analyst';
