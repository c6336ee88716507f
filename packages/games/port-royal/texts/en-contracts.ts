import type { ContractId, Explained } from './port-royal-texts.ts';

export const CONTRACTS: Readonly<Record<ContractId, Explained>> = {
  bruja: {
    name: 'Bruja',
    help: 'Own a captain and a señorita. They stay with you; a jack of all trades does not stand in.',
  },
  luminary: {
    name: 'Luminary',
    help: 'Own a priest and a jester. They stay with you; a jack of all trades does not stand in.',
  },
  'maritime-supremacy': {
    name: 'Maritime Supremacy',
    help: 'Own a captain and a vice-admiral. They stay with you; a jack of all trades does not stand in.',
  },
  'new-colony': {
    name: 'New Colony',
    help: 'Own a settler and a gunner. They stay with you; a jack of all trades does not stand in.',
  },
  'trade-outpost': {
    name: 'Trade Outpost',
    help: 'Own a settler and a clerk. They stay with you; a jack of all trades does not stand in.',
  },
  'trade-master': {
    name: 'Trade Master',
    help: 'Own two traders of any colours. They stay with you; a jack of all trades does not stand in.',
  },
  'thrifty-crew': {
    name: 'Thrifty Crew',
    help: 'Own four persons who cost 3 coins or less each. The printed cost counts, whatever you paid.',
  },
  mercenary: {
    name: 'Mercenary',
    help: 'Own at least 3 sabres in all.',
  },
  explorer: {
    name: 'Explorer',
    help: 'Own at least one completed expedition.',
  },
  'frigate-nemesis': {
    name: 'Frigate Nemesis',
    help: 'When you trade with a frigate, you may give up all its coins, those of your traders included. The first two times move your marker along the counting spaces; the third time the contract is fulfilled.',
  },
  'galleon-nemesis': {
    name: 'Galleon Nemesis',
    help: 'When you trade with a galleon, you may give up all its coins, those of your traders included. The first time puts your marker on the counting space; the second time the contract is fulfilled.',
  },
  'tax-inspector': {
    name: 'Tax Inspector',
    help: 'Claim it the moment you lose coins to a tax, whoever turned it over. The coins you gain for it are not taxed by that card.',
  },
  jinx: {
    name: 'Jinx',
    help: 'Claim it the moment you bust as the active player, with or without a gambler.',
  },
  speculator: {
    name: 'Speculator',
    help: 'As the active player, with three ship colours in the harbour, you may put a marker on the counting space. As soon as you have three colours again in a later turn of yours, the contract is fulfilled. What you have counted stays, even if the turn ends in a bust.',
  },
  'major-speculator': {
    name: 'Major Speculator',
    help: 'Claim it as the active player, the moment there are four ship colours in the harbour. It stays claimed even if the turn ends in a bust.',
  },
  'pirates-nest': {
    name: 'Pirates’ Nest',
    help: 'When you repel a ship, you may keep it instead of discarding it, one of each colour. With all five colours you may discard the five ships in your turn as active player to fulfil the contract.',
  },
  'small-estate': {
    name: 'Small Estate',
    help: 'One player alone has at least 12 influence. Cooperative and solo play only.',
  },
  ransom: {
    name: 'Ransom',
    help: 'One player alone pays 15 coins. Cooperative and solo play only.',
  },
};
