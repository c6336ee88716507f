import type { Colour, PersonType } from '../src/content.ts';
import type { CardTopic, Explained } from './port-royal-texts.ts';

/** A noun with its articles. */
interface Noun {
  readonly name: string;
  readonly the: string;
  readonly a: string;
}

interface Person extends Noun, Explained {
  readonly plural: string;
}

export const COLOURS: Readonly<Record<Colour, string>> = {
  yellow: 'jaune',
  blue: 'bleu',
  green: 'vert',
  red: 'rouge',
  black: 'noir',
  ares: 'd’Arès',
};

export const SHIPS: Readonly<Record<Colour, Noun>> = {
  yellow: { name: 'pinasse', the: 'la pinasse', a: 'une pinasse' },
  blue: { name: 'flûte', the: 'la flûte', a: 'une flûte' },
  green: { name: 'barque', the: 'la barque', a: 'une barque' },
  red: { name: 'frégate', the: 'la frégate', a: 'une frégate' },
  black: { name: 'galion', the: 'le galion', a: 'un galion' },
  ares: {
    name: 'navire des pirates d’Arès',
    the: 'le navire des pirates d’Arès',
    a: 'un navire des pirates d’Arès',
  },
};

/** Half of the passengers are women. */
export const WOMAN_PASSENGER: Noun = { name: 'passagère', the: 'la passagère', a: 'une passagère' };

