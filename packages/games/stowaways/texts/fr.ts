import { story } from '@captains-table/kernel/story/fr';
import type { Card, Effect } from '../src/index.ts';
import type { Texts } from './en.ts';
import { rules } from './rules.ts';

const CARDS: Readonly<Record<Card, string>> = {
  stoker: 'le soutier',
  cook: 'le coq',
  rat: 'le rat',
  smuggler: 'le contrebandier',
  bosun: 'le bosco',
  captain: 'le capitaine',
};

const STORY = story({
  course: 'quel cap',
  north: 'au nord',
  south: 'au sud',
  cargo: 'que faire de la cargaison',
  keep: 'la garder',
  jettison: 'par-dessus bord',
});

const coins = (count: number) => (count < 2 ? `${count} pièce` : `${count} pièces`);

function effect(program: Effect | undefined): string {
  switch (program?.op) {
    case 'gain':
      return `gagner ${coins(program.coins)}`;
    case 'steal':
      return 'voler 1 pièce';
    case 'peek':
      return 'regarder la première carte';
    case 'seq':
      return 'payer 1 pièce pour regarder la première carte';
    default:
      return 'voler 1 pièce, ou payer 1 pièce pour regarder la première carte';
  }
}

export const fr: Texts = {
  name: 'Passagers clandestins',
  tagline: 'Envoyez votre équipage à terre en secret.',
  modes: {
    short: 'Courte, trois manches',
    long: 'Longue, six manches',
    voyage: 'Le voyage, trois chapitres ensemble',
  },
  options: { purse: 'Pièces au départ', chapter: 'Chapitre' },
  prompts: {
    ...STORY.prompts,
    choice: ({ seat }, context) => `${context.seat(seat)}\u00a0: choisissez une carte en secret`,
    peek: ({ seat }, context) => `${context.seat(seat)}\u00a0: gardez la première carte ou jetez-la`,
    choose: ({ seat }, context) => `${context.seat(seat)}\u00a0: choisissez`,
    next: ({ seat }, context) => `${context.seat(seat)}\u00a0: par quoi commencer\u202f?`,
    may: ({ seat, what }, context) => `${context.seat(seat)}\u00a0: ${effect(what)}\u202f?`,
  },
  moves: {
    ...STORY.moves,
    play: ({ card }) => `jouer ${CARDS[card]}`,
    keep: () => 'la laisser en place',
    toss: () => 'la jeter dans la défausse',
    choose: ({ option }, { pending }) => effect(pending?.kind === 'choose' ? pending.of[option] : undefined),
    next: ({ step }, { pending }) => effect(pending?.kind === 'next' ? pending.of[step] : undefined),
    may: ({ take }) => (take ? 'oui' : 'non'),
  },
  events: {
    ...STORY.events,
    chose: ({ seat }, context) => `${context.seat(seat)} a choisi`,
    showed: ({ seat, card }, context) => `${context.seat(seat)} montre ${CARDS[card]}`,
    gained: (event, context) => `${context.seat(event.seat)} gagne ${coins(event.coins)}`,
    paid: (event, context) => `${context.seat(event.seat)} paie ${coins(event.coins)}`,
    stole: ({ seat, from }, context) => `${context.seat(seat)} vole 1 pièce à ${context.seat(from)}`,
    peeked: ({ seat }, context) => `${context.seat(seat)} regarde la première carte`,
    saw: ({ card }) => `La première carte\u00a0: ${CARDS[card]}`,
    kept: ({ seat }, context) => `${context.seat(seat)} laisse la première carte en place`,
    tossed: ({ seat, card }, context) => `${context.seat(seat)} jette ${CARDS[card]}`,
    drew: ({ seat }, context) => `${context.seat(seat)} pioche une carte`,
    'drew-card': ({ card }) => `Vous piochez ${CARDS[card]}`,
    reshuffled: () => 'La défausse devient la pioche',
  },
  refusals: { 'not-in-hand': () => 'Seule une carte de votre main peut être jouée' },
  rules: rules({
    'STW-2.1': 'Tous les joueurs choisissent en même temps une carte de leur main, face cachée.',
    'STW-2.2': 'Vous ne pouvez choisir qu’une carte de votre main.',
    'STW-2.3':
      'Quand tous ont choisi, les cartes sont montrées et agissent du rang le plus haut au plus bas\u00a0: capitaine 6, bosco 5, contrebandier 4, rat 3, coq 2, soutier 1. À rang égal, l’ordre des places décide.',
    'STW-2.4':
      'Puis les cartes sont défaussées et chacun en pioche une. Si la pioche est vide, la défausse est mélangée et la remplace.',
    'STW-2.5':
      'Après la dernière manche, qui a le plus de pièces gagne. En cas d’égalité, la victoire est partagée.',
    'STW-3.1': 'Soutier\u00a0: gagnez 2 pièces.',
    'STW-3.2':
      'Coq\u00a0: gagnez 1 pièce\u202f; puis vous pouvez en payer 1 pour regarder la première carte de la pioche.',
    'STW-3.3':
      'Rat\u00a0: pour chaque autre joueur, vous pouvez lui voler 1 pièce, ou en payer 1 pour regarder la première carte.',
    'STW-3.4':
      'Contrebandier\u00a0: gagnez 1 pièce et regardez la première carte, dans l’ordre que vous voulez.',
    'STW-3.5':
      'Bosco\u00a0: autant de fois que vous avez de cartes en main, gagnez 1 pièce ou volez-en 1 au joueur suivant.',
    'STW-3.6': 'Capitaine\u00a0: gagnez 3 pièces si personne n’en a moins que vous, sinon 1.',
    'STW-3.7': 'Si vous regardez la première carte, vous la laissez en place ou la jetez dans la défausse.',
    'STW-4.2':
      'Un chapitre du voyage commence par une page. Puis, dans les deux premiers, on vote. Deux manches suivent, et une page clôt le chapitre.',
    'STW-4.3':
      'Qui a le plus de pièces lit à voix haute. Chacun dit quand il a lu ; qui lit à voix haute peut tourner la page pour tout le monde.',
    'STW-4.4':
      'Au chapitre 1, tous votent en secret sur le cap ; une égalité mène au sud. Au chapitre 2, tous votent ouvertement sur la cargaison ; en cas d’égalité, qui a le plus de pièces tranche.',
    'STW-4.5':
      'Un chapitre se gagne ou se perd ensemble : à la fin, il faut à tous 5 pièces par joueur au chapitre 1, et 6 aux autres.',
    'STW-4.6': 'Au nord, le chapitre 2 demande 1 pièce de plus par joueur.',
    'STW-4.8':
      'La cargaison gardée donne à chacun 1 pièce de plus au chapitre 3. Un chapitre perdu se rejoue, avec 1 pièce de plus pour chacun.',
  }),
  view: {
    things: {
      stoker: 'Soutier',
      cook: 'Coq',
      rat: 'Rat',
      smuggler: 'Contrebandier',
      bosun: 'Bosco',
      captain: 'Capitaine',
    },
  },
  scores: { coins: 'Pièces' },
  facts: {
    losses: 'Parties perdues dans ce chapitre',
    north: 'Cap au nord',
    south: 'Cap au sud',
    cargo: 'Cargaison gardée',
  },
};
