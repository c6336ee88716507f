import type { HelpTopic } from './francis-drake-texts.ts';

export const HELP: Readonly<Record<HelpTopic, string>> = {
  overview:
    'Trois fois, vous armez un bateau à Plymouth et partez dans les Caraïbes pour piller villes, forts et galions espagnols et pour commercer. Dans la rue, vous réunissez équipage, canons, barils et appuis\u202f; en mer, vous posez en secret des missions numérotées. Après le troisième voyage, on compte marchandises et trésors, et qui a le plus de PV l’emporte.',
  provisioning:
    'La rue est à sens unique. Dans l’ordre de chargement, chacun pose un disque sur un lieu plus avancé, prend ce qu’il donne et attend son prochain tour. Ce que vous dépassez est perdu pour vous.',
  street:
    'Posez un disque sur un lieu libre devant votre dernier et prenez ce qu’il donne. Ou passez\u00a0: votre bateau va au prochain dock des navires en partance, et l’on naviguera dans cet ordre.',
  drake:
    'Votre second disque va chez Drake. Vous recevez 2 membres d’équipage et 2 canons\u202f; choisissez-en un de plus.',
  departure:
    'Qui quitte la rue en premier navigue en premier. On pose alors ses missions sans rien savoir des autres, mais on passe devant eux à numéro égal.',
  tokens:
    'Chaque fort a un jeton Troupes caché et chaque galion un jeton Frégate caché qui ajoute 0, 1 ou 2 à sa force. Seul celui qui les a posés les connaît, jusqu’à ce que la première attaque les retourne.',
  frigates:
    'Posez les jetons Frégates près des galions. Les plus bas là où vous voulez attaquer, les plus élevés là où vous attendez les autres.',
  troops:
    'Posez les jetons Troupes sur les forts. Les plus bas là où vous voulez attaquer, les plus élevés là où vous attendez les autres.',
  zones: 'La carte a quatre zones. Avec deux barils, vous atteignez les zones 1 et 2, avec quatre, toutes.',
  mission:
    'Posez un de vos disques face cachée sur une destination à votre portée où vous n’en avez pas. Les petits numéros agissent plus tôt et trouvent encore le trésor\u202f; gardez les grands pour là où personne d’autre ne va.',
  missions:
    'Quand tous les disques sont retournés, les missions se font une par une. Deux attaques seulement peuvent réussir par destination\u00a0: l’ordre compte.',
  order:
    'D’abord le Golden Hind, puis tous les disques 1, puis 2, 3 et 4. Les numéros égaux suivent l’ordre de navigation. Les disques sans cercle attendent l’échec de quelqu’un devant eux.',
  informer:
    'Regardez les disques d’une destination où vous en avez un, puis échangez si vous voulez deux des vôtres. Ou regardez le jeton d’un fort ou d’un galion où vous avez un disque, puis déplacez ce disque si vous voulez.',
  swap: 'Vous avez vu qui vient quand. Vous pouvez échanger deux de vos disques, où qu’ils soient.',
  redirect:
    'Vous avez vu le jeton. Vous pouvez déplacer votre disque vers une autre destination à votre portée.',
  attack:
    'Si vous attaquez, vous payez l’équipage et les canons nécessaires et marquez les PV\u202f; le premier prend aussi le trésor. Si un jeton caché demande plus que vous n’avez, vous ne perdez que la mission.',
  towns: 'Une ville coûte 1 membre d’équipage. Il n’y a ni jeton ni surprise.',
  forts:
    'Un fort coûte de l’équipage pour ses troupes et le jeton caché, et des canons. Avec un canot, il ne faut pas de canons.',
  galleons: 'Un galion coûte des canons pour sa tuile et le jeton caché. Il vous faut vous-même un galion.',
  ports:
    'Dans un port de commerce, vous donnez un article de commerce contre une des marchandises restantes. Le premier a le choix.',
  trade:
    'Choisissez une marchandise contre votre article de commerce. Les marchandises se gardent jusqu’à la fin et comptent en séries.',
  home: 'Vous pouvez rentrer maintenant ou aller à votre prochaine mission. Les deux premiers rentrés avant le disque 4 avec une conquête marquent 2 et 1\u00a0PV.',
  conquests:
    'À la fin de chaque voyage, vos types de conquêtes rapportent 1\u00a0PV pour un type, 4 pour deux, 10 pour une ville, un fort et un galion.',
  chest:
    'Les trésors vont dans votre coffre aux trésors, où personne d’autre ne regarde. À la fin, l’argent vaut 3\u00a0PV, l’or 4 et un bijou 5.',
  goods:
    'Quatre marchandises différentes rapportent 26\u00a0PV, trois 16, deux 8, une seule 2. Chaque marchandise compte dans une série.',
  'golden-hind': 'Une cinquième mission pour ce voyage, résolue avant toutes les autres.',
  'ghost-ship':
    'Un disque sans mission\u00a0: il reste parmi les autres jusqu’à ce qu’on les retourne, puis disparaît. Il permet d’attendre et de tromper.',
  end: 'Après le troisième voyage, on ajoute les marchandises et les coffres. En cas d’égalité, le bateau rentré le premier l’emporte.',
  variants:
    'La rue peut être mélangée dès le premier voyage. Avec tous les jetons, amiral et gouverneur choisissent parmi deux fois plus de jetons.',
};
