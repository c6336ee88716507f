interface ImportMetaEnv {
  /** Of the program; set by the build. */
  readonly VERSION: string;
  /** The edition of each game's story, by the game's id; set by the build. */
  readonly STORIES?: Readonly<Record<string, string>>;
}
