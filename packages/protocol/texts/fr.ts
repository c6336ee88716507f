import type { ErrorTexts, QuotaTexts } from './error-texts.ts';

export const fr: ErrorTexts = {
  'bad-json': 'Ce message est illisible.',
  'bad-message': 'Ce message est incomplet ou mal formé.',
  'too-large': 'Ce message est trop long.',
  'too-many': 'Cela fait beaucoup à la fois. Patientez un instant.',
  quota: 'Une limite de ce serveur est atteinte.',
  protocol: 'Cette page est plus ancienne ou plus récente que le serveur. Rechargez-la.',
  origin: 'Cette demande vient d’un autre site.',
  'not-found': 'Il n’y a rien ici.',
  closing: 'Le serveur va redémarrer. Réessayez dans un instant.',
  internal: 'Une erreur est survenue de notre côté. Réessayez.',
  'cannot-store': 'Le serveur ne peut rien enregistrer pour le moment. Réessayez plus tard.',
  'data-damaged': 'Le serveur n’arrive plus à lire toutes ses données. Prévenez la personne qui l’héberge.',
  'not-signed-in': 'Personne n’est connecté ici.',
  'wrong-credentials': 'L’identifiant ou le mot de passe est faux.',
  'login-taken': 'Quelqu’un d’autre utilise déjà cet identifiant.',
  'passkey-failed': 'La clé d’accès n’a pas été acceptée.',
  'provider-failed': 'La connexion par le fournisseur n’a pas abouti. Rien n’a changé.',
  'identity-taken':
    'Ce compte du fournisseur appartient déjà à quelqu’un d’autre ici, ou vous en avez déjà un.',
  'last-way-in': 'Sans cette clé d’accès, vous ne pourriez plus jamais vous connecter.',
  banned: 'L’hôte de ce serveur vous a exclu.',
  'keep-first': 'Protégez d’abord votre nom par un mot de passe ou une clé d’accès.',
  'unknown-game': 'Ce jeu n’existe pas ici.',
  table: 'On ne peut pas jouer ainsi à ce jeu.',
  'unknown-table': 'Cette table n’existe pas, ou elle ne vous est pas ouverte.',
  invite: 'Cette invitation n’est pas valable, ou ne l’est plus.',
  'no-spectators': 'Cette table joue sans spectateurs.',
  'not-host': 'Seule la personne qui a ouvert la table peut faire cela.',
  full: 'Toutes les places sont prises.',
  'seat-taken': 'Cette place n’est pas libre.',
  'already-seated': 'Vous êtes déjà à cette table.',
  'not-seated': 'Vous n’êtes pas à cette table.',
  'already-started': 'La partie a déjà commencé.',
  'not-started': 'Ce n’est pas encore le moment.',
  'not-ready': 'Il reste des places à pourvoir.',
  'rules-changed': 'Cette partie a commencé avec une version antérieure des règles, que ce serveur n’a plus.',
  'bad-pack': 'On ne peut pas jouer avec ce paquet.',
  'unknown-pack': 'Ce paquet n’existe pas, ou n’est pas partagé avec vous.',
  'no-campaign': 'Ce jeu n’a pas de campagne dans ce mode.',
  'unknown-campaign': 'Cette campagne n’existe pas, ou vous n’en faites pas partie.',
  'unknown-chapter': 'Ce chapitre n’existe pas.',
  'story-over': 'L’histoire est racontée jusqu’au bout.',
  'bad-campaign': 'Ce fichier n’est pas une campagne que l’on puisse jouer ici.',
  'unknown-club': 'Ce club n’existe pas, ou vous n’en faites pas partie.',
  'unknown-cup': 'Ce tournoi n’existe pas, ou il est réservé aux membres.',
  'not-organiser': 'Seuls les organisateurs du club peuvent faire cela.',
  stale: 'La situation a changé entre-temps.',
  refused: 'Les règles ne le permettent pas.',
  over: 'La partie est terminée.',
  away: 'Un robot joue à votre place. Revenez d’abord à la table.',
  'not-away': 'Personne n’est absent à cette place.',
  absent: 'Il faudrait l’accord d’une personne absente.',
  'seat-kept': 'Cette place est encore réservée à la personne qui l’a quittée.',
  'proposal-open': 'Une autre proposition attend des réponses.',
  'no-proposal': 'Cette proposition n’est plus ouverte.',
  'not-asked': 'Vous n’avez pas à répondre à cette proposition.',
  'no-hints': 'Cette table joue sans conseils.',
  'no-push': 'Ce serveur ne peut pas envoyer de notifications.',
  webhook: 'Cette adresse ne peut pas recevoir de notifications.',
};

export const frQuotas: QuotaTexts = {
  clubs: (limit) =>
    `Vous faites partie d’autant de clubs que ce serveur en permet : ${limit}. Quittez d’abord l’un d’eux.`,
  'club-members': (limit) => `Ce club compte autant de membres que ce serveur en permet : ${limit}.`,
  evenings: (limit) => `Autant de soirées que ce serveur en permet sont déjà prévues : ${limit}.`,
  cups: (limit) => `Ce club a autant de tournois en cours que ce serveur en permet : ${limit}.`,
  entrants: (limit) => `Ce tournoi compte autant de participants que ce serveur en permet : ${limit}.`,
  'open-tables': (limit) =>
    `Vous avez déjà autant de tables en attente que ce serveur en permet : ${limit}. Lancez d’abord l’une d’elles.`,
  'running-tables': (limit) =>
    `Vous êtes déjà à autant de tables que ce serveur en permet : ${limit}. Terminez d’abord l’une de ces parties.`,
  'bot-seats': (limit) =>
    `Vos tables comptent déjà autant de robots que ce serveur en permet : ${limit}. Terminez d’abord l’une de ces parties.`,
  'address-open-tables': (limit) =>
    `Votre réseau a déjà autant de tables en attente que ce serveur en permet : ${limit}. Réessayez plus tard.`,
  'address-running-tables': (limit) =>
    `Votre réseau a déjà autant de parties en cours que ce serveur en permet : ${limit}. Réessayez plus tard.`,
  'address-bot-seats': (limit) =>
    `Autant de robots que ce serveur en permet jouent déjà pour votre réseau : ${limit}. Réessayez plus tard.`,
  'address-guests': (limit) =>
    `Autant de nouveaux invités que ce serveur en permet sont arrivés de votre réseau en une heure : ${limit}. Réessayez plus tard, ou connectez-vous.`,
  friends: (limit) =>
    `Vous avez autant d’amis et de demandes en attente que ce serveur le permet\u00a0: ${limit}.`,
  invitations: (limit) =>
    `Vous avez envoyé autant d’invitations en un jour que ce serveur le permet\u00a0: ${limit}. Réessayez demain.`,
  codes: (limit) =>
    `Vous avez autant de codes courts en usage que ce serveur le permet\u00a0: ${limit}. Ils expirent d’eux-mêmes.`,
  blocks: (limit) => `Vous avez bloqué autant de personnes que ce serveur le permet\u00a0: ${limit}.`,
  reports: (limit) =>
    `Vous avez envoyé autant de signalements en un jour que ce serveur le permet\u00a0: ${limit}. L’hôte les lira.`,
  packs: (limit) =>
    `Vous conservez déjà ici autant de paquets que ce serveur en permet\u00a0: ${limit}. Supprimez-en d’abord un.`,
  'address-packs': (limit) =>
    `Votre adresse a déjà déposé autant de paquets que ce serveur en permet\u00a0: ${limit}. Supprimez-en d’abord un.`,
};
