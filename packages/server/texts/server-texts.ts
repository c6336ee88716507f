/** What the server says in its own voice. Games have their own words. */
export interface ServerTexts {
  readonly tagline: string;
  readonly notYet: string;
  readonly terminal: string;
}
