import type { BoardTopic } from './maracaibo-texts.ts';

/** The help that boards quote. */
export const HELP: Readonly<Record<BoardTopic, string>> = {
  'fight-for':
    'Op de fiche staat voor elk land een gevechtswaarde, en wat het kost of oplevert om ervoor te vechten. Kies één land; alles in dit gevecht doe je daarvoor.',
  combat:
    'Besteed de gevechtswaarde aan gevechtsacties, elk één keer per beurt. Gevechtspunten en assistenten uit je voorraad verhogen haar met 1 per stuk. Wat overblijft, gaat verloren, en de fiche is van jou.',
  draw: 'Neem kaart voor kaart tot je handlimiet: ongezien van de trekstapel, of uit de open rij voor een dubloen per kaart. De rij wordt aangevuld als je hand vol is.',
  'influence-and-rank':
    'De rode kolommen van een invloedspoor zijn banieren. Bij de eindtelling worden je banieren in elk land vermenigvuldigd met de lege velden van dat land plus een meerderheidsbonus. Wie de meeste invloed in een land heeft, krijgt 3 OP.',
  upgrades:
    'Op elk van de twaalf velden van je scheepsbord liggen twee schijven. Leveringen, steden, kaarten en missies halen schijven weg; een leeg veld geeft meteen een beloning of een blijvende eigenschap.',
  careers:
    'Voltooi een opdracht met de lage eis voor dubloenen en een assistent, of wacht op de hoge eis, die ook OP oplevert. Elke opdracht telt één keer. Alle drie samen leveren nog 2 dubloenen en 2 OP op.',
  solo: 'Je speelt tegen Jeanne. Een automa-kaart zegt hoe ver ze vaart en wat ze doet; dorpen zonder missie tellen voor haar niet. Ze krijgt OP voor missies, en als ze je voor is met missies, upgrades en verkennen.',
};
