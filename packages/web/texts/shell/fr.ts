import type { ShellTexts } from './shell-texts.ts';

export const fr: ShellTexts = {
  errors: {
    offline: 'Il n’y a pas de connexion avec le serveur.',
    late: 'Le serveur n’a pas répondu à temps. Vérifiez si cela a été fait.',
    server: 'Le serveur n’a pas pu répondre.',
  },
};
