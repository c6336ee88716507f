/** French names and paragraphs about tiles, buildings, upgrades and the other pieces. */
import type { Explained, PieceTopic, Pieces } from './maracaibo-texts.ts';

export const PRESTIGE: Pieces = {
  abbey: {
    name: 'Abbaye',
    help: 'En fin de partie, elle rapporte 4\u00a0PV par ligne franchie par votre explorateur.',
  },
  palace: {
    name: 'Palais',
    help: 'En fin de partie, il rapporte 2\u00a0PV par tuile Quête en votre possession.',
  },
  basilica: {
    name: 'Basilique',
    help: 'En fin de partie, elle rapporte 4\u00a0PV pour chacun de vos espions sur le plateau, 16\u00a0PV au maximum.',
  },
  citadel: {
    name: 'Citadelle',
    help: 'En fin de partie, elle rapporte 2\u00a0PV par espion resté sur votre navire et par point de combat restant.',
  },
  minster: {
    name: 'Église',
    help: 'En fin de partie, elle rapporte 3\u00a0PV par jeton Combinaison en votre possession.',
  },
  garrison: {
    name: 'Garnison',
    help: 'En fin de partie, elle rapporte 2\u00a0PV par jeton Combat en votre possession.',
  },
  academy: {
    name: 'Académie',
    help: 'En fin de partie, elle rapporte 2\u00a0PV par amélioration de votre navire.',
  },
  cathedral: {
    name: 'Cathédrale',
    help: 'En fin de partie, elle rapporte deux fois les PV de votre case sur la piste Revenu des doublons, en plus de la piste elle-même.',
  },
};

export const UPGRADES: Pieces = {
  U1: {
    name: 'Escale rapide',
    help: 'Comme action principale dans un village, vous avez 2 actions Village après 2 à 4 points de mouvement et 3 après 5 ou plus.',
  },
  U2: { name: 'Grande cabine', help: 'La limite de votre main est de 6 cartes.' },
  U3: {
    name: 'Bonnes relations',
    help: 'Marquez aussitôt 3\u00a0PV. Les cartes visibles ne vous coûtent plus rien.',
  },
  U4: { name: 'Coffre', help: 'Gagnez aussitôt 5 doublons.' },
  U5: { name: 'Figure de proue', help: 'Marquez aussitôt 3\u00a0PV.' },
  U6: {
    name: 'Poupe dorée',
    help: 'Marquez aussitôt 6\u00a0PV. La Figure de proue doit être libérée avant.',
  },
  U7: {
    name: 'Troupe de débarquement',
    help: 'Nouvelle action de combat, qui annexe un village en réduisant la valeur de 2 ou en capture un en la réduisant de 5. Vous gagnez 1 point d’influence, 3 doublons pour chacun de vos espions sur place et 1 pour chaque autre espion.',
  },
  U8: {
    name: 'Pont d’exercice',
    help: 'Nouvelle action Village, qui rapporte 1 point de combat et 1 doublon.',
  },
  U9: {
    name: 'Cale marchande',
    help: 'Nouvelle action Village, qui échange 3 cartes de la même marchandise contre 2 doublons et 2\u00a0PV. Le Pont d’exercice doit être libéré avant.',
  },
  U10: {
    name: 'Coffre à pavillons',
    help: 'Nouvelle action Village dans un village libre, où vous placez un cube de la nation de votre choix pour 1 point d’influence auprès d’elle et 1 doublon. Quatre autres zones doivent être libérées avant.',
  },
  U11: {
    name: 'Choix du capitaine',
    help: 'Choisissez aussitôt entre 3 cases d’exploration au maximum, 4 doublons et 4\u00a0PV, ou un marqueur d’influence avancé au rang suivant. Quatre autres zones doivent être libérées avant.',
  },
  U12: {
    name: 'Vaisseau de guerre',
    help: 'Marquez aussitôt 10\u00a0PV. Six autres zones doivent être libérées avant.',
  },
};

const SKULL =
  'Aucune action Village ne peut être l’action principale ici. Les quêtes et les espions restent possibles.';
const SLOW = 'La voie marquée coûte 3 points de mouvement.';
const DISCS =
  'Si vous y faites escale, vous pouvez payer son prix avant votre action principale et y déplacer un disque de votre navire. Une tuile pleine est fermée.';

