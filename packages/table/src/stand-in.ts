/** The bot that plays on for a player who is away: sound, and quick. */
export const STAND_IN = 'mate';
