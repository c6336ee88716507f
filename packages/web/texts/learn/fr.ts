import type { GuideTexts } from './guide-texts.ts';

export const fr: GuideTexts = {
  name: 'Skippeur',
  progress: (lesson, of) => `Leçon ${lesson} sur ${of}`,
  next: 'Continuer',
  again: 'Encore une fois',
  finish: 'Jouer une première partie',
  leave: 'Quitter le guide',
  notThis: 'Pas cette fois\u00a0: suivez ce qui brille.',
  games: {
    caravelas: {
      end: 'Vous savez tout. Quand la dernière pièce du monastère est achetée, on finit le tour\u202f; chaque carte destination dont vous avez découvert le port rapporte 5\u00a0PV, et qui a le plus de PV gagne.',
      lessons: {
        sail: {
          title: 'Découvrir un port',
          task: 'Votre flotte est à Lisboa. Aller sur une case voisine coûte un marqueur. Allez à Madeira, puis aux Açores.',
          done: 'Personne n’y était avant vous\u00a0: votre marqueur reste dans les deux ports et leurs PV sont à vous. Qui vient plus tard n’y gagne rien.',
        },
        current: {
          title: 'Suivre un courant',
          task: 'Un courant vous porte gratuitement, dans le sens de sa flèche. Un marqueur suffit pour y entrer\u00a0: allez au sud, puis laissez-vous porter jusqu’à Cabo Verde.',
          done: 'Trois cases pour un marqueur. Quitter un courant, le traverser ou le remonter coûte comme d’habitude. Le dernier marqueur vous arrête, même sur un courant.',
        },
        route: {
          title: 'Tracer une route',
          task: 'Regardez une case\u00a0: la carte dit ce qu’il en coûte d’y aller, et pourquoi. Choisissez Guiné\u00a0: la route est tracée. Puis prenez la mer.',
          done: 'À Guiné, on charge du piment malagueta, et c’est fait\u00a0: un cube de chaque marchandise, si sa place à bord est libre. Il suffit de passer.',
        },
        pirates: {
          title: 'Rencontrer les pirates',
          task: 'Au nord, des pirates guettent\u00a0: entrer chez eux coûte un marqueur de plus. Vous tenez un vent favorable. Choisissez-le dans votre main, puis allez au nord.',
          done: 'Rien de plus n’a été payé. Joué ainsi, un vent favorable ne rend aucun marqueur et personne d’autre n’avance.',
        },
        event: {
          title: 'Jouer un évènement',
          task: 'Une case bleue\u00a0: qui y entre joue une carte évènement, bonne ou mauvaise. Allez au sud et choisissez une carte. La tempête de 4 est trop forte pour ce qui vous reste.',
          done: 'La carte a agi, et vous pouvez continuer s’il vous reste des marqueurs. Sans carte jouable, on n’entre pas sur une case bleue.',
        },
        bonus: {
          title: 'Profiter de la tempête d’un autre',
          task: 'L’autre joueur a joué une tempête de 2. Toutes les autres flottes du même océan avancent de deux cases au plus, sans rien payer ni rien craindre. Allez à Porto Seguro.',
          done: 'Une découverte gratuite. Ce qui nuit à l’un sert aux autres\u00a0: choisissez vos cartes en y pensant.',
        },
        cape: {
          title: 'Doubler le Cap',
          task: 'Les cases rouges au large du Cap demandent le dé et aucune carte. Une face rouge\u00a0: tout va bien\u202f; un 1\u00a0: un navire de votre choix coule avec ses marchandises. Allez à l’est.',
          done: 'Un navire coulé ne porte rien jusqu’à votre arrêt à Lisboa, où il est réparé. Vous gardez tous vos marqueurs.',
        },
        lisboa: {
          title: 'Rentrer',
          task: 'Vos cales sont pleines. Allez à Lisboa et arrêtez-vous. Donnez du poivre pour une pièce du monastère, trois marchandises pour une flotte plus grande, puis vendez le reste.',
          done: 'Le poivre a rapporté 10\u00a0PV, le quatrième navire apporte trois marqueurs pour de bon, et le reste a été vendu. L’arrêt à Lisboa met fin au tour.',
        },
        bid: {
          title: 'Parier pour l’ordre de jeu',
          task: 'Chaque tour commence par des paris en marqueurs. L’autre joueur en parie un. Pariez davantage\u00a0: qui parie le plus choisit sa place.',
          done: 'Les marqueurs pariés sont utilisés pour ce tour, ceux du perdant aussi. Passer ne coûte rien, et c’est souvent sage.',
        },
      },
    },
    'francis-drake': {
      end: 'Vous savez tout. Trois voyages, puis on compte les marchandises et les coffres\u202f; qui a le plus de PV gagne.',
      lessons: {
        street: {
          title: 'Recruter un équipage',
          task: 'Chacun descend la rue de Plymouth pour armer un bateau. Vous avez dix disques. Posez-en un sur Équipage I\u00a0: le premier cercle donne le plus.',
          done: 'Trois membres d’équipage sont dans votre journal de bord. Les autres posent un disque à leur tour, et ainsi de suite.',
        },
        ahead: {
          title: 'Une rue à sens unique',
          task: 'Votre prochain disque doit aller plus loin. Dépassez les canons et allez chez la Reine\u00a0: un seul joueur peut s’y arrêter.',
          done: 'Votre frégate est devenue un galion, avec un canon et un article de commerce. Ce que vous avez dépassé est perdu pour ce voyage.',
        },
        ready: {
          title: 'Barils et quais',
          task: 'Chaque baril ouvre une zone de plus des Caraïbes, et vous n’en avez qu’un. Arrêtez-vous aux quais et prenez ce que vous voulez.',
          done: 'Après les quais, il n’y a plus rien\u00a0: votre bateau part. Qui quitte la rue en premier navigue en premier.',
        },
        tokens: {
          title: 'Le secret de l’amiral',
          task: 'Vous êtes l’amiral\u00a0: posez les trois jetons Frégates près des galions. Personne d’autre ne les connaîtra. Cliquez sur les galions.',
          done: 'Un galion demande ses propres canons et ceux de sa frégate. Le gouverneur fait de même avec les troupes des forts.',
        },
        missions: {
          title: 'Quatre missions, face cachée',
          task: 'Posez vos deux derniers disques là où vous n’en avez pas. Les petits numéros agissent d’abord, et deux attaques seulement réussissent par destination. Le plan de route additionne ce qu’il vous faut.',
          done: 'Tous les disques ont été retournés\u00a0: le plus petit numéro est sur le premier cercle, les égalités suivent l’ordre de navigation.',
        },
        informer: {
          title: 'Envoyer l’informateur',
          task: 'Avant que les disques soient retournés, l’informateur vous laisse regarder\u00a0: les disques d’une destination où vous en avez un, ou son jeton. Puis vous pouvez changer vos plans.',
          done: 'Ce que vous avez vu, vous seul le savez. Une fois les disques ou le jeton regardés, on ne peut plus revenir en arrière.',
        },
        town: {
          title: 'Prendre une ville',
          task: 'Votre disque 1 passe en premier. Cartagena demande un membre d’équipage. Attaquez\u202f!',
          done: 'Vous avez marqué ses PV et, comme personne n’était passé avant, pris l’argent. Il est dans votre coffre, où vous seul pouvez regarder.',
        },
        fort: {
          title: 'Prendre un fort d’assaut',
          task: 'Río de la Hacha demande de l’équipage pour ses troupes et un canon, et un jeton s’y trouve face cachée. Vous avez de quoi affronter le pire. Attaquez\u202f!',
          done: 'Le jeton a été retourné et reste visible pour les suivants. Une ville et un fort\u00a0: deux types de conquêtes rapportent 4\u00a0PV, les trois en rapportent 10.',
        },
        trade: {
          title: 'Commercer',
          task: 'Dans un port de commerce, un article de commerce vaut une des marchandises présentes. Vous avez déjà du sucre et du tabac. Choisissez.',
          done: 'Les marchandises restent jusqu’à la fin de la partie\u00a0: quatre différentes valent 26\u00a0PV.',
        },
        home: {
          title: 'Rentrer à temps',
          task: 'Prenez Cartagena. Votre dernière mission dépasse vos forces\u00a0: rentrez avant le disque 4.',
          done: 'Le premier à rentrer plus tôt avec une conquête marque 2\u00a0PV, le deuxième 1.',
        },
      },
    },
    maracaibo: {
      end: 'Vous savez tout. Après quatre manches, on compte cartes, bâtiments et influence\u202f; qui a le plus de PV gagne.',
      lessons: {
        opening: {
          title: 'Les premières cartes',
          task: 'Vous avez huit cartes. Planifiez le Comptoir\u00a0: il attend à côté de votre main que vous l’achetiez. Puis défaussez trois cartes au choix et gardez une carrière sur deux.',
          done: 'Quatre cartes restent en main. Désormais, vous pouvez planifier des cartes à chacun de vos tours, sans rien payer. Les trois objectifs de la carrière rapportent doublons, espions et PV.',
        },
        sail: {
          title: 'Prendre la mer',
          task: 'Votre bateau suit les flèches, avec 1 à 7 points de mouvement. Dans un village, 1 à 3 points donnent une action Village, 4 à 6 en donnent deux, 7 en donnent trois. Allez à San Juan, cinq lieux plus loin.',
          done: 'Vous avez deux actions Village. Un long trajet rapporte davantage à l’escale, un court permet d’en faire plus. Mais la manche finit pour tous dès qu’un bateau est rentré.',
        },
        village: {
          title: 'Acheter une carte',
          task: 'Effectuez vos deux actions Village. Achetez d’abord le Comptoir que vous avez planifié, puis prenez un doublon.',
          done: 'Votre revenu monte de 3 doublons, versés après chaque manche. Vous prenez aussi le jeton Combinaison balance\u00a0: d’autres cartes rapportent davantage à qui le possède.',
        },
        city: {
          title: 'Livrer dans une ville',
          task: 'Santo Domingo achète du tabac. Livrez le Matelot, qui en montre, et retirez un disque de votre navire, sous les cartes. L’action Ville en retire un deuxième\u00a0: choisissez le Coffre les deux fois.',
          done: 'Les deux disques sont partis, le Coffre est libéré\u00a0: 5 doublons. D’autres zones vous aident pour le reste de la partie. La ville vous a aussi donné un point de combat.',
        },
        quest: {
          title: 'Accomplir une quête',
          task: 'À Portobelo, une quête demande deux herbes médicinales. Elle rapporte 2\u00a0PV pour chacune de vos boussoles, et 4 doublons. Choisissez-la, puis défaussez les deux cartes à herbes.',
          done: 'Vous avez deux boussoles, l’une sur votre navire, l’autre sur le Fabricant de boussoles\u00a0: 4\u00a0PV. Une carte sert de marchandise ou d’objet, ou s’achète, mais ne fait qu’une de ces choses.',
        },
        combat: {
          title: 'Combattre',
          task: 'À Maracaibo, l’action Ville est un combat\u00a0: un jeton est retourné. Combattez pour la France, dont la valeur de combat est la plus haute, et annexez Maracaibo. Dépensez ensuite un point de combat ou un espion, gagnez de l’influence et mettez fin au combat.',
          done: 'Un cube français est à Maracaibo, son drapeau a payé 4 doublons, et vous avez 2 points d’influence auprès de la France. Moins une nation garde de cubes près de sa piste, plus votre rang auprès d’elle vaudra à la fin.',
        },
        explore: {
          title: 'Explorer',
          task: 'L’action Ville de Puerto Plata avance votre explorateur de deux cases\u202f; celle de l’autre explorateur est sautée et ne compte pas. Passez la ligne rouge, puis choisissez une nation.',
          done: 'La ligne a rapporté 3 points d’influence et la case 3 doublons. Seule la case d’arrivée paie. Aux embranchements, vous choisissez\u00a0: la voie la plus longue offre disques, espions et quêtes.',
        },
        spy: {
          title: 'Faire agir un espion',
          task: 'Deux cartes ont envoyé vos espions en avant, à La Tortue et à San Juan. Allez à San Juan et faites agir l’Informateur.',
          done: 'L’espion dépassé a rapporté 2\u00a0PV, l’Informateur 3\u00a0PV et 5 doublons. Les espions restent en place et servent de nouveau à chaque manche.',
        },
        career: {
          title: 'Compléter un objectif',
          task: 'Votre carrière, à côté du navire, a trois objectifs. Vous avez 3 points d’influence auprès de deux nations\u00a0: complétez le premier. C’est gratuit et ne prend pas d’action.',
          done: 'Vous gagnez 2 doublons, un espion, et 2\u00a0PV pour avoir attendu la condition complexe. La condition modeste vient plus tôt, mais sans PV.',
        },
        home: {
          title: 'Rentrer à bon port',
          task: 'Tout bateau fait escale à chaque Retour à bon port. Allez au dernier et effectuez son action.',
          done: 'Vous marquez 3\u00a0PV. Après ce tour, la manche est finie\u00a0: l’autre bateau est encore en mer et n’a plus de tour.',
        },
        scoring: {
          title: 'Entre deux manches',
          task: 'L’autre joueur est rentré, la manche est donc finie. Chacun peut encore acheter une fois, ou marquer 2\u00a0PV. Investissez dans le Palais\u00a0: il coûte 8 doublons et un espion.',
          done: 'Investir en premier a rapporté 2\u00a0PV, et à la fin le Palais rapporte 2\u00a0PV pour chacune de vos quêtes. Vous avez ensuite touché votre revenu, 11 doublons et 2\u00a0PV, et tous les bateaux sont rentrés à La Havane.',
        },
      },
    },
    'port-royal': {
      end: 'Vous savez tout. Dès que quelqu’un atteint 12 points d’influence, on termine le tour de table\u202f; qui a le plus de points d’influence gagne.',
      lessons: {
        draw: {
          title: 'Révéler des cartes',
          task: 'C’est votre tour et la rivière est vide. Révélez trois cartes de la pioche\u00a0: navires et personnages arrivent.',
          done: 'La première carte est toujours sans danger. Les navires rapportent de l’or\u202f; les personnages en coûtent et apportent de l’influence, le bouclier. C’est l’influence qui fait gagner.',
        },
        stop: {
          title: 'Savoir s’arrêter',
          task: 'Une pinasse et une flûte sont là. Un second navire de la même couleur vous ferait perdre toute la rivière. Regardez le risque, puis arrêtez-vous.',
          done: 'La carte suivante aurait été une seconde flûte. En vous arrêtant, vous gardez la rivière pour le commerce.',
        },
        trade: {
          title: 'Commercer avec un navire',
          task: 'Vous pouvez prendre une carte. L’amiral est trop cher aujourd’hui. Prenez un navire\u00a0: son or est à vous.',
          done: 'Le navire est défaussé et son or vient de la pioche, face cachée. Personne ne sait ce qu’il y a de l’autre côté.',
        },
        hire: {
          title: 'Recruter quelqu’un',
          task: 'Vous avez maintenant six pièces d’or. Recrutez le matelot ou l’amiral\u00a0: payez ce qu’indique la pièce, gagnez ce qu’indique le bouclier.',
          done: 'Les personnages restent devant vous. Leurs points d’influence comptent aussitôt et leur capacité vous aide désormais.',
        },
        repel: {
          title: 'Repousser un navire',
          task: 'Votre matelot et votre pirate ont trois sabres. Révélez une carte. Si sa couleur est déjà là, vos sabres peuvent la repousser.',
          done: 'Un navire repoussé va à la défausse et votre tour continue. Les sabres ne s’usent jamais.',
        },
        colours: {
          title: 'Quatre couleurs, deux cartes',
          task: 'Quatre couleurs de navires sont là\u00a0: vous pouvez prendre deux cartes. Avec cinq couleurs, ce serait trois. Prenez-en deux.',
          done: 'Ce qu’a rapporté la première carte pouvait déjà payer la seconde.',
        },
        fee: {
          title: 'La rivière d’un autre',
          task: 'L’autre joueur a terminé. À vous de prendre une carte\u00a0: une de vos pièces d’or lui revient. Prenez un navire.',
          done: 'Une belle rivière sert donc à tout le monde, et le joueur actif est payé pour cela.',
        },
        expedition: {
          title: 'Partir en expédition',
          task: 'Une expédition demande deux ancres, et vous avez deux capitaines. Cliquez sur l’expédition pour les y envoyer.',
          done: 'Vos capitaines sont partis, mais l’expédition rapporte plus d’influence qu’eux, et de l’or en plus.',
        },
      },
    },
  },
};