export const LEGACY: Pieces = {
  L1: {
    name: 'L1, Puerto Cabezas devient une ville',
    help: 'Elle a un marché et un drapeau. Son action consiste à accomplir la quête posée sur elle, aussitôt remplacée. Un cube du village passe sur le drapeau.',
  },
  L2: { name: 'L2, mer agitée', help: SLOW },
  L3: {
    name: 'L3, épidémie à Carthagène',
    help: 'Ni action Ville ni action Village ici, la tuile Ville et le cube disparaissent, et aucun cube ne peut être placé. Quand elle part, une autre tuile Ville est posée.',
  },
  L4: {
    name: 'L4, Santo Tomé',
    help: 'Une nouvelle ville pour les explorateurs arrivés à la case 4 ou plus loin. S’y rendre et en repartir coûte chaque fois 3 points de mouvement. Elle donne 2 actions Village, et un espion remis dans la réserve générale y rapporte 5\u00a0PV.',
  },
  L5: {
    name: 'L5, informateurs à La Tortue',
    help: 'Si vous y faites escale, vous prenez 1 espion avant votre action principale.',
  },
  L6: {
    name: 'L6, la flotte au trésor',
    help: 'Action de combat, deux fois dans la partie, qui réduit la valeur une fois de 10 et une fois de 11. Un cube va sur la tuile et rapporte 3 points d’influence et 8 doublons.',
  },
  L7: {
    name: 'L7, Panamá',
    help: 'Une nouvelle ville pour les explorateurs arrivés à la case 11 ou plus loin. Gagnez 3 points de combat, puis combattez.',
  },
  L8: { name: 'L8, mer agitée', help: SLOW },
  L9: {
    name: 'L9, la mine d’or',
    help: 'Action de combat, une fois dans la partie, pour les explorateurs arrivés à la case 5 ou plus loin. Elle réduit la valeur de 8, et un cube sur la tuile rapporte 12 doublons.',
  },
  L10: { name: 'L10, le fanal', help: DISCS },
  L11: {
    name: 'L11, le péage',
    help: 'Passer sans s’arrêter coûte 2 doublons, et qui ne peut pas payer doit y faire escale. Si vous y faites escale, vous pouvez payer son prix avant votre action principale et y déplacer un disque de votre navire.',
  },
  L12: { name: 'L12, le grenier', help: DISCS },
  L13: { name: 'L13, l’hospice', help: DISCS },
  L14: { name: 'L14, la batterie', help: DISCS },
  L15: { name: 'L15, la salle de lecture', help: DISCS },
  L16: { name: 'L16, la jetée', help: DISCS },
  L17: { name: 'L17, la halle', help: DISCS },
  L18: { name: 'L18, mer agitée', help: SLOW },
  L20: { name: 'L20, crâne', help: SKULL },
  L21: { name: 'L21, crâne', help: SKULL },
  L22: { name: 'L22, crâne', help: SKULL },
  L23: { name: 'L23, crâne', help: SKULL },
  L25: { name: 'L25, le dernier fanal', help: 'Qui y fait escale marque 6\u00a0PV.' },
};

export const STORIES: Pieces = {
  75: {
    name: 'Eaux calmes (75)',
    help: 'Le mode classique facile, avec beaucoup de quêtes et sans tuile Héritage.',
  },
  76: {
    name: 'Vents frais (76)',
    help: 'Le mode classique moyen, avec moins de quêtes, quatre tuiles Héritage et huit cartes Projet de plus.',
  },
  77: {
    name: 'Haute mer (77)',
    help: 'Le mode classique difficile, avec très peu de quêtes, sept tuiles Héritage et huit cartes Projet de plus.',
  },
};

export const VILLAGE_ACTIONS: Pieces = {
  VA1: {
    name: 'Défausser sa main',
    help: 'Défaussez toute votre main, au moins une carte, pour 2 doublons.',
  },
  VA2: { name: 'Un doublon', help: 'Gagnez 1 doublon.' },
  VA3: {
    name: 'Acheter ou investir',
    help: 'Achetez une carte de votre main ou de votre zone de planification, ou investissez dans un bâtiment de prestige.',
  },
  VU1: { name: 'Pont d’exercice', help: UPGRADES['U8']?.help ?? '' },
  VU2: { name: 'Cale marchande', help: UPGRADES['U9']?.help ?? '' },
  VU3: { name: 'Coffre à pavillons', help: UPGRADES['U10']?.help ?? '' },
};

export const COMBAT_ACTIONS: Pieces = {
  CA1: {
    name: 'Gagner de l’influence',
    help: 'Réduisez la valeur de combat de 2 pour 1 point d’influence auprès de la nation combattante, ou de 5 pour 2 points.',
  },
  CA2: {
    name: 'Annexer ou capturer une ville',
    help: 'Annexez une ville sans cube en réduisant la valeur de 4, ou capturez-en une d’une autre nation en la réduisant de 6. Vous placez un cube, gagnez 1 point d’influence et prenez le bonus du drapeau.',
  },
  CA3: { name: 'Annexer ou capturer un village', help: UPGRADES['U7']?.help ?? '' },
  CA6: { name: 'Escorter la flotte au trésor', help: LEGACY['L6']?.help ?? '' },
  CA7: { name: 'S’emparer de la mine d’or', help: LEGACY['L9']?.help ?? '' },
};

