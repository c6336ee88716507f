import type { GuideTexts } from '../../../../learn/lesson.ts';

export const fr: GuideTexts = {
  end: 'Vous savez tout. Quand la dernière pièce du monastère est achetée, on finit le tour\u202f; chaque carte destination dont vous avez découvert le port rapporte 5\u00a0PV, et qui a le plus de PV gagne.',
  lessons: {
    sail: {
      title: 'Découvrir un port',
      task: 'Votre flotte est à Lisboa. Aller sur une case voisine coûte un marqueur. Allez à Madeira, puis aux Açores.',
      done: 'Personne n’y était avant vous\u00a0: votre marqueur reste dans les deux ports et leurs PV sont à vous. Qui vient plus tard n’y gagne rien.',
    },
    current: {
      title: 'Suivre un courant',
      task: 'Un courant vous porte gratuitement, dans le sens de sa flèche. Un marqueur suffit pour y entrer\u00a0: allez à Mascate, puis laissez-vous porter par Diu jusqu’à Calecute.',
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
};
