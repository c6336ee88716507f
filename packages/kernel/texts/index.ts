import type { KernelTexts, Locale } from '../src/index.ts';

/** What the kernel itself has to say, for all games. */
export const kernelTexts: Readonly<Record<Locale, KernelTexts>> = {
  en: {
    malformed: 'This is not a move',
    'game-over': 'The game is over',
    'not-your-decision': 'It is not your decision',
    'not-legal': 'This is not possible now',
    'cannot-be-done': 'This cannot be done now',
    'nothing-to-undo': 'There is nothing that you can take back',
  },
  fr: {
    malformed: 'Ce n’est pas un coup',
    'game-over': 'La partie est terminée',
    'not-your-decision': 'Ce n’est pas à vous de décider',
    'not-legal': 'C’est impossible maintenant',
    'cannot-be-done': 'Cela ne peut pas être fait maintenant',
    'nothing-to-undo': 'Il n’y a rien que vous puissiez reprendre',
  },
  nl: {
    malformed: 'Dit is geen zet',
    'game-over': 'Het spel is afgelopen',
    'not-your-decision': 'Het is niet aan jou om te beslissen',
    'not-legal': 'Dat kan nu niet',
    'cannot-be-done': 'Dat is nu niet mogelijk',
    'nothing-to-undo': 'Er is niets dat je kunt terugnemen',
  },
};
