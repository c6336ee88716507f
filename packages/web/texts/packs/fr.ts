import { counted } from '../shell/counted.ts';
import type { PacksTexts } from './packs-texts.ts';

export const fr: PacksTexts = {
  cards: 'Cartes',
  cardsWhy: 'Toute la table voit avec quelles cartes on joue et ce qui diffère.',
  ours: 'Les nôtres',
  unnamed: 'Cartes personnelles',
  differs: 'Ce qui diffère de notre boîte',
  same: 'Rien ne diffère de notre boîte.',
  differences: counted('fr', '{n} élément diffère de notre boîte.', '{n} éléments diffèrent de notre boîte.'),
  more: counted('fr', 'et {n} autre', 'et {n} autres'),
  how: { added: 'nouveau', removed: 'absent' },
  change: (field, before, after) => `${field}\u00a0: ${before} → ${after}`,
  nothing: 'aucun',
  yes: 'oui',
  no: 'non',
  gone: 'Ce paquet n’existe pas, ou n’est plus partagé.',
  page: {
    title: 'Des cartes partagées avec vous',
    lead: (game) =>
      `Un paquet de cartes personnelles pour ${game}. Vous pouvez dresser une table avec lui, ici ou sur cet appareil.`,
    play: 'Dresser une table avec ce paquet',
  },
  share: {
    title: 'Sur ce serveur',
    why: 'Un paquet reste à vous et privé. Qui en a le lien peut le regarder et jouer avec, tant que vous le partagez. Un lien mène au paquet tel qu’il était au moment du partage.',
    make: 'Partager par un lien',
    link: 'Lien vers ce paquet',
    copy: 'Copier le lien',
    stop: 'Ne plus partager',
    remove: 'Le supprimer du serveur',
    removeWhy: 'Les tables où l’on joue avec lui le gardent.',
    removed: 'Il n’est plus sur le serveur.',
    stopped: 'Le lien ne mène plus nulle part.',
    shared: 'Partagé',
    private: 'Privé',
    open: 'tel qu’il est maintenant',
    as: (time) => `tel qu’il était le ${time}`,
    about: (act, pack) => `${act}\u00a0: ${pack}`,
  },
};
