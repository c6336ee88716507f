/** The bot that plays on for somebody who is away: sound, and quick. */
export const STAND_IN = 'mate';
