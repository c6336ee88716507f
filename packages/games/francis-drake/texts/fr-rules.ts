import type { RuleId } from './rules.ts';
import { rules } from './rules.ts';

const RULES: Readonly<Record<RuleId, string>> = {
  'FD-1.1': 'Un voyage a deux phases\u00a0: d’abord l’approvisionnement à Plymouth, puis la navigation.',
  'FD-1.2': 'Il y a 14 destinations\u00a0: 4 villes, 4 forts, 3 galions et 3 ports de commerce.',
  'FD-1.8': 'La rue compte 18 lieux\u202f; l’investisseur et les quais sont toujours les deux derniers.',
  'FD-1.14':
    'Vous avez dix disques d’action et quatre disques de mission\u202f; le Golden Hind et le Bateau Fantôme sont prêtés pour un voyage.',
  'FD-2.3': 'Dans l’ordre de chargement, chacun pose un disque d’action à la fois.',
  'FD-2.5': 'Un disque doit aller plus loin dans la rue que votre dernier. On ne revient jamais en arrière.',
  'FD-2.6': 'Il faut un cercle libre\u202f; le premier cercle est pris en premier.',
  'FD-2.7': 'Vous ne posez qu’un disque par lieu, sauf chez Drake.',
  'FD-2.8': 'Vous prenez aussitôt ce que montre le cercle.',
  'FD-2.9':
    'Au lieu de poser un disque, vous pouvez passer\u00a0: votre bateau va au prochain dock des navires en partance.',
  'FD-2.12':
    'Qui passe en premier navigue en premier\u00a0: les docks des navires en partance donnent l’ordre de navigation.',
  'FD-3.7': 'Drake prend deux disques du même joueur, posés en deux tours de suite.',
  'FD-3.8': 'Avec le second disque, Drake donne 2 membres d’équipage, 2 canons et un de plus au choix.',
  'FD-3.9': 'On ne commence pas chez Drake avec son dernier disque d’action.',
  'FD-3.15': 'Chacun peut faire appel à l’investisseur une fois dans la partie, pour 4\u00a0PV.',
  'FD-3.17': 'Votre frégate ne se transforme en galion qu’une fois par voyage.',
  'FD-3.18': 'Aux quais, chacun peut prendre 1 membre d’équipage, 1 canon ou 1 baril.',
  'FD-4.2': 'L’amiral pose un jeton Frégate face cachée près de chaque galion et lui seul les connaît.',
  'FD-4.4': 'Le gouverneur pose un jeton Troupes face cachée sur chaque fort et lui seul les connaît.',
  'FD-5.1': 'Dans l’ordre de navigation, chacun pose un disque de mission à la fois, face cachée.',
  'FD-5.2':
    'Vous posez vos disques dans l’ordre que vous voulez\u202f; leur numéro dit quand la mission a lieu.',
  'FD-5.3': 'Vous n’avez qu’un disque par destination\u202f; d’autres peuvent y être aussi.',
  'FD-5.4': 'Vous ne pouvez pas aller au-delà de la zone que vos barils permettent.',
  'FD-5.5': 'Tous vos disques doivent être posés, même si vous ne comptez pas les utiliser.',
  'FD-5.6': 'Un disque qui ne peut aller nulle part reste hors de ce voyage.',
  'FD-5.7': 'Tous voient où est un disque, seul son propriétaire en connaît le numéro.',
  'FD-6.1': 'L’informateur sert une fois\u00a0: pour des disques ou pour un jeton, ou pas du tout.',
  'FD-6.2': 'Vous pouvez regarder tous les disques d’une destination où vous avez un disque.',
  'FD-6.3': 'Après avoir vu des disques, vous pouvez échanger deux des vôtres.',
  'FD-6.4': 'Vous pouvez regarder le jeton d’un fort ou d’un galion où vous avez un disque.',
  'FD-6.5': 'Après avoir vu un jeton, vous pouvez déplacer votre disque vers une autre destination.',
  'FD-8.1':
    'D’abord le Golden Hind, puis tous les disques 1, 2, 3 et 4, chaque fois dans l’ordre de navigation.',
  'FD-8.3': 'Une attaque réussie rapporte aussitôt ses PV.',
  'FD-8.4': 'La première attaque réussie sur une destination prend le trésor.',
  'FD-8.5': 'Si vous renoncez, vous reprenez votre disque et libérez la place pour un disque qui attend.',
  'FD-8.6': 'Une ville coûte un membre d’équipage.',
  'FD-8.7': 'Un fort coûte de l’équipage pour ses troupes et son jeton, et des canons pour ses canons.',
  'FD-8.9': 'Avec un canot, vous ignorez les canons de tous les forts.',
  'FD-8.10': 'Un galion coûte des canons pour sa tuile et son jeton, et il vous faut vous-même un galion.',
  'FD-8.12':
    'Si vous attaquez, vous payez si vous le pouvez, quoi que montre le jeton. Sinon, vous ne perdez que la mission.',
  'FD-8.14': 'Un échange donne une marchandise restante du port contre un article de commerce.',
  'FD-8.15': 'Un port permet autant d’échanges qu’il a de cercles.',
  'FD-9.1':
    'Après chacune de vos missions, vous pouvez rentrer à Plymouth\u202f; vous reprenez alors vos disques inutilisés.',
  'FD-9.3':
    'Parmi ceux qui rentrent avant d’utiliser le disque 4 avec une conquête, le premier marque 2\u00a0PV et le second 1.',
  'FD-10.1': 'Les conquêtes d’un seul type rapportent 1\u00a0PV, de deux types 4, des trois types 10.',
  'FD-10.2': 'À la fin du voyage, l’amiral marque 1\u00a0PV par or non réclamé.',
  'FD-10.3': 'À la fin du voyage, le gouverneur marque 1\u00a0PV par argent non réclamé.',
  'FD-11.1':
    'À la fin, les séries de 4, 3, 2 ou 1 marchandises différentes rapportent 26, 16, 8 ou 2\u00a0PV.',
  'FD-12.2': 'Avec tous les jetons, l’amiral en choisit trois sur six.',
  'FD-12.3': 'Avec tous les jetons, le gouverneur en choisit quatre sur huit.',
};

export const ruleTexts = rules(RULES);