export const PIECES: Readonly<Record<PieceTopic, Explained>> = {
  'project-card': {
    name: 'carte Projet',
    help: 'Achetez-la pour ses effets et ses PV en fin de partie, ou défaussez-la de votre main comme la marchandise ou l’objet qu’elle montre.',
  },
  spy: {
    name: 'espion',
    help: 'Les espions attendent sur votre navire qu’une carte les envoie sur un lieu. Faites-y escale pour utiliser son action, ou marquez 2\u00a0PV si vous ne l’utilisez pas.',
  },
  ship: {
    name: 'bateau',
    help: 'Votre bateau avance de 1 à 7 lieux par tour, toujours dans le sens des flèches.',
  },
  explorer: {
    name: 'explorateur',
    help: 'L’explorateur avance sur sa piste. La case où il s’arrête donne une récompense, et les trois lignes qu’il franchit aussi.',
  },
  disc: {
    name: 'disque',
    help: 'Deux disques couvrent chacune des douze zones de votre navire. Quand les deux sont partis, la zone est libérée.',
  },
  cube: {
    name: 'cube Possession',
    help: 'Un cube montre à quelle nation appartient un lieu. Chaque nation en a 13, et moins il en reste à côté de sa piste, plus votre rang y compte.',
  },
  doubloon: {
    name: 'doublon',
    help: 'Les doublons paient les cartes et les bâtiments. En fin de partie, ils ne valent rien.',
  },
  'combat-point': {
    name: 'point de combat',
    help: 'Au combat, chaque point dépensé augmente la valeur de 1. Vous pouvez en avoir 8 au maximum.',
  },
  'combat-token': {
    name: 'jeton Combat',
    help: 'Un combat commence par un jeton. Il montre pour chaque nation la valeur de combat, et ce qu’il en coûte ou rapporte de combattre pour elle. Ensuite, vous le gardez.',
  },
  quest: {
    name: 'quête',
    help: 'Faites escale là où se trouve une quête et payez son coût pour l’accomplir. La quatrième rapporte 3\u00a0PV, chaque suivante 2\u00a0PV.',
  },
  compass: {
    name: 'boussole',
    help: 'Une partie de la récompense d’une quête compte une fois par boussole. Vous en avez une au début.',
  },
  synergy: {
    name: 'jeton Combinaison',
    help: 'Il y a cinq symboles, et vous pouvez avoir un jeton de chacun. Certains revenus ne comptent qu’avec un certain jeton, même s’il arrive plus tard.',
  },
  good: { name: 'marchandise', help: 'Sucre, tabac ou maïs, chaque carte Projet en montre une.' },
  item: {
    name: 'objet',
    help: 'Livre, longue-vue, herbe médicinale ou carte, chaque carte Projet en montre un.',
  },
  market: {
    name: 'marché',
    help: 'Une carte de la marchandise du marché et un disque de votre navire remplissent une case. Tous les disques sont retirés après chaque manche.',
  },
  flag: {
    name: 'drapeau',
    help: 'Chaque ville a un drapeau, avec un bonus pour qui y place un cube au combat.',
  },
  influence: {
    name: 'influence',
    help: 'Votre marqueur avance sur la piste d’une nation. Sur la dernière case, chaque pas de plus vaut 2\u00a0PV.',
  },
  rank: {
    name: 'rang de noblesse',
    help: 'Les bandes rouges de la piste d’influence donnent votre rang auprès de cette nation.',
  },
  multiplier: {
    name: 'multiplicateur',
    help: 'En fin de partie, votre rang auprès de chaque nation est multiplié par ses cases vides, plus 2 pour la nation qui a le plus de cubes en jeu et 1 pour la deuxième.',
  },
  'doubloon-income': {
    name: 'revenu en doublons',
    help: 'Il rapporte des doublons après les manches I à III, et les PV imprimés à côté en fin de partie. Au-delà de 34, il augmente le revenu en points de victoire.',
  },
  'point-income': {
    name: 'revenu en points de victoire',
    help: 'Il rapporte des PV à chaque décompte. À 20, vous marquez 20\u00a0PV par décompte encore à venir, et le marqueur repart du début.',
  },
  career: {
    name: 'carrière',
    help: 'Trois objectifs, chacun avec une condition modeste et une condition complexe. Qui complète les trois devient Amiral.',
  },
  prestige: {
    name: 'bâtiment de prestige',
    help: 'Investissez des doublons et un espion, une fois par bâtiment, pour ses PV en fin de partie. Le premier à investir marque aussitôt 2\u00a0PV.',
  },
  upgrade: {
    name: 'amélioration de navire',
    help: 'Une zone libérée de votre navire donne une récompense immédiate ou un effet permanent.',
  },
  'city-tile': {
    name: 'tuile Ville',
    help: 'Elle montre le marché et l’action d’une ville pour cette partie.',
  },
  'legacy-tile': {
    name: 'tuile Héritage',
    help: 'Elle change un lieu ou une voie. Les cartes Histoire la mettent en jeu.',
  },
  'story-card': {
    name: 'carte Histoire',
    help: 'Elle dit où poser des quêtes au début et après chaque manche, et quelles tuiles Héritage sont en jeu.',
  },
  'automa-card': { name: 'carte Automa', help: 'Elle dit jusqu’où Jeanne navigue et ce qu’elle y fait.' },
  armada: {
    name: 'La Armada',
    help: 'Une mini-extension avec trois carrières et neuf cartes Projet autour des flottes des nations.',
  },
};
