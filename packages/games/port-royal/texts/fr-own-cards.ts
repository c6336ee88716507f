/** What pieces of a box with other values do, in French. */
import type { Ability, Content, PersonType, TaxData } from '../src/content.ts';
import { ADVENTURERS, EVENTS } from './fr-adventure.ts';
import { CARDS, PERSONS, SHIPS } from './fr-cards.ts';
import { CONTRACTS } from './fr-contracts.ts';
import { HELP } from './fr-help.ts';
import { effect } from './fr-own-events.ts';
import { aShip, capital, cards, coins, crowns, influence, list, sabres, shipsOf, times } from './fr-words.ts';
import type { AbilityOfFew, OwnCardWords, Told } from './own-cards.ts';
import { ownCardTexts } from './own-cards.ts';

const SYMBOLS = { anchor: 'ancre', cross: 'croix', house: 'maison' } as const;
const CHOOSING = 'quand vient votre tour de choisir';
/** Short for the face of a card. */
const gold = (count: number) => `${count}\u00a0${count < 2 ? 'pièce' : 'pièces'}`;

function harbourSize({ from, to, coins: count }: Extract<Ability, { does: 'harbour-size' }>): Told {
  const [held, brief] =
    to === undefined
      ? [`au moins ${cards(from)}`, `dès ${cards(from)}`]
      : to === from
        ? [`exactement ${cards(from)}`, `avec ${cards(from)}`]
        : [`de ${from} à ${to} cartes`, `de ${from} à ${to} cartes`];
  return {
    help: `Rapporte ${coins(count)} s’il y a ${held} dans la rivière ${CHOOSING}. Les expéditions et les taxations ne comptent pas.`,
    brief: `${gold(count)} ${brief}`,
  };
}

function symbolTold(symbol: 'anchor' | 'cross' | 'house' | 'any'): Told {
  const lost = 'Vous perdez ses points d’influence, mais l’expédition en rapporte davantage.';
  return symbol === 'any'
    ? {
        help: `Peut être défaussé pour fournir à une expédition une ancre, une croix ou une maison, au choix. ${lost}`,
        brief: 'Tout symbole',
      }
    : {
        help: `Peut être défaussé pour fournir une ${SYMBOLS[symbol]} à une expédition. ${lost}`,
        brief: `Compte comme ${SYMBOLS[symbol]}`,
      };
}

function ability(does: Ability): Told {
  switch (does.does) {
    case 'trade-bonus':
      return {
        help: `Chaque fois que vous commercez avec ${aShip(does.colour)}, vous gagnez ${coins(does.coins)} de plus. Les bonus d’une même couleur se cumulent.`,
        brief: `${capital(shipsOf(does.colour))}\u00a0: +${gold(does.coins)}`,
      };
    case 'symbol':
      return symbolTold(does.symbol);
    case 'sabres':
      return {
        help: `Porte ${sabres(does.sabres)}. Tous vos sabres s’additionnent pour repousser les navires et pour la taxation liée aux sabres. Ils ne s’usent jamais.`,
        brief: sabres(does.sabres),
      };
    case 'discount':
      return {
        help: `Chaque personnage que vous recrutez coûte ${coins(does.coins)} de moins, sans jamais descendre sous 0. La pièce due au joueur actif reste à payer.`,
        brief: `Recruter coûte ${does.coins} de moins`,
      };
    case 'empty-harbour':
      return {
        help: `Rapporte ${coins(does.coins)} si la rivière est vide ${CHOOSING}, et chaque fois que deux navires de même couleur mettent fin à un tour.`,
        brief: `${gold(does.coins)} si la rivière est vide`,
      };
    case 'harbour-size':
      return harbourSize(does);
    case 'ships-minus-one':
      return {
        help: `Rapporte autant de pièces d’or qu’il y a de navires dans la rivière ${CHOOSING}, moins une.`,
        brief: '1 par navire, moins 1',
      };
    case 'extra-card':
      return {
        help: `${capital(CHOOSING)}, vous pouvez prendre ${cards(does.cards)} de plus, que vous soyez actif ou non. Si vous n’êtes pas le joueur actif, vous lui payez 1 pièce d’or pour chaque carte.`,
        brief: `${cards(does.cards)} de plus`,
      };
    case 'extra-card-on-ship':
      return {
        help: `Chaque fois que vous commercez avec ${aShip(does.colour)}, vous pouvez prendre ${cards(does.cards)} de plus. Si vous n’êtes pas le joueur actif, vous lui payez 1 pièce d’or pour chacune aussi.`,
        brief: `${capital(shipsOf(does.colour))}\u00a0: +${cards(does.cards)}`,
      };
    case 'store-ship':
      return {
        help: `Quand vous commercez avec ${aShip(does.colour)}, vous pouvez le placer sous cette carte au lieu de le défausser. Vous touchez ses pièces d’or comme d’habitude, et le navire vaut ${influence(does.influence)}.`,
        brief: `Garde les ${shipsOf(does.colour)}\u00a0: ${does.influence} chacun`,
      };
    default:
      return abilityOfFew(does);
  }
}

