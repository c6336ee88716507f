import type { PrimerTexts } from '../../../../learn/primer.ts';

export const fr: PrimerTexts = {
  aim: () =>
    'En trois voyages, vous pillez et commercez dans les Caraïbes\u00a0: villes, forts et galions rapportent des PV, puis, à la fin, marchandises et trésors\u202f; qui a le plus de PV gagne.',
  tips: {
    street: {
      title: 'Un seul sens',
      text: 'La rue se parcourt dans un seul sens. Les lieux que vous avez passés vous sont fermés pour ce voyage. Le premier cercle d’un lieu donne le plus.',
    },
    failure: {
      title: 'Une mission échoue',
      text: 'Une mission échoue sans l’équipage ou les canons qu’elle demande, ou si d’autres sont passés avant vous. Les petits numéros agissent d’abord, et le plan de voyage additionne ce qu’il vous faut.',
    },
    conquest: {
      title: 'Votre première conquête',
      text: 'Le premier à réussir quelque part en prend aussi le trésor. Ville, fort et galion dans le même voyage rapportent des PV en plus\u00a0: plus il y a de sortes, mieux c’est.',
    },
    goods: {
      title: 'Marchandises',
      text: 'Les marchandises vous restent jusqu’à la fin. Mieux vaut en avoir de différentes que beaucoup de la même sorte\u00a0: une série des quatre rapporte le plus.',
    },
  },
};
