import type { RuleId } from './rules.ts';
import { rules } from './rules.ts';

/** The rules that players meet at the table, in French. */
const RULES: Readonly<Record<RuleId, string>> = {
  'MA-1.17': 'De vos 8 premières cartes, vous en planifiez 1, gardez 4 et défaussez 3.',
  'MA-1.18': 'Vous recevez 2 carrières et en gardez 1.',
  'MA-2.2': 'Votre bateau doit avancer, avec 1 à 7 points de mouvement. Le reste est perdu.',
  'MA-2.3': 'Un pas vers le lieu suivant coûte 1 point de mouvement, sauf si une tuile dit autre chose.',
  'MA-2.4': 'Les bateaux suivent les flèches, jamais en arrière. À un embranchement, vous choisissez.',
  'MA-2.6': 'Personne ne dépasse un Retour à bon port sans y faire escale.',
  'MA-3.1':
    'À chaque escale, vous avez une action principale entre ville, village, quête ou un de vos espions, selon le lieu.',
  'MA-3.2': 'Vous pouvez renoncer à l’action principale.',
  'MA-3.3':
    'Planifier une carte et compléter un objectif de carrière sont gratuits, avant, pendant et après l’action principale.',
  'MA-3.4': 'Votre zone de planification a trois emplacements.',
  'MA-3.5':
    'Une carte planifiée peut être achetée, mais elle n’est plus en main et ne sert ni de marchandise ni d’objet.',
  'MA-3.7':
    'Toute partie d’un effet est facultative, et la question est posée là où cela peut compter, avant un combat par exemple.',
  'MA-4.1':
    'Vous piochez carte par carte jusqu’à la limite de votre main, dans la pioche ou parmi les cartes visibles.',
  'MA-4.2': 'Chaque carte visible coûte 1 doublon.',
  'MA-5.1': 'Dans une ville, on livre d’abord, puis on effectue son action. Chaque partie est facultative.',
  'MA-5.2':
    'Pour livrer, il faut une case libre au marché. Défaussez une carte de sa marchandise et posez-y un disque de votre navire.',
  'MA-5.4': 'On peut agir sans livrer, et livrer sans agir. Après une livraison, on peut renoncer au combat.',
  'MA-5.17': 'On ne livre que dans une ville dotée d’un marché, jamais sur le chemin du retour.',
  'MA-6.1':
    'Révélez un jeton Combat, choisissez la nation pour laquelle vous combattez, puis payez ou prenez ce qu’indique sa ligne.',
  'MA-6.2':
    'Une ligne qui coûte des doublons n’est possible que si vous pouvez payer. Si vous n’en pouvez payer aucune, le combat prend fin.',
  'MA-6.8':
    'Chaque point de combat et chaque espion de votre navire dépensé augmente la valeur de combat de 1.',
  'MA-6.12': 'Chaque action de combat est possible une fois par tour, et la valeur ne descend jamais sous 0.',
  'MA-6.13': 'Gagner de l’influence réduit la valeur de 2 pour 1 point, ou de 5 pour 2 points.',
  'MA-6.14':
    'Annexer une ville sans cube réduit la valeur de 4 et apporte un cube, 1 point d’influence et le bonus du drapeau.',
  'MA-6.15': 'Capturer une ville d’une autre nation réduit la valeur de 6, et son cube quitte la partie.',
  'MA-6.16': 'Annexer et capturer une ville forment une seule action, l’une ou l’autre par tour.',
  'MA-6.17': 'Un cube ne remplace jamais un cube de sa propre nation.',
  'MA-6.18': 'Pour une nation sans cube en réserve, on ne peut rien annexer ni capturer.',
  'MA-6.19':
    'Avec la Troupe de débarquement, annexer un village réduit la valeur de 2, et en capturer un la réduit de 5.',
  'MA-6.20': 'Chaque carte avec une action de combat sert une fois par tour.',
  'MA-6.22': 'Le combat finit quand vous le voulez. Le reste de la valeur est perdu et le jeton est à vous.',
  'MA-6.23': 'Seules les villes ont un drapeau. Villages, Retours à bon port et La Havane n’en ont pas.',
  'MA-7.1':
    'Chaque point d’influence avance votre marqueur auprès de cette nation d’une case vers la droite.',
  'MA-7.4': 'Avancer au rang suivant mène à la bande rouge suivante. Sur la dernière, il ne se passe rien.',
  'MA-8.1':
    'Votre explorateur avance d’au moins 1 case et jusqu’au nombre indiqué. Aux embranchements, vous choisissez.',
  'MA-8.2':
    'Les cases occupées par d’autres explorateurs sont sautées et ne comptent pas, sauf la fin de la piste.',
  'MA-8.3': 'Seule la case où s’arrête votre explorateur donne sa récompense.',
  'MA-8.4':
    'Sur une case de quête, vous pouvez accomplir la quête aussitôt. Elle n’est pas remplacée, et la case est ensuite sautée.',
  'MA-9.1':
    'Dans un village, vous avez 1 action Village après 1 à 3 points de mouvement, 2 après 4 à 6 et 3 après 7.',
  'MA-9.2': 'Défaussez toute votre main, au moins une carte, pour 2 doublons.',
  'MA-9.4':
    'Achetez une carte de votre main ou de votre zone de planification, ou investissez dans un bâtiment de prestige.',
  'MA-9.5': 'La même action Village peut servir plusieurs fois.',
  'MA-9.6': 'Améliorations et cartes donnent de nouvelles actions Village à leur seul propriétaire.',
  'MA-9.7': 'Une ultime action Village vous fait perdre toutes celles qui restent.',
  'MA-10.1': 'Une quête ne s’accomplit que là où elle se trouve.',
  'MA-10.2': 'Le coût d’une quête doit être payé en entier.',
  'MA-10.5': 'Une partie de la récompense compte par boussole, l’autre une fois.',
  'MA-10.6': 'Votre quatrième quête rapporte 3\u00a0PV, et chacune des suivantes 2\u00a0PV.',
  'MA-10.9': 'Marchandises et objets se paient avec des cartes de votre main, une carte pour un symbole.',
  'MA-11.1':
    'L’action d’un espion peut être votre action principale là où il se trouve, dans l’ordre indiqué par sa carte.',
  'MA-11.2': 'Un espion n’agit pas pendant le tour où il est placé.',
  'MA-11.4': 'Chacun de vos espions à l’escale qui n’agit pas rapporte 2\u00a0PV.',
  'MA-13.1':
    'À un décompte, vous achetez une carte ou investissez dans un bâtiment, ou bien marquez 2\u00a0PV.',
  'MA-13.3': 'On ne planifie rien pendant un décompte.',
  'MA-13.4': 'Lors d’un décompte, on peut compléter des objectifs de carrière avant et après l’achat.',
  'MA-14.5':
    'À la fin, chaque rang compte autant de fois que sa nation a de cases vides, plus le bonus de majorité.',
  'MA-15.1': 'Une carrière a trois objectifs, dans n’importe quel ordre, chacun complété une fois.',
  'MA-15.2': 'La condition modeste rapporte ses doublons et l’espion.',
  'MA-15.3': 'La condition complexe rapporte aussi des PV, et vous pouvez l’attendre.',
  'MA-16.1': 'Vous choisissez la zone de chaque disque. Quand les deux sont partis, la zone est libérée.',
  'MA-16.6': 'On ne touche à la Poupe dorée que si la Figure de proue est libérée.',
  'MA-16.7': 'La Troupe de débarquement vous donne l’action de combat pour les villages.',
  'MA-16.10': 'Le Coffre à pavillons ne sert que dans le village de votre bateau, s’il est libre.',
  'MA-17.2':
    'On achète avec une action Village ou lors d’un décompte, de la main ou de la zone de planification.',
  'MA-17.3': 'Vous payez les doublons imprimés moins vos réductions, jamais moins de 0.',
  'MA-17.4': 'Une carte qui envoie un espion demande un espion sur votre navire.',
  'MA-17.5': 'L’Hôpital coûte aussi 3 herbes médicinales, et la carte elle-même n’en est pas une.',
  'MA-17.6': 'Certaines cartes demandent qu’une nation ait au moins trois cubes sur des lieux.',
  'MA-17.7':
    'Certaines cartes coûtent un espion de votre navire, remis dans la réserve générale ou placé sur la carte.',
  'MA-17.8': 'Certaines cartes coûtent aussi des points de combat, que les espions ne remplacent pas.',
  'MA-18.3':
    'Certains revenus commencent dès que vous avez leur jeton Combinaison, tout de suite ou plus tard.',
  'MA-18.6': 'Vous avez au plus un jeton Combinaison de chaque symbole.',
  'MA-19.2': 'Un objet permanent compte chaque fois que vous payez des objets, sans défausser de carte.',
  'MA-19.8':
    'Quand un bateau fait escale là où vous avez un espion, votre carte paie 1\u00a0PV ou 2 doublons, une fois par escale.',
  'MA-19.9':
    'Avec la bonne carte, vous pouvez à tout moment remettre un espion dans la réserve générale pour 2 points de combat.',
  'MA-20.3': 'Le cube va dans un village libre et ne rapporte rien d’autre.',
  'MA-20.12': 'Vous prenez un jeton Combinaison que vous n’avez pas encore.',
  'MA-20.14': 'Les espions sur la carte y restent et rapportent chacun un revenu de 2 doublons.',
  'MA-21.4':
    'Après 1 à 3 points de mouvement de plus, vous avez une nouvelle action principale. Ces points comptent pour les actions Village.',
  'MA-21.18': 'Une action d’espionnage payante n’est possible que si vous pouvez payer.',
  'MA-22.1': 'Investir coûte le prix du bâtiment moins vos réductions, et un espion de votre navire.',
  'MA-22.3': 'Le premier à investir dans un bâtiment marque 2\u00a0PV.',
  'MA-22.4': 'Vous pouvez investir dans chaque bâtiment révélé, une fois par bâtiment.',
  'MA-24.1':
    'L’action de cette ville est de livrer, d’accomplir sa quête, ou les deux. Une nouvelle quête arrive aussitôt.',
  'MA-24.4': 'Sous la tuile d’épidémie, Carthagène n’a ni action Ville, ni action Village, ni cube.',
  'MA-24.6':
    'Santo Tomé s’ouvre aux explorateurs arrivés à la case 4, pour 3 points de mouvement à l’aller et 3 au départ.',
  'MA-24.8':
    'La flotte au trésor est escortée deux fois dans la partie, ce qui réduit la valeur une fois de 10 et une fois de 11.',
  'MA-24.9': 'Panamá s’ouvre aux explorateurs arrivés à la case 11.',
  'MA-24.10':
    'On s’empare de la mine d’or une fois dans la partie, avec un explorateur arrivé à la case 5, en réduisant la valeur de 8.',
  'MA-24.12':
    'Avant l’action principale, vous pouvez payer le prix de la tuile sur place et y déplacer un disque.',
  'MA-24.15': 'Dépasser le péage coûte 2 doublons, et qui ne peut pas payer s’y arrête.',
  'MA-24.16': 'Sous une tuile à crâne, une action Village ne peut pas être l’action principale.',
  'MA-24.18': 'La récompense retire une tuile à crâne en jeu, si vous le souhaitez.',
  'MA-24.19':
    'Dans les nouvelles villes, un joueur dont l’explorateur est trop en arrière ne place pas de cube.',
  'MA-28.7':
    'Une page de l’histoire est montrée à tous. On la tourne quand tous l’ont lue, ou quand son lecteur la tourne pour tout le monde.',
  'MA-28.21':
    'Tous votent en même temps, à bulletin secret. La majorité l’emporte\u202f; en cas d’égalité, le lecteur tranche.',
  'MA-28.15':
    'Une tuile Histoire se prend là où elle se trouve, pour le coût de sa carte. Elle compte comme une tuile Quête.',
};

export const ruleTexts = rules(RULES);