function abilityOfFew(does: AbilityOfFew): Told {
  switch (does.does) {
    case 'gamble':
      return {
        help: `Une fois par tour, si vous êtes le joueur actif, révélez ${cards(does.draw)} d’un coup. Aucun de ces navires ne peut être repoussé, et les couleurs ne sont comparées qu’à la fin. Si tout va bien, la Découverte s’arrête et vous pourrez prendre ${cards(does.cards)} de plus.`,
        brief: `${cards(does.draw)} d’un coup`,
      };
    case 'look':
      return {
        help: `Une fois par tour, quand vous êtes le joueur actif, vous pouvez regarder jusqu’à ${cards(does.cards)} de la pioche. Vous en remettez une au sommet et défaussez les autres sans appliquer leur effet.`,
        brief: `Regarde ${cards(does.cards)}, en garde 1`,
      };
    case 'harbour-ships':
      return {
        help: `Rapporte ${coins(does.coins)} s’il y a au moins ${does.from} navires dans la rivière ${CHOOSING}.`,
        brief: `${gold(does.coins)} dès ${does.from} navires`,
      };
    case 'harbour-persons':
      return {
        help: `Rapporte ${crowns(does.crowns)} s’il y a au moins ${does.from} personnages dans la rivière ${CHOOSING}.`,
        brief: `${crowns(does.crowns)} dès ${does.from} personnages`,
      };
    case 'sell-cargo':
      return {
        help: `Pendant votre Commerce et Recrutement, vous pouvez lui vendre une cargaison que vous avez gardée\u00a0: le pain pour ${coins(does.bread)}, le rhum pour ${coins(does.rum)}.`,
        brief: `Pain ${does.bread}, rhum ${does.rum}`,
      };
    case 'trade-crowns':
      return {
        help: `Chaque fois que vous prenez ${aShip(does.colour)}, vous gagnez ${crowns(does.crowns)}, que vous le vendiez ou le gardiez.`,
        brief: `${capital(shipsOf(does.colour))}\u00a0: ${crowns(does.crowns)}`,
      };
    case 'bust':
      return {
        help: `Quand vous perdez la rivière en tant que joueur actif et qu’elle compte au plus ${cards(does.to)}, vous gagnez ${coins(does.coins)}. Le navire de trop est compté.`,
        brief: `Rivière perdue à ${cards(does.to)} au plus\u00a0: +${gold(does.coins)}`,
      };
    case 'expedition':
      return {
        help: `Chaque fois que vous complétez une expédition, vous gagnez ${crowns(does.crowns)}.`,
        brief: `Une expédition complétée\u00a0: ${crowns(does.crowns)}`,
      };
    case 'unlock':
      return {
        help: `Rapporte ${coins(does.coins)} une seule fois, au moment où la capacité est déverrouillée.`,
        brief: `Une seule fois\u00a0: +${gold(does.coins)}`,
      };
  }
}

function persons(wanted: readonly { readonly type: PersonType; readonly count: number }[]): Told {
  const named = wanted.map(({ type, count }) =>
    count === 1 ? PERSONS[type].a : `${count} ${PERSONS[type].plural}`,
  );
  const brief = wanted.map(({ type, count }) =>
    count === 1 ? PERSONS[type].name : `${count} ${PERSONS[type].plural}`,
  );
  return {
    help: `Réunissez ${list(named)}. Vous gardez ces personnages. La touche-à-tout ne peut pas les remplacer.`,
    brief: capital(list(brief)),
  };
}