export const PERSONS: Readonly<Record<PersonType, Person>> = {
  trader: {
    name: 'négociant',
    the: 'le négociant',
    a: 'un négociant',
    plural: 'négociants',
    help: 'Chaque fois que vous commercez avec un navire de sa couleur, vous gagnez 1 pièce d’or de plus. Les négociants d’une même couleur se cumulent, et celui que vous venez de recruter compte déjà pour votre prochain navire.',
  },
  settler: {
    name: 'colon',
    the: 'le colon',
    a: 'un colon',
    plural: 'colons',
    help: 'Peut être défaussé pour fournir une maison à une expédition. Vous perdez ses points d’influence, mais l’expédition en rapporte davantage.',
  },
  captain: {
    name: 'capitaine',
    the: 'le capitaine',
    a: 'un capitaine',
    plural: 'capitaines',
    help: 'Peut être défaussé pour fournir une ancre à une expédition. Vous perdez ses points d’influence, mais l’expédition en rapporte davantage.',
  },
  priest: {
    name: 'prêtre',
    the: 'le prêtre',
    a: 'un prêtre',
    plural: 'prêtres',
    help: 'Peut être défaussé pour fournir une croix à une expédition. Vous perdez ses points d’influence, mais l’expédition en rapporte davantage.',
  },
  jack: {
    name: 'touche-à-tout',
    the: 'la touche-à-tout',
    a: 'une touche-à-tout',
    plural: 'touche-à-tout',
    help: 'Peut être défaussée pour fournir à une expédition une ancre, une croix ou une maison, au choix. Pour les contrats, la touche-à-tout ne remplace jamais personne.',
  },
  sailor: {
    name: 'matelot',
    the: 'le matelot',
    a: 'un matelot',
    plural: 'matelots',
    help: 'Porte 1 sabre. Additionnez les sabres de tous vos matelots et pirates pour repousser les navires. Ils comptent aussi pour la taxation liée aux sabres, et ne s’usent jamais.',
  },
  pirate: {
    name: 'pirate',
    the: 'le pirate',
    a: 'un pirate',
    plural: 'pirates',
    help: 'Porte 2 sabres. Additionnez les sabres de tous vos matelots et pirates pour repousser les navires. Ils comptent aussi pour la taxation liée aux sabres, et ne s’usent jamais.',
  },
  senorita: {
    name: 'señorita',
    the: 'la señorita',
    a: 'une señorita',
    plural: 'señoritas',
    help: 'Chaque personnage que vous recrutez coûte 1 pièce d’or de moins, sans jamais descendre sous 0. Les señoritas se cumulent, et celle que vous venez de recruter sert déjà pour le personnage suivant. La pièce due au joueur actif reste à payer.',
  },
  jester: {
    name: 'saltimbanque',
    the: 'le saltimbanque',
    a: 'un saltimbanque',
    plural: 'saltimbanques',
    help: 'Rapporte 1 pièce d’or si la rivière est vide quand vient votre tour de choisir. Si deux navires de même couleur mettent fin au tour, il rapporte aussi 1 pièce d’or, que vous soyez actif ou non. Un saltimbanque recruté pendant ce tour ne rapporte encore rien.',
  },
  admiral: {
    name: 'amiral',
    the: 'l’amiral',
    a: 'un amiral',
    plural: 'amiraux',
    help: 'Rapporte 2 pièces d’or s’il y a au moins 5 cartes dans la rivière quand vient votre tour de choisir. Les expéditions et les taxations ne comptent pas. Un amiral recruté pendant ce tour ne rapporte encore rien.',
  },
  governor: {
    name: 'gouverneur',
    the: 'le gouverneur',
    a: 'un gouverneur',
    plural: 'gouverneurs',
    help: 'Quand vient votre tour de choisir, vous pouvez prendre 1 carte de plus, que vous soyez actif ou non. Si vous n’êtes pas le joueur actif, vous lui payez 1 pièce d’or pour chaque carte. Un gouverneur recruté pendant ce tour n’aide pas encore.',
  },
  merchant: {
    name: 'marchand',
    the: 'le marchand',
    a: 'un marchand',
    plural: 'marchands',
    help: 'Quand vous commercez avec un navire de sa couleur, vous pouvez placer ce navire sous le marchand au lieu de le défausser. Vous touchez ses pièces d’or comme d’habitude, et le navire vaut 1 point d’influence. Un marchand peut garder autant de navires que vous voulez.',
  },
  passenger: {
    name: 'passager',
    the: 'le passager',
    a: 'un passager',
    plural: 'passagers',
    help: 'N’a pas de capacité, mais offre beaucoup d’influence pour son prix.',
  },
  gambler: {
    name: 'parieur',
    the: 'le parieur',
    a: 'un parieur',
    plural: 'parieurs',
    help: 'Une fois par tour, si vous êtes le joueur actif, révélez quatre cartes d’un coup. Aucun de ces navires ne peut être repoussé, et les couleurs ne sont comparées qu’après la quatrième carte. Si tout va bien, la Découverte s’arrête et vous pourrez prendre 1 carte de plus, à moins d’utiliser encore un autre parieur.',
  },
  gunner: {
    name: 'canonnière',
    the: 'la canonnière',
    a: 'une canonnière',
    plural: 'canonnières',
    help: 'Rapporte autant de pièces d’or qu’il y a de navires dans la rivière quand vient votre tour de choisir, moins une. Sans navire, vous ne gagnez ni ne perdez rien. Une canonnière recrutée pendant ce tour ne rapporte encore rien.',
  },
  viceadmiral: {
    name: 'vice-amiral',
    the: 'le vice-amiral',
    a: 'un vice-amiral',
    plural: 'vice-amiraux',
    help: 'Rapporte 1 pièce d’or s’il y a exactement 3 ou 4 cartes dans la rivière quand vient votre tour de choisir. Les expéditions et les taxations ne comptent pas. Un vice-amiral recruté pendant ce tour ne rapporte encore rien.',
  },
  clerk: {
    name: 'greffier',
    the: 'le greffier',
    a: 'un greffier',
    plural: 'greffiers',
    help: 'Chaque fois que vous commercez avec un navire de sa couleur, vous pouvez prendre 1 carte de plus. Si vous n’êtes pas le joueur actif, vous lui payez 1 pièce d’or pour cette carte aussi.',
  },
  tybuk: {
    name: 'frère Tybuk',
    the: 'le frère Tybuk',
    a: 'un frère Tybuk',
    plural: 'frères Tybuk',
    help: 'Chacun des trois frères porte des sabres, un, deux ou trois. Ils repoussent les navires et comptent pour la taxation comme ceux des matelots et des pirates.',
  },
  sentinel: {
    name: 'sentinelle',
    the: 'la sentinelle',
    a: 'une sentinelle',
    plural: 'sentinelles',
    help: 'Une fois par tour, quand vous êtes le joueur actif, vous pouvez regarder les 3 premières cartes de la pioche. Vous en défaussez 2 sans appliquer leur effet et remettez la troisième au sommet. Vous êtes alors seul à savoir quelle carte vient ensuite.',
  },
  innkeeper: {
    name: 'aubergiste',
    the: 'l’aubergiste',
    a: 'un aubergiste',
    plural: 'aubergistes',
    help: 'Rapporte 1 couronne s’il y a au moins 4 personnages dans la rivière quand vient votre tour de choisir. Pendant votre Commerce et Recrutement, vous pouvez aussi lui vendre un pain ou un rhum que vous avez gardé, au prix indiqué. Un aubergiste recruté pendant ce tour ne fait encore ni l’un ni l’autre.',
  },
};

