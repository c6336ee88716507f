import type { GuideTexts } from '../../../../learn/lesson.ts';

export const fr: GuideTexts = {
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
};
