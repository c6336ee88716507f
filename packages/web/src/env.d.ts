interface ImportMetaEnv {
  /** Of the program; set by the build. */
  readonly VERSION: string;
}
