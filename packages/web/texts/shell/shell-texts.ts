/** The words of the shell: everything outside a table. */
export interface ShellTexts {
  readonly errors: {
    readonly offline: string;
    readonly late: string;
    readonly server: string;
  };
}
