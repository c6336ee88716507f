import type { Locale } from '@captains-table/kernel';

/** What the feed and the calendar of a club say. Dates come with their hour. */
interface ClubTexts {
  readonly news: {
    readonly founded: (person: string) => string;
    readonly joined: (person: string) => string;
    readonly evening: (date: string) => string;
    readonly calledOff: (date: string) => string;
    readonly cup: (cup: string) => string;
    readonly round: (cup: string, round: number) => string;
    readonly champion: (cup: string, person: string) => string;
    /** Several are first. */
    readonly shared: (cup: string) => string;
  };
  readonly calendar: {
    readonly evening: (club: string) => string;
    readonly eveningWith: (club: string, game: string) => string;
    readonly begins: (cup: string) => string;
    readonly due: (cup: string, round: number) => string;
    readonly why: (url: string) => string;
  };
}

export const clubTexts: Readonly<Record<Locale, ClubTexts>> = {
  en: {
    news: {
      founded: (person) => `${person} founded the club`,
      joined: (person) => `${person} joined the club`,
      evening: (date) => `Club evening: ${date}`,
      calledOff: (date) => `Called off: the evening of ${date}`,
      cup: (cup) => `New cup: ${cup}`,
      round: (cup, round) => `${cup}: round ${round} has begun`,
      champion: (cup, person) => `${person} wins ${cup}`,
      shared: (cup) => `${cup} has ended with a shared first place`,
    },
    calendar: {
      evening: (club) => `${club}: club evening`,
      eveningWith: (club, game) => `${club}: an evening of ${game}`,
      begins: (cup) => `${cup} begins`,
      due: (cup, round) => `${cup}: round ${round} ends`,
      why: (url) => `From then on a bot plays for anyone who is late: ${url}`,
    },
  },
  fr: {
    news: {
      founded: (person) => `${person} a fondé le club`,
      joined: (person) => `${person} a rejoint le club`,
      evening: (date) => `Soirée du club\u00a0: ${date}`,
      calledOff: (date) => `Annulée\u00a0: la soirée du ${date}`,
      cup: (cup) => `Nouvelle coupe\u00a0: ${cup}`,
      round: (cup, round) => `${cup}\u00a0: la ronde ${round} a commencé`,
      champion: (cup, person) => `${person} remporte la coupe «\u00a0${cup}\u00a0»`,
      shared: (cup) => `La coupe «\u00a0${cup}\u00a0» s’achève sur une première place partagée`,
    },
    calendar: {
      evening: (club) => `${club}\u00a0: soirée du club`,
      eveningWith: (club, game) => `${club}\u00a0: soirée ${game}`,
      begins: (cup) => `${cup}\u00a0: début de la coupe`,
      due: (cup, round) => `${cup}\u00a0: fin de la ronde ${round}`,
      why: (url) => `Ensuite, un bot jouera à la place de ceux que l’on attend encore\u00a0: ${url}`,
    },
  },
  nl: {
    news: {
      founded: (person) => `${person} heeft de club opgericht`,
      joined: (person) => `${person} is lid geworden van de club`,
      evening: (date) => `Clubavond: ${date}`,
      calledOff: (date) => `Afgelast: de clubavond van ${date}`,
      cup: (cup) => `Nieuw toernooi: ${cup}`,
      round: (cup, round) => `${cup}: ronde ${round} is begonnen`,
      champion: (cup, person) => `${person} wint ${cup}`,
      shared: (cup) => `${cup} is geëindigd met een gedeelde eerste plaats`,
    },
    calendar: {
      evening: (club) => `${club}: clubavond`,
      eveningWith: (club, game) => `${club}: avondje ${game}`,
      begins: (cup) => `${cup} begint`,
      due: (cup, round) => `${cup}: einde van ronde ${round}`,
      why: (url) => `Daarna speelt een bot voor wie nog aan zet is: ${url}`,
    },
  },
};
