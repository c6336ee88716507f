import type { BoardTopic, HelpTopic } from './maracaibo-texts.ts';

/** The help that only the text table and the help itself show. */
export const TOPICS: Readonly<Record<Exclude<HelpTopic, BoardTopic>, string>> = {
  overview:
    'En quatre manches, vous faites le tour des Caraïbes et effectuez une action principale à chaque escale. Cartes, combats, quêtes, explorateur et navire rapportent tous des points de victoire (PV). Une manche s’achève dès qu’un bateau est rentré, alors ne traînez pas. Qui a le plus de PV après la manche IV l’emporte.',
  turn: 'Naviguez d’abord de 1 à 7 lieux, effectuez ensuite une action principale sur place, puis piochez jusqu’à la limite de votre main. Planifier une carte et compléter un objectif de carrière sont gratuits à tout moment de l’action principale. Rien ne vous oblige à effectuer une action principale.',
  'opening-plan':
    'Une de vos huit premières cartes va dans votre zone de planification. Vous pourrez l’acheter plus tard, et elle ne compte pas dans votre main.',
  'opening-discard': 'Trois de vos premières cartes sont défaussées, quatre restent en main.',
  'opening-career':
    'Gardez une carrière sur deux. Ses trois objectifs rapportent des doublons et trois espions de plus en cours de partie.',
  sail: 'Votre bateau suit les flèches, d’au moins un lieu et dans la limite de vos points de mouvement. À un embranchement, vous choisissez. Chaque Retour à bon port vous arrête. Plus vous dépensez de points de mouvement, plus vous avez d’actions Village, mais un bateau pressé fait moins d’escales.',
  tip: 'Une de vos cartes paie chaque fois qu’un bateau fait escale là où vous avez un espion. Choisissez entre des PV et des doublons.',
  'tile-offer':
    'Avant votre action principale, vous pouvez payer le prix de cette tuile et y déplacer un disque de votre navire. Cela peut libérer aussitôt une amélioration.',
  main: 'Choisissez une seule action\u00a0: l’action Ville, des actions Village, une quête posée ici ou l’action de l’un de vos espions sur place. Chacun de vos espions qui n’agit pas ici rapporte 2\u00a0PV. Les actions gratuites sont possibles avant et après.',
  city: 'Dans une ville, vous pouvez d’abord livrer une marchandise, puis effectuer son action. Chaque partie est facultative. Pour livrer, défaussez de votre main une carte qui montre la marchandise du marché, et un disque de votre choix passe de votre navire au marché. On ne livre rien aux Retours à bon port.',
  village:
    'Pour chaque action Village, gagnez 1 doublon, défaussez toute votre main pour 2 doublons, achetez une carte ou investissez dans un bâtiment, ou utilisez une action de votre navire ou de vos cartes. La même action peut servir plusieurs fois. Une ultime action Village vous fait perdre celles qui restent.',
  influence:
    'Choisissez la nation auprès de laquelle vous gagnez de l’influence. Tous ces points vont à une seule nation.',
  rank: 'Votre marqueur de cette nation avance jusqu’à la bande rouge suivante.',
  disc: 'Choisissez la zone d’où part un disque. Quand ses deux disques sont partis, elle est libérée et son amélioration agit. Certaines zones attendent que d’autres soient libérées.',
  explore:
    'Votre explorateur avance, d’au moins une case et jusqu’au nombre indiqué. Les cases occupées par d’autres explorateurs sont sautées et ne comptent pas. Seule la case d’arrivée rapporte sa récompense, et sur une case de quête vous pouvez accomplir la quête.',
  pay: 'Défaussez des cartes de votre main pour les symboles demandés. Une carte compte pour sa marchandise ou pour son objet, jamais pour les deux.',
  'cube-nation':
    'Choisissez la nation dont un cube est placé. Moins il reste de cubes en réserve, plus chaque rang auprès d’elle compte.',
  cube: 'Choisissez le village. Il ne rapporte rien de plus que le cube lui-même.',
  synergy:
    'Prenez un jeton que vous n’avez pas encore. Les revenus de vos cartes qui l’attendaient commencent aussitôt.',
  quest:
    'Votre explorateur est sur une quête. Si vous l’accomplissez, plus personne ne s’arrêtera sur cette case.',
  'city-quest':
    'Cette ville a une quête à elle. Vous pouvez l’accomplir comme action de la ville, aussi après une livraison. Une nouvelle quête prend aussitôt sa place.',
  assign:
    'Placez autant d’espions de votre navire que vous voulez sur cette carte, pour un revenu en doublons. Ils y restent jusqu’à la fin de la partie.',
  skull: 'Choisissez une tuile à crâne en jeu, qui quitte le plateau, ou aucune.',
  after:
    'Votre action principale est terminée. Vous pouvez encore planifier des cartes et compléter des objectifs, puis vous piochez.',
  buying:
    'À chaque décompte, chaque joueur peut acheter une carte ou investir dans un bâtiment, ou bien marque 2\u00a0PV. On ne planifie rien à ce moment-là.',
  choose: 'Choisissez l’un des effets, les autres sont perdus.',
  next: 'Choisissez par quoi commencer, tout sera effectué.',
  may: 'Vous pouvez accepter cette offre ou y renoncer.',
  spies:
    'Une carte peut envoyer un espion sur un lieu. Si vous y faites escale lors d’un tour suivant, l’action d’espionnage de la carte peut être votre action principale. Chaque espion dépassé ou inutilisé rapporte 2\u00a0PV, y compris quand les bateaux rentrent à La Havane.',
  quests:
    'Une quête a un coût et une récompense, dont une partie compte une fois par boussole. La tuile va sur votre navire. La quatrième rapporte 3\u00a0PV, chaque suivante 2\u00a0PV.',
  income:
    'Les revenus en doublons et en points de victoire sont versés après chaque manche. Des cartes les augmentent, parfois seulement avec un jeton Combinaison. Si le jeton arrive plus tard, le revenu augmente alors.',
  prestige:
    'Chaque fois que vous pouvez acheter une carte, vous pouvez plutôt investir dans un bâtiment de prestige révélé, en payant ses doublons et en y plaçant un espion. Vous prenez son jeton Combinaison et marquez ses PV en fin de partie. Le premier à investir marque 2\u00a0PV.',
  homeward:
    'Tout bateau fait escale à chaque Retour à bon port. Le premier offre un combat ou une exploration, le deuxième 3\u00a0PV, et le dernier de la manche IV 5\u00a0PV. Qui arrive au bout du chemin met fin à la manche après son tour.',
  'interim-scoring':
    'Après les manches I à III, dans cet ordre, on achète une carte ou on marque 2\u00a0PV, on touche les revenus, on vide les marchés, on renouvelle les cartes visibles, on révèle un bâtiment de prestige, on pose de nouvelles quêtes et les bateaux rentrent à La Havane. Le joueur à gauche de celui qui a mis fin à la manche commence la suivante.',
  'final-scoring':
    'Après la manche IV viennent l’achat ou 2\u00a0PV, le revenu en points de victoire et les PV de la piste Revenu des doublons, les cartes et les bâtiments de prestige, 3\u00a0PV pour la plus grande influence auprès de chaque nation, puis chaque rang de noblesse multiplié par le multiplicateur de sa nation. En cas d’égalité, la victoire est partagée.',
  armada:
    'La Armada ajoute trois carrières et neuf cartes Projet. Ses carrières dépendent du nombre de cubes Possession qu’une nation a en jeu.',
  legacy:
    'Les tuiles Héritage changent le plateau avec de nouvelles villes, des voies plus chères, des lieux à bonus, des lieux fermés et de nouvelles actions de combat. Les cartes Histoire 76 et 77 en apportent dans le mode classique.',
  page: 'Lisez la page et dites-le. On la tourne quand tous l’ont lue, ou quand son lecteur la tourne pour tout le monde.',
  vote: 'Tous votent en même temps, à bulletin secret, pour la voie que prend l’histoire. La majorité l’emporte\u202f; en cas d’égalité, le lecteur de la page tranche.',
  story:
    'Une histoire en onze chapitres se poursuit de partie en partie. Les cartes Histoire posent une tuile sur un lieu\u00a0: accomplissez sa quête sur place, ou remplissez la tuile que la carte attend. À chaque décompte, on retourne les cartes accomplies, on lit, on vote et on prend la suivante. Les tuiles Héritage restent en place pour la prochaine partie.',
};
