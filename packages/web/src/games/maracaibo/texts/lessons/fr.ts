import type { GuideTexts } from '../../../../learn/lesson.ts';

export const fr: GuideTexts = {
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
};
