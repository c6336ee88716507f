/** What the waiting room says about who is there. */
import type { Locale } from '@captains-table/kernel';
import type { TableScene } from '@captains-table/protocol';
import type { TableTexts } from '../../../texts/table/index.ts';
import { listed } from '../../app/listed.ts';
import type { Missing } from './chairs.ts';

type Gathering = Pick<TableScene, 'seats' | 'you' | 'host'>;

/** What keeps the game from starting, or who starts it. */
export function whatIsMissing(
  scene: Gathering,
  lacking: readonly Missing[],
  texts: TableTexts,
  locale: Locale,
): string {
  const said = texts.room.missing;
  const [first] = lacking;
  switch (first?.kind) {
    case 'seats':
      return said.seats(first.chairs);
    case 'people':
      return said.people;
    case 'too-few':
      return said.tooFew(first.atLeast);
    case 'too-many':
      return said.tooMany(first.atMost);
    case undefined:
      return scene.you.host ? whoIsHere(scene, texts, locale) : whoStarts(scene, said);
  }
}

/** A chair is taken by the person who sat down on it, even while they are elsewhere. */
function whoIsHere({ seats }: Gathering, { room, names }: TableTexts, locale: Locale): string {
  const absent = seats.flatMap(({ kind, present, name }, seat) =>
    kind === 'person' && present === false ? [name ?? names.player(seat + 1)] : [],
  );
  return absent.length === 0 ? room.missing.nothing : room.missing.absent(listed(absent, locale));
}

function whoStarts({ seats, host }: Gathering, said: TableTexts['room']['missing']): string {
  const info = seats.find(({ person }) => person === host);
  if (info?.name === undefined) return said.unknownHost;
  return info.present === false ? said.hostAbsent(info.name) : said.host(info.name);
}
