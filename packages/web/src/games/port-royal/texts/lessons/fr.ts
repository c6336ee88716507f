import type { GuideTexts } from '../../../../learn/lesson.ts';

export const fr: GuideTexts = {
  end: 'Vous savez tout. Dès que quelqu’un atteint 12 points d’influence, on termine le tour de table\u202f; qui a le plus de points d’influence gagne.',
  more: {
    title: 'L’aventure commence',
    end: 'Voilà ce que l’histoire ajoute. Un mois finit avec ses événements, et ce que vous avez fait, ou laissé de côté, tourne la page suivante. La carte 9, à côté des missions, dit comment finit le chapitre.',
  },
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
    event: {
      title: 'L’événement du tour',
      task: 'Dans L’aventure commence, chaque tour s’ouvre sur un événement, en haut à gauche. Aujourd’hui, la brume vous permet de repousser un navire sans avoir assez de sabres. Révélez une carte et laissez filer la seconde flûte.',
      done: 'Un événement ne dure qu’un tour. Quand ceux du mois sont épuisés, on retourne le paquet tel quel, un nouvel événement au sommet\u00a0: dès lors, tout le monde sait ce qui vient.',
    },
    cargo: {
      title: 'Une sixième couleur',
      task: 'Les pirates d’Arès ont une couleur à eux. Leurs navires rapportent peu d’or, mais leur cale n’est pas vide. Prenez-en un, et gardez-le pour sa cargaison au lieu de le vendre.',
      done: 'Un navire gardé reste auprès de votre équipage. Il ne rapporte rien sur le moment, mais missions, aubergistes et certaines expéditions réclament ce qu’il porte.',
    },
    mission: {
      title: 'Accomplir une mission',
      task: 'Cette mission demande deux navires d’Arès, et vous les avez. Une mission s’accomplit à tout moment de votre tour, une fois par joueur. Cliquez dessus.',
      done: 'Votre premier marqueur a quitté la poupe\u00a0: la capacité de votre aventurier est à vous. Le premier à réussir reçoit aussi la récompense de la première place, et les couronnes vous font avancer\u00a0: le dernier bouclier atteint compte comme influence.',
    },
  },
};
