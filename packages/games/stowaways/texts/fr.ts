import type { Card, Effect } from '../src/index.ts';
import type { Texts } from './en.ts';

const CARDS: Readonly<Record<Card, string>> = {
  stoker: 'le soutier',
  cook: 'le coq',
  rat: 'le rat',
  smuggler: 'le contrebandier',
  bosun: 'le bosco',
  captain: 'le capitaine',
};

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
  modes: { short: 'Courte, trois manches', long: 'Longue, six manches' },
  options: { purse: 'Pièces au départ' },
  prompts: {
    choice: ({ seat }, scene) => `${scene.seat(seat)} : choisissez une carte en secret`,
    peek: ({ seat }, scene) => `${scene.seat(seat)} : gardez la première carte ou jetez-la`,
    choose: ({ seat }, scene) => `${scene.seat(seat)} : choisissez`,
    next: ({ seat }, scene) => `${scene.seat(seat)} : par quoi commencer ?`,
    may: ({ seat, what }, scene) => `${scene.seat(seat)} : ${effect(what)} ?`,
  },
  moves: {
    play: ({ card }) => `jouer ${CARDS[card]}`,
    keep: () => 'la laisser en place',
    toss: () => 'la jeter dans la défausse',
    choose: ({ option }, { pending }) => effect(pending?.kind === 'choose' ? pending.of[option] : undefined),
    next: ({ step }, { pending }) => effect(pending?.kind === 'next' ? pending.of[step] : undefined),
    may: ({ take }) => (take ? 'oui' : 'non'),
  },
  events: {
    chose: ({ seat }, scene) => `${scene.seat(seat)} a choisi`,
    showed: ({ seat, card }, scene) => `${scene.seat(seat)} montre ${CARDS[card]}`,
    gained: (event, scene) => `${scene.seat(event.seat)} gagne ${coins(event.coins)}`,
    paid: (event, scene) => `${scene.seat(event.seat)} paie ${coins(event.coins)}`,
    stole: ({ seat, from }, scene) => `${scene.seat(seat)} vole 1 pièce à ${scene.seat(from)}`,
    peeked: ({ seat }, scene) => `${scene.seat(seat)} regarde la première carte`,
    saw: ({ card }) => `La première carte : ${CARDS[card]}`,
    kept: ({ seat }, scene) => `${scene.seat(seat)} laisse la première carte en place`,
    tossed: ({ seat, card }, scene) => `${scene.seat(seat)} jette ${CARDS[card]}`,
    drew: ({ seat }, scene) => `${scene.seat(seat)} pioche une carte`,
    'drew-card': ({ card }) => `Vous piochez ${CARDS[card]}`,
    reshuffled: () => 'La défausse devient la pioche',
  },
  refusals: { 'not-in-hand': () => 'Seule une carte de votre main peut être jouée' },
  scores: { coins: 'Pièces' },
};