export const CARDS: Readonly<Record<CardTopic, Explained>> = {
  ship: {
    name: 'navire',
    help: 'Qui commerce avec un navire gagne ses pièces d’or. Les sabres indiquent combien il en faut pour le repousser quand vous le révélez. Un navire à tête de mort ne peut jamais être repoussé.',
  },
  'gift-ship': {
    name: 'navire avec cadeau',
    help: 'Qui commerce avec ce navire gagne ses pièces d’or et choisit un autre joueur, qui reçoit 1 pièce d’or de la pioche. En solo, le cadeau est ignoré.',
  },
  expedition: {
    name: 'expédition',
    help: 'Reste sur la table jusqu’à ce qu’un joueur actif la complète, en défaussant un personnage adapté pour chaque symbole. Elle rapporte ses pièces d’or une fois, et ses points d’influence pour toute la partie.',
  },
  'special-expedition': {
    name: 'expédition spéciale',
    help: 'Ne sert qu’à cinq joueurs. Elle est sur la table dès le début et se complète comme les autres expéditions.',
  },
  'sabre-tax': {
    name: 'taxation, bonus aux sabres',
    help: 'Chaque joueur qui a 12 pièces d’or ou plus en perd la moitié, arrondie à l’inférieur. Puis le joueur qui a le plus de sabres gagne 1 pièce d’or. En cas d’égalité, tous les ex æquo la gagnent.',
  },
  'influence-tax': {
    name: 'taxation, bonus à l’influence',
    help: 'Chaque joueur qui a 12 pièces d’or ou plus en perd la moitié, arrondie à l’inférieur. Puis le joueur qui a le moins de points d’influence gagne 1 pièce d’or. En cas d’égalité, tous les ex æquo la gagnent.',
  },
  'sets-sail-tax': {
    name: 'taxation, bonus à l’influence',
    help: 'Chaque joueur qui a 9 pièces d’or ou plus redescend à 8. Puis le joueur qui a le moins de points d’influence gagne 1 pièce d’or. En cas d’égalité, tous les ex æquo la gagnent.',
  },
  coin: {
    name: 'pièce d’or',
    help: 'Une carte face cachée, qui vaut 1 pièce d’or. Personne ne sait ce qu’elle cache, pas même son propriétaire.',
  },
  contract: {
    name: 'contrat',
    help: 'Remplissez ses conditions et placez un marqueur sur sa case libre la plus à gauche, qui rapporte souvent des pièces d’or. Plusieurs joueurs peuvent remplir le même contrat, mais chacun une seule fois.',
  },
  'time-pile': {
    name: 'pioche temporelle',
    help: 'La première carte de chaque tour vient de cette pioche, qui n’est jamais reconstituée. Si un tour doit commencer alors qu’elle est vide et qu’il reste un contrat à remplir, la partie est perdue.',
  },
  'victory-pile': {
    name: 'pile de victoire',
    help: 'Des cartes retirées de la pioche temporelle, face cachée et hors jeu. Si vous gagnez, chacune vaut 1 point pour votre grade.',
  },
};
