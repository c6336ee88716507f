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
    'page-first': 'First the page is read',
    'another-page': 'Another page is open',
    'not-the-reader': 'Only the player who reads aloud can turn the page for everyone',
    'vote-first': 'First there is a vote',
    'no-such-choice': 'This cannot be voted for',
  },
  fr: {
    malformed: 'Ce n’est pas un coup',
    'game-over': 'La partie est terminée',
    'not-your-decision': 'Ce n’est pas à vous de décider',
    'not-legal': 'C’est impossible maintenant',
    'cannot-be-done': 'Cela ne peut pas être fait maintenant',
    'nothing-to-undo': 'Il n’y a rien que vous puissiez reprendre',
    'page-first': 'La page doit d’abord être lue',
    'another-page': 'Une autre page est ouverte',
    'not-the-reader': 'Seule la personne qui lit à voix haute peut tourner la page pour tout le monde',
    'vote-first': 'Il faut d’abord voter',
    'no-such-choice': 'Ce choix n’est pas proposé au vote',
  },
  nl: {
    malformed: 'Dit is geen zet',
    'game-over': 'Het spel is afgelopen',
    'not-your-decision': 'Het is niet aan jou om te beslissen',
    'not-legal': 'Dat kan nu niet',
    'cannot-be-done': 'Dat is nu niet mogelijk',
    'nothing-to-undo': 'Er is niets dat je kunt terugnemen',
    'page-first': 'Eerst wordt de pagina gelezen',
    'another-page': 'Er ligt een andere pagina open',
    'not-the-reader': 'Alleen wie voorleest kan de pagina voor iedereen omslaan',
    'vote-first': 'Eerst wordt er gestemd',
    'no-such-choice': 'Hierop kan niet worden gestemd',
  },
};
