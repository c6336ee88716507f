import type { ShellTexts } from './shell-texts.ts';

export const nl: ShellTexts = {
  errors: {
    offline: 'Er is geen verbinding met de server.',
    late: 'De server heeft niet op tijd geantwoord. Kijk of het toch gebeurd is.',
    server: 'De server kon niet antwoorden.',
  },
};
