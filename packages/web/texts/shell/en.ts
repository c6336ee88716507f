import type { ShellTexts } from './shell-texts.ts';

export const en: ShellTexts = {
  errors: {
    offline: 'There is no connection to the server.',
    late: 'The server did not answer in time. Please look whether it has happened.',
    server: 'The server could not answer.',
  },
};
