/** The bot that plays for a player who is away: it plays soundly and fast. */
export const STAND_IN = 'mate';
