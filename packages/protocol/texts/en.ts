import type { ErrorTexts, QuotaTexts } from './error-texts.ts';

export const en: ErrorTexts = {
  'bad-json': 'This message cannot be read.',
  'bad-message': 'Something in this message is missing or wrong.',
  'too-large': 'This message is too large.',
  'too-many': 'That was a lot at once. Please wait a moment.',
  quota: 'A limit of this server has been reached.',
  protocol: 'This page is older or newer than the server. Please reload it.',
  origin: 'This request comes from another site.',
  'not-found': 'There is nothing here.',
  closing: 'The server is about to restart. Please try again in a moment.',
  internal: 'Something went wrong on our side. Please try again.',
  'cannot-store': 'The server cannot store anything at the moment. Please try again later.',
  'data-damaged': 'The server can no longer read all of its data. Please tell the person who runs it.',
  'not-signed-in': 'Nobody is signed in here.',
  'wrong-credentials': 'Name or password is wrong.',
  'login-taken': 'Someone else has this sign-in name.',
  'passkey-failed': 'The passkey was not accepted.',
  'provider-failed': 'The sign-in with the provider did not succeed. Nothing has changed.',
  'identity-taken': 'That account at the provider belongs to someone else here, or you have one already.',
  'last-way-in': 'Without this passkey you could never sign in again.',
  banned: 'The host of this server has banned you.',
  'keep-first': 'Keep your name with a password or a passkey first.',
  'unknown-game': 'There is no such game here.',
  table: 'The game cannot be played like this.',
  'unknown-table': 'There is no such table, or it is not open to you.',
  invite: 'This invitation is not valid, or has expired.',
  'no-spectators': 'This table plays without spectators.',
  'not-host': 'Only the person who opened the table can do this.',
  full: 'All seats are taken.',
  'seat-taken': 'This seat is not free.',
  'already-seated': 'You are already sitting at this table.',
  'not-seated': 'You are not sitting at this table.',
  'already-started': 'The game has already begun.',
  'not-started': 'It is not yet time for this.',
  'not-ready': 'There are still seats to fill.',
  'rules-changed': 'This game began with an earlier version of the rules, which this server no longer has.',
  'bad-pack': 'This pack cannot be played with.',
  'unknown-pack': 'There is no such pack, or it is not shared with you.',
  'no-campaign': 'This game has no campaign in this mode.',
  'unknown-campaign': 'There is no such campaign, or you do not belong to it.',
  'unknown-chapter': 'There is no such chapter.',
  'story-over': 'The story has been told to its end.',
  'bad-campaign': 'This file is not a campaign that can be sailed here.',
  'unknown-club': 'There is no such club, or you do not belong to it.',
  'unknown-cup': 'There is no such cup, or it is open to members only.',
  'not-organiser': 'Only the organisers of the club can do this.',
  stale: 'The position has changed meanwhile.',
  refused: 'The rules do not allow this.',
  over: 'The game is over.',
  away: 'A bot is playing for you. Return to the table first.',
  'not-away': 'The player in this seat is not away.',
  absent: 'Someone who is away would have to agree to this.',
  'seat-kept': 'This seat is still kept for the player who left it.',
  'proposal-open': 'Another proposal is waiting for answers.',
  'no-proposal': 'This proposal is no longer open.',
  'not-asked': 'You need not answer this proposal.',
  'no-hints': 'This table plays without hints.',
  'no-push': 'This server cannot send notices.',
  webhook: 'This address cannot be used for notices.',
};

export const enQuotas: QuotaTexts = {
  clubs: (limit) => `You belong to as many clubs as this server allows: ${limit}. Leave one of them first.`,
  'club-members': (limit) => `This club has as many members as this server allows: ${limit}.`,
  evenings: (limit) => `As many evenings are planned as this server allows: ${limit}.`,
  cups: (limit) => `This club has as many cups under way as this server allows: ${limit}.`,
  entrants: (limit) => `This cup has as many entrants as this server allows: ${limit}.`,
  'open-tables': (limit) =>
    `You already have as many tables waiting to begin as this server allows: ${limit}. Start one of them first.`,
  'running-tables': (limit) =>
    `You already sit at as many tables as this server allows: ${limit}. Finish one of these games first.`,
  'bot-seats': (limit) =>
    `As many bots already sit at your tables as this server allows: ${limit}. Finish one of these games first.`,
  'address-open-tables': (limit) =>
    `Your network already has as many tables waiting to begin as this server allows: ${limit}. Please try again later.`,
  'address-running-tables': (limit) =>
    `Your network already has as many games under way as this server allows: ${limit}. Please try again later.`,
  'address-bot-seats': (limit) =>
    `As many bots already play for your network as this server allows: ${limit}. Please try again later.`,
  'address-guests': (limit) =>
    `As many new guests have come from your network within an hour as this server allows: ${limit}. Please try again later, or sign in.`,
  friends: (limit) => `You have as many friends and open requests as this server allows: ${limit}.`,
  invitations: (limit) =>
    `You have sent as many invitations in a day as this server allows: ${limit}. Please try again tomorrow.`,
  codes: (limit) =>
    `As many short codes of yours are in use as this server allows: ${limit}. They expire by themselves.`,
  blocks: (limit) => `You have blocked as many people as this server allows: ${limit}.`,
  reports: (limit) =>
    `You have made as many reports in a day as this server allows: ${limit}. The host reads what you wrote.`,
  packs: (limit) =>
    `You already keep as many packs here as this server allows: ${limit}. Delete one of them first.`,
  'address-packs': (limit) =>
    `As many packs as this server allows have come from your address: ${limit}. Delete one of them first.`,
};