const requirement: OwnCardWords['requirement'] = (asked) => {
  switch (asked.asks) {
    case 'cheap-persons':
      return {
        help: `Réunissez ${asked.count} personnages coûtant chacun ${coins(asked.cost)} au plus. C’est le coût imprimé qui compte, quel que soit le prix payé.`,
        brief: `${asked.count} personnages à ${gold(asked.cost)} au plus`,
      };
    case 'sabres':
      return { help: `Réunissez au moins ${sabres(asked.count)}.`, brief: sabres(asked.count) };
    case 'expeditions': {
      const done = asked.count < 2 ? `${asked.count} expédition` : `${asked.count} expéditions`;
      return { help: `Complétez au moins ${done}.`, brief: `Compléter ${done}` };
    }
    case 'influence':
      return { help: `Ayez au moins ${influence(asked.count)}.`, brief: influence(asked.count) };
    case 'pay':
      return { help: `Payez ${coins(asked.coins)}.`, brief: `Payer ${gold(asked.coins)}` };
    case 'forgo':
      return {
        help: `Quand vous commercez avec ${SHIPS[asked.colour].a}, vous pouvez renoncer à toutes ses pièces d’or, y compris celles de vos négociants. Faites-le ${times(asked.times)} pour remplir le contrat.`,
        brief: `Renoncer ${times(asked.times)} à l’or d’${SHIPS[asked.colour].a}`,
      };
    case 'taxed':
      return {
        help: 'À remplir au moment où une taxation vous fait perdre des pièces d’or, peu importe qui l’a révélée.',
        brief: 'Perdre de l’or par une taxation',
      };
    case 'bust':
      return {
        help: 'À remplir au moment où deux navires de même couleur mettent fin à votre tour de joueur actif.',
        brief: 'Perdre son tour de joueur actif',
      };
    case 'colours': {
      const often = asked.times ?? 1;
      return {
        help:
          often === 1
            ? `À remplir par le joueur actif, au moment où la rivière compte ${asked.count} couleurs de navires.`
            : `En tant que joueur actif, réunissez ${asked.count} couleurs de navires dans la rivière, lors de ${often} de vos tours.`,
        brief: `${asked.count} couleurs${often === 1 ? ' dans la rivière' : `, lors de ${often} tours`}`,
      };
    }
    case 'nest':
      return {
        help: `Quand vous repoussez un navire, vous pouvez le garder au lieu de le défausser, un seul par couleur. Avec ${asked.colours} couleurs, défaussez ces navires pendant votre tour de joueur actif pour remplir le contrat.`,
        brief: `Repousser et garder ${asked.colours} couleurs`,
      };
  }
};

function tax({ loss, bonus }: TaxData): string {
  const loses =
    loss.keep === undefined
      ? `Chaque joueur qui a ${coins(loss.from)} ou plus en perd la moitié, arrondie à l’inférieur.`
      : `Chaque joueur qui a ${coins(loss.from)} ou plus redescend à ${loss.keep}.`;
  const most = bonus.to === 'most-sabres' ? 'le plus de sabres' : 'le moins de points d’influence';
  return `${loses} Puis le joueur qui a ${most} gagne ${coins(bonus.coins)}. En cas d’égalité, tous les ex æquo gagnent autant.`;
}

const WORDS: OwnCardWords = {
  ability,
  noAbility: { help: 'N’a pas de capacité, seulement de l’influence.', brief: 'Influence seulement' },
  between: '\u202f; ',
  recruited: 'Un personnage recruté pendant ce tour ne le fait pas encore.',
  persons,
  requirement,
  alone: 'Un joueur doit y parvenir à lui seul. Réservé aux modes coopératif et solo.',
  tax,
  effect,
};

export const ownCards = (content: Content): ReturnType<typeof ownCardTexts> =>
  ownCardTexts(content, WORDS, {
    persons: PERSONS,
    cards: CARDS,
    contracts: CONTRACTS,
    adventurers: ADVENTURERS,
    events: EVENTS,
    help: HELP,
  });
