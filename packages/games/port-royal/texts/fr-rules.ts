import type { RuleId } from './rules.ts';
import { rules } from './rules.ts';

const RULES: Readonly<Record<RuleId, string>> = {
  'PR-1.18': 'Un tour a deux phases\u00a0: d’abord la Découverte, puis le Commerce et le Recrutement.',
  'PR-2.1': 'Vous devez révéler au moins une carte.',
  'PR-2.2':
    'Après chaque carte, vous choisissez\u00a0: en révéler une autre, ou vous arrêter. Il n’y a pas de limite tant qu’il y a des cartes.',
  'PR-2.10': 'Si un second navire de la même couleur entre dans la rivière, votre tour est perdu.',
  'PR-2.14': 'Quand un tour est perdu, la rivière est défaussée et personne ne prend de carte.',
  'PR-2.15': 'Quand un tour est perdu, chaque joueur gagne 1 pièce d’or par saltimbanque qu’il possède.',
  'PR-2.16':
    'Même si votre tour est perdu, vous pouvez encore compléter des expéditions avant de passer la main.',
  'PR-2.18': 'Seul le navire qui vient d’être révélé peut être repoussé, et seulement par le joueur actif.',
  'PR-2.20': 'Pour repousser un navire, il vous faut en tout au moins autant de sabres qu’il en montre.',
  'PR-2.21': 'Un navire repoussé va à la défausse et non dans la rivière.',
  'PR-2.23': 'Un navire à tête de mort ne peut jamais être repoussé.',
  'PR-2.24':
    'Les sabres ne s’usent pas\u00a0: ils repoussent autant de navires que vous voulez pendant un tour.',
  'PR-2.25': 'Rien ne vous oblige à repousser un navire, même si le laisser entrer vous fait perdre le tour.',
  'PR-2.28': 'Quand la pioche s’est épuisée deux fois dans le même tour, on n’y révèle plus de carte.',
  'PR-3.1': 'En tant que joueur actif, vous pouvez prendre 1 carte.',
  'PR-3.2': 'Avec quatre couleurs de navires dans la rivière, le joueur actif peut prendre 2 cartes.',
  'PR-3.3': 'Avec les cinq couleurs de navires, le joueur actif peut prendre 3 cartes.',
  'PR-3.5': 'Vous prenez les cartes une par une, et ce qu’apporte l’une sert déjà pour la suivante.',
  'PR-3.6': 'Rien ne vous oblige à prendre une carte.',
  'PR-3.7': 'On ne prend que des navires et des personnages de la rivière.',
  'PR-3.8': 'Un navire est défaussé et vous rapporte ses pièces d’or.',
  'PR-3.9': 'Pour un personnage, vous payez le coût imprimé et placez la carte devant vous.',
  'PR-3.11':
    'Vous ne pouvez recruter un personnage que si vous pouvez le payer, avec la pièce du joueur actif si elle est due.',
  'PR-3.14': 'Quand le joueur actif a fini, chaque autre joueur à son tour peut prendre 1 carte.',
  'PR-3.15': 'Si vous n’êtes pas le joueur actif, vous lui payez 1 pièce d’or pour chaque carte prise.',
  'PR-3.17': 'Les pièces d’or du navire peuvent servir à payer le joueur actif.',
  'PR-3.18': 'Pour un personnage, il faut avoir d’avance de quoi payer son coût et la pièce du joueur actif.',
  'PR-3.24':
    'Quand les autres ont pris leurs cartes, le joueur actif peut une dernière fois compléter des expéditions et remplir des contrats.',
  'PR-5.1': 'Une expédition reste sur la table jusqu’à ce qu’un joueur actif la complète.',
  'PR-5.2': 'Seul le joueur actif complète des expéditions.',
  'PR-5.3':
    'Tant que vous êtes actif, vous pouvez compléter des expéditions à tout moment, autant que vous pouvez.',
  'PR-5.6':
    'Une expédition demande un personnage par symbole\u00a0: un capitaine pour une ancre, un prêtre pour une croix, un colon pour une maison.',
  'PR-5.7': 'Une touche-à-tout remplace n’importe lequel de ces symboles.',
  'PR-5.8': 'Les personnages envoyés en expédition sont défaussés, et leur influence part avec eux.',
  'PR-8.11':
    'Quand vous commercez avec un navire de la couleur de votre marchand, vous pouvez le placer sous lui.',
  'PR-8.12': 'Vous gagnez quand même les pièces d’or de ce navire.',
  'PR-8.13': 'Chaque navire sous un marchand vaut 1 point d’influence.',
  'PR-8.17': 'Vous décidez navire par navire\u202f; une fois sous un marchand, il y reste.',
  'PR-9.2':
    'Au lieu d’une seule carte, le joueur actif peut en révéler quatre d’un coup, une fois par tour pour chacun de ses parieurs.',
  'PR-9.5': 'Les navires révélés par un pari ne peuvent pas être repoussés.',
  'PR-9.10': 'Après un pari, on ne révèle plus de cartes une par une pendant ce tour.',
  'PR-9.11': 'Après un pari réussi, vous pouvez prendre 1 carte de plus.',
  'PR-9.12': 'Un autre parieur peut servir juste après un pari réussi.',
  'PR-9.14': 'Quand vos parieurs ont tous servi, on passe au Commerce et au Recrutement.',
  'PR-10.14': 'Ce navire vous rapporte ses pièces d’or, et 1 pièce d’or à un autre joueur de votre choix.',
  'PR-10.15': 'Ce cadeau vient de la pioche et non de votre trésor.',
  'PR-10.16':
    'N’importe quel autre joueur peut le recevoir, le joueur actif aussi. La pièce qui lui est due reste due.',
  'PR-11.7': 'Les contrats posés au début restent jusqu’à la fin, et aucun autre ne s’y ajoute.',
  'PR-11.9':
    'Vous pouvez remplir un contrat à tout moment de votre tour, actif ou non, tant que ses conditions sont réunies.',
  'PR-11.11':
    'Votre marqueur va sur la case libre la plus à gauche du contrat, et vous gagnez les pièces d’or indiquées.',
  'PR-11.13': 'Vous ne pouvez remplir chaque contrat qu’une seule fois.',
  'PR-11.17':
    'Le deuxième contrat vous rapporte 1 point d’influence, le troisième 2 de plus. Trois est le maximum.',
  'PR-11.26': 'Certains contrats ne se remplissent qu’au moment précis où l’occasion se présente.',
  'PR-11.27': 'Antre des pirates, Spéculateur, Grand spéculateur et Maléfice sont réservés au joueur actif.',
  'PR-11.34':
    'Sans marqueur libre, vous ne pouvez ni remplir un contrat ni commencer à compter pour un autre.',
  'PR-12.14':
    'Frégate Némésis\u00a0: renoncez à l’or de trois frégates en commerçant, et le contrat est rempli.',
  'PR-12.15': 'Vous renoncez aussi aux pièces d’or de vos négociants pour ce navire.',
  'PR-12.18': 'Un marqueur posé sur ce contrat y reste, même si vous ne le remplissez jamais.',
  'PR-12.20':
    'Pour le reste, c’est un commerce ordinaire\u00a0: greffier, marchand et cadeau agissent, et la pièce du joueur actif est due.',
  'PR-12.22':
    'Galion Némésis\u00a0: renoncez à l’or de deux galions en commerçant, et le contrat est rempli.',
  'PR-12.23': 'Inspecteur des impôts se remplit au moment où une taxation vous fait perdre des pièces d’or.',
  'PR-12.25': 'Les pièces d’or de ce contrat échappent à cette taxation.',
  'PR-12.26': 'Maléfice se remplit au moment où vous perdez votre tour de joueur actif.',
  'PR-12.28':
    'Spéculateur\u00a0: avec trois couleurs de navires dans votre rivière, vous pouvez placer un marqueur sur la case numérotée.',
  'PR-12.29': 'Lors d’un autre de vos tours de joueur actif, trois couleurs suffiront à le remplir.',
  'PR-12.32':
    'Grand spéculateur se remplit au moment où votre rivière compte des navires de quatre couleurs.',
  'PR-12.33': 'Si vous y renoncez, l’occasion est passée pour ce tour.',
  'PR-12.34': 'Ce que vous avez rempli ou compté vous reste, même si le tour est perdu ensuite.',
  'PR-12.36': 'Pour Antre des pirates, vous pouvez garder un navire repoussé, un de chaque couleur.',
  'PR-12.39':
    'On ne peut garder des navires que tant qu’Antre des pirates est sur la table, que ce contrat vous reste à remplir et que vous avez un marqueur libre.',
  'PR-13.7': 'La première carte de chaque tour vient de la pioche temporelle.',
  'PR-13.10':
    'Si un tour doit commencer alors que la pioche temporelle est vide et que des contrats restent à remplir, la partie est perdue.',
  'PR-13.22':
    'Après chaque taxation, le joueur actif peut mettre la carte du dessus de la pioche temporelle dans la pile de victoire.',
  'PR-13.24':
    'Avant le premier tour, vous pouvez mettre des cartes de la pioche temporelle dans la pile de victoire, pourvu qu’il en reste une.',
  'PR-13.26': 'Si vous gagnez, chaque carte de la pile de victoire vaut 1 point pour votre grade.',
  'PR-20.6': 'Vous choisissez un côté d’une carte Aventurier.',
  'PR-20.8': 'Vous commencez avec le trésor de départ de votre aventurier.',
  'PR-20.13':
    'Le premier joueur lit la première carte, les suivantes sont lues par le joueur qui a révélé la fin du mois.',
  'PR-20.16': 'On tourne la page quand tous l’ont lue, ou quand son lecteur la tourne pour tout le monde.',
  'PR-21.1': 'Une mission prend le marqueur le plus à gauche de votre aventurier.',
  'PR-21.2': 'Votre premier marqueur parti déverrouille la capacité de votre aventurier.',
  'PR-21.3': 'Votre deuxième marqueur parti révèle le trophée.',
  'PR-21.4': 'Votre troisième marqueur parti rapporte 1 couronne, le quatrième 3.',
  'PR-21.5': 'Vous avez quatre marqueurs, donc quatre missions au plus.',
  'PR-21.8': 'Les couronnes gagnées font avancer votre marqueur, les couronnes payées le font reculer.',
  'PR-21.10': 'Le plus haut bouclier atteint indique vos points d’influence dus aux couronnes.',
  'PR-22.15': 'Vous pouvez acheter des couronnes maintenant, au prix indiqué.',
  'PR-22.16':
    'Vous ne pouvez pas vous arrêter avant que la rivière compte autant de cartes que l’événement le demande.',
  'PR-22.24':
    'Vous pouvez placer dans la rivière un navire ou un personnage parmi ces cartes, les autres sont défaussées sans effet.',
  'PR-23.1':
    'Vous pouvez accomplir une mission à tout moment de votre tour, que vous soyez ou non le joueur actif, tant que vous en remplissez les conditions.',
  'PR-23.2': 'Vous n’accomplissez chaque mission qu’une fois.',
  'PR-23.6':
    'Tous ceux qui accomplissent une mission en touchent la récompense, le premier en touche une seconde.',
  'PR-23.11': 'Certaines missions se revendiquent dès qu’elles sont remplies, ou pas du tout.',
  'PR-23.24': 'Une mission prévue pour un autre mode n’est pas en jeu.',
  'PR-24.4': 'Un navire avec cargaison se vend pour son or ou se garde pour sa cargaison.',
  'PR-24.6':
    'Un navire gardé ne rapporte pas d’or par lui-même, la pièce du joueur actif doit donc venir d’ailleurs.',
  'PR-24.9':
    'Une fois par tour et par sentinelle, vous pouvez regarder les 3 prochaines cartes. Vous en défaussez 2 sans effet et remettez la troisième au sommet.',
  'PR-24.11': 'Ensuite vous révélez la prochaine carte ou vous vous arrêtez, comme d’habitude.',
  'PR-24.15':
    'Vous pouvez vendre un pain ou un rhum gardé à chaque aubergiste que vous aviez quand est venu votre tour de choisir.',
  'PR-25.5': 'Pour chaque défaite dans ce chapitre, le groupe commence avec 3 pièces d’or de plus en tout.',
  'PR-25.6':
    'L’un après l’autre, vous prenez une part des pièces d’or supplémentaires, le dernier prend le reste.',
  'PR-25.13':
    'Vous pouvez payer pour ranger dans la boîte votre marqueur le plus à gauche, et ce qu’il cachait est à vous.',
};

export const ruleTexts = rules(RULES);
