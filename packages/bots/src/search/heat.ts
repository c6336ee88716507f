/** How many points of a rating make a move e times as likely to be looked at. */
export const HEAT = 0.8;
