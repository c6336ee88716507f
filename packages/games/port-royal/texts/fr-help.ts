import type { HelpTopic } from './port-royal-texts.ts';

export const HELP: Readonly<Record<HelpTopic, string>> = {
  overview:
    'Chacun à son tour est le joueur actif, d’abord pour la Découverte, puis pour le Commerce et le Recrutement. Révélez des navires et des personnages, puis prenez-en. Les navires rapportent des pièces d’or, les personnages en coûtent mais apportent influence et capacités. Les autres joueurs peuvent aussi prendre une carte, contre une pièce d’or au joueur actif.',
  harbour:
    'La rivière est la rangée de navires et de personnages révélés pendant ce tour. Les expéditions et les taxations n’en font pas partie. Ce que personne ne prend est défaussé, si bien que chaque tour commence avec une rivière vide.',
  discover:
    'Révélez au moins une carte, puis autant que vous l’osez. Les navires et les personnages vont dans la rivière, les expéditions sur la table, et une taxation se résout aussitôt. Avec quatre couleurs de navires, vous pourrez prendre 2 cartes, avec cinq, 3. Mais un second navire de la même couleur met fin à votre tour.',
  repel:
    'Si vos sabres réunis égalent ou dépassent ceux du navire que vous venez de révéler, vous pouvez le repousser et l’envoyer à la défausse. Un navire à tête de mort ne peut jamais être repoussé. Les sabres ne s’usent pas, et vous pouvez toujours laisser entrer le navire.',
  bust: 'Si un second navire de la même couleur entre dans la rivière, elle est entièrement défaussée et personne ne prend de carte. Chaque joueur gagne 1 pièce d’or par saltimbanque qu’il possède. Avant de passer la main, le joueur actif peut encore faire ce qui est permis à tout moment de son tour.',
  take: 'Prenez vos cartes une par une, car ce qu’apporte l’une sert déjà pour la suivante. Le joueur actif peut en prendre 1, ou 2 avec quatre couleurs de navires dans la rivière, ou 3 avec cinq. Les autres joueurs peuvent en prendre 1. Certains personnages en offrent davantage, et rien ne vous oblige à prendre une carte.',
  trade:
    'Prenez un navire de la rivière, défaussez-le et gagnez ses pièces d’or, plus 1 par négociant de sa couleur que vous possédez. Si vous n’êtes pas le joueur actif, vous lui payez ensuite 1 pièce d’or, au besoin avec l’or du navire.',
  recruit:
    'Payez le coût imprimé sur le personnage, moins 1 pièce d’or par señorita que vous possédez, et placez-le devant vous. Ses points d’influence comptent aussitôt et sa capacité agit désormais. Seul ce qui se déclenche quand vient votre tour de choisir attendra un prochain tour.',
  fee: 'Si vous n’êtes pas le joueur actif, vous lui payez 1 pièce d’or pour chaque carte prise. Si vous ne prenez rien, vous ne payez rien. Avec un navire, vous touchez d’abord ses pièces d’or. Pour un personnage, il faut avoir d’avance de quoi payer son coût et cette pièce.',
  store:
    'Un marchand de la couleur du navire peut le garder. Vous gagnez ses pièces d’or comme d’habitude, et le navire vaut 1 point d’influence jusqu’à la fin de la partie.',
  gift: 'Ce navire rapporte aussi 1 pièce d’or à un autre joueur. Elle vient de la pioche et non de votre trésor, et vous choisissez seulement qui la reçoit.',
  forgo:
    'Tant que Frégate Némésis ou Galion Némésis vous reste à remplir, vous pouvez renoncer à toutes les pièces d’or d’un tel navire pour faire avancer le contrat. Il faut trois frégates ou deux galions. Tout le reste se passe comme dans un commerce ordinaire.',
  window:
    'C’est la dernière occasion du tour, pour le joueur actif, de compléter une expédition ou de faire autre chose qui soit permis à tout moment. Ensuite, la main passe au joueur suivant.',
  taxes:
    'Une taxation frappe tous les joueurs à la fois, et avec 12 pièces d’or ou plus, vous en perdez la moitié, arrondie à l’inférieur. Puis le joueur qui a le plus de sabres ou le moins de points d’influence, selon la carte, gagne 1 pièce d’or, de même que tous ses ex æquo.',
  'sets-sail-taxes':
    'Une taxation frappe tous les joueurs à la fois, et avec 9 pièces d’or ou plus, vous redescendez à 8. Puis le joueur qui a le plus de sabres ou le moins de points d’influence, selon la carte, gagne 1 pièce d’or, de même que tous ses ex æquo.',
  expeditions:
    'Une expédition reste sur la table jusqu’à ce qu’un joueur actif la complète, à tout moment de son tour, même après deux navires de même couleur. Défaussez un personnage par symbole, un capitaine pour une ancre, un prêtre pour une croix, un colon pour une maison, une touche-à-tout pour n’importe lequel. Vous gagnez ses pièces d’or et gardez l’expédition pour ses points d’influence.',
  coins:
    'Chaque pièce d’or est une carte face cachée, et personne ne sait ce qu’elle cache. Les pièces gagnées viennent de la pioche, les pièces dépensées vont à la défausse. Si toutes les cartes sont prises, des jetons les remplacent.',
  influence:
    'Vos personnages et vos expéditions apportent de l’influence. Les personnages envoyés en expédition emportent leurs points. L’or n’est pas de l’influence.',
  'sets-sail-influence':
    'Vos personnages apportent de l’influence, et chaque navire sous vos marchands 1 point. L’or n’est pas de l’influence, il ne fait que départager les ex æquo.',
  sabres:
    'Un matelot porte 1 sabre, un pirate en porte 2. Vos sabres réunis repoussent autant de navires que vous voulez pendant un tour, et comptent pour la taxation liée aux sabres.',
  contracts:
    'Vous pouvez remplir un contrat visible à tout moment de votre tour, actif ou non, tant que vous en remplissez les conditions. Certains ne se remplissent qu’à un moment précis. Votre marqueur va sur la case libre la plus à gauche et vous gagnez ses pièces d’or. Le deuxième contrat rapporte 1 point d’influence, le troisième 2 de plus, et vos trois marqueurs ne permettent pas d’aller au-delà.',
  claim:
    'Certains contrats se remplissent sur-le-champ ou pas du tout, comme Inspecteur des impôts, Maléfice, Spéculateur et Grand spéculateur. Si vous y renoncez, il faudra attendre que l’occasion se représente.',
  'sets-sail':
    'Un jeu rapide et indépendant pour 2 à 4 joueurs, qui se joue en 8 points d’influence. Il n’y a pas d’expéditions, mais les marchands transforment les navires en influence. Une taxation ramène à 8 pièces d’or tous ceux qui en ont 9 ou plus.',
  cooperative:
    'Remplissez ensemble tous les contrats visibles avant la fin du temps imparti. Pour chaque contrat, le marqueur d’un seul joueur suffit. La première carte de chaque tour vient de la pioche temporelle, et s’il n’y en a plus quand un tour doit commencer, la partie est perdue. En cas de victoire, chaque carte de la pile de victoire vaut 1 point pour votre grade.',
  solo: 'Vous jouez seul la version coopérative et vous êtes toujours le joueur actif. Vous ne payez jamais pour prendre une carte, chaque bonus de taxation est pour vous, et les cadeaux des navires sont ignorés.',
  'set-aside':
    'Avant le premier tour, vous pouvez mettre des cartes de la pioche temporelle dans la pile de victoire, autant que vous voulez pourvu qu’il en reste une. Chacune vaut 1 point si vous gagnez, mais c’est un tour de moins pour y arriver.',
  save: 'Après chaque taxation, le joueur actif peut mettre la carte du dessus de la pioche temporelle dans la pile de victoire. Elle vaut 1 point si vous gagnez, mais c’est un tour de moins pour y arriver.',
  end: 'Dès qu’un joueur a 12 points d’influence, on termine le tour de table, pour que chacun ait été actif le même nombre de fois. Le joueur qui a le plus de points d’influence gagne. En cas d’égalité, le plus riche l’emporte, et si l’égalité persiste, la victoire est partagée.',
  'sets-sail-end':
    'Dès qu’un joueur a 8 points d’influence, on termine le tour de table, pour que chacun ait été actif le même nombre de fois. Le joueur qui a le plus de points d’influence gagne. En cas d’égalité, le plus riche l’emporte, et si l’égalité persiste, la victoire est partagée.',
  standstill:
    'Aucun tour et aucune partie ne dure sans fin : quand la pioche s’est épuisée deux fois dans le même tour, on n’y révèle plus de carte. S’il ne reste aucune carte au début d’un tour, ou si pendant cinq tours de table personne n’a recruté de personnage, complété d’expédition, mis de navire de côté ni avancé dans un contrat, toutes les pièces d’or deviennent des jetons et leurs cartes sont mélangées à la pioche. Après dix tours de table de ce genre, la partie s’arrête là. En mode coopératif et en solo, c’est la pioche temporelle qui met fin à la partie.',
  'expedition-to-win':
    'Dans cette variante, atteindre 12 points d’influence ne déclenche la fin que si l’on a complété une expédition, et seul un joueur qui a une expédition peut gagner. Si la partie s’arrête parce que plus rien ne change et que personne n’en a, l’influence seule décide.',
  adventure:
    'Cinq chapitres racontent une histoire, et chaque partie en joue un. Chaque tour commence par un événement, et le dernier du mois apporte une nouvelle page et une nouvelle mission. L’histoire ajoute aussi des navires, des personnages et des expéditions à la pioche. Ensemble, il faut atteindre les objectifs du chapitre, et en mode compétitif 12 points d’influence et le trophée.',
  missions:
    'Vous pouvez accomplir une mission à tout moment de votre tour, joueur actif ou non. Ce qui porte un signe moins se défausse ou se paie, le reste, il suffit de l’avoir. Votre marqueur le plus à gauche va sur la mission, et le premier déverrouille la capacité, le deuxième révèle le trophée, les deux derniers rapportent 1 et 3 couronnes. Tous touchent la récompense, le premier en touche une seconde.',
  crowns:
    'Les couronnes font avancer votre marqueur sur la piste. Le plus haut bouclier atteint indique vos points d’influence dus aux couronnes, de 1 à 6. Si vous payez des couronnes et repassez sous un bouclier, vous perdez ces points.',
  events:
    'Le joueur actif commence par révéler un événement, qui agit aussitôt ou pendant ce tour. À la fin du mois, l’histoire continue, puis les événements sont retournés sans être mélangés. Ils reviennent donc dans le même ordre, avec un nouveau au sommet.',
  cargo:
    'Les navires des pirates d’Arès forment une sixième couleur, et avec les six, le joueur actif peut prendre 4 cartes. Un navire avec cargaison se vend, ou se garde devant vous pour les missions, les expéditions et les aubergistes. Les négociants de sa couleur versent leur pièce d’or dans les deux cas.',
  'chapter-goals':
    'Le chapitre s’arrête aussitôt quand une fin de mois mène à la carte 9. Vous gagnez si chaque mission a été accomplie par quelqu’un, s’il y a assez de marqueurs sur les missions et si le groupe a assez d’influence. Après une défaite, on rejoue le chapitre avec chaque fois 3 pièces d’or de plus pour le groupe.',
  trophy:
    'La fin est déclenchée par un joueur qui a 12 points d’influence et le trophée, puis on termine le tour de table. Seuls les joueurs qui ont révélé le trophée peuvent gagner. En cas d’égalité, le joueur qui a le moins de marqueurs sur son aventurier l’emporte, puis le plus riche.',
  variable:
    'Quatre des missions marquées d’une étoile sont sur la table dès le début, et toutes les cartes de l’aventure sont dans la pioche. À chaque fin de mois, vous pouvez ranger un marqueur dans la boîte pour 10 pièces d’or. Le reste est comme en mode compétitif.',
  adventurer:
    'Chaque aventurier a un trésor de départ et une capacité, que votre premier marqueur déverrouille. Il agit comme un personnage sans en être un, et aucune mission ne le compte comme négociant ou matelot.',
  share:
    'Après une défaite, le groupe commence avec 3 pièces d’or de plus, 6 après deux défaites, et ainsi de suite. L’un après l’autre, vous en prenez une part, et le dernier prend le reste.',
  page: 'Lisez la page et dites-le. On la tourne quand tous l’ont lue, ou quand son lecteur la tourne pour tout le monde.',
  look: 'Vous êtes seul à voir ces cartes. Une sentinelle remet une des trois prochaines au sommet et défausse les autres, la vigie peut en placer une parmi les cinq prochaines dans la rivière. Les cartes défaussées n’ont pas d’effet.',
  mission:
    'Cette mission ne peut être revendiquée que maintenant. Si vous y renoncez, il faudra attendre une autre occasion.',
  'buy-crowns':
    'Chaque joueur peut acheter des couronnes à ce prix. Elles rapportent de l’influence à chaque bouclier de la piste.',
  'buy-marker':
    'Vous pouvez payer pour ranger dans la boîte votre marqueur le plus à gauche. Vous gagnez ce qu’il cachait, la capacité, le trophée ou des couronnes, mais il n’est sur aucune mission.',
};
