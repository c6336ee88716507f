import type { Area } from '@captains-table/maracaibo/outlook';
import type { JSX } from 'preact';
import { Icon } from '../../../design/icon.tsx';
import { capital } from '../../../app/capital.ts';
import type { SectionProps } from '../board/section.ts';
import type { Table } from '../board/table.ts';
import { askedOfArea, movesOnArea } from './area-targets.ts';
import type { Gift } from './gifts.ts';
import { giftsOf } from './gifts.ts';
import { MarkOf } from './mark.tsx';
import { Target } from './tip.tsx';
import './area.css';

interface Props extends SectionProps {
  readonly area: Area;
  /** Whether it lies on the viewer's ship. */
  readonly own: boolean;
}

/** One area of a ship: its discs, what it gives, what it waits for. */
export function AreaTile({ board, table, touch, area, own }: Props): JSX.Element {
  const { data, isOpen, lock } = area;
  const moves = own ? movesOnArea(area, table, touch) : [];
  const click = () => {
    if (moves.length > 0) touch.onChoose({ thing: data.id, moves });
    else if (own) touch.onThing(data.id, askedOfArea(area, table));
  };
  return (
    <li class={`ma-ship-area-place ma-ship-area-${data.id}`}>
      <Target
        base="ma-ship-area"
        class={
          isOpen ? 'ma-ship-area-open' : lock === undefined ? 'ma-ship-area-closed' : 'ma-ship-area-locked'
        }
        legal={moves.length > 0}
        pointed={board.pointedAt.value.includes(data.id)}
        thing={data.id}
        told={toldOf(area, table, moves.length > 0)}
        onClick={click}
      >
        <span
          class={longName(nameOf(area, table)) ? 'ma-ship-area-name ma-ship-area-long' : 'ma-ship-area-name'}
        >
          {nameOf(area, table)}
        </span>
        <Discs area={area} />
        <Given area={area} table={table} />
        {lock !== undefined && (
          <span class="ma-ship-area-lock">
            <Icon name="lock" />
            {'others' in lock && lock.others}
          </span>
        )}
      </Target>
    </li>
  );
}

function nameOf({ data }: Area, { game }: Table): string {
  return game.upgrades[data.id]?.name ?? data.id;
}

/** Set smaller, so that it stands in one line. */
function longName(name: string): boolean {
  return name.length > 15;
}

function toldOf(
  { data, isOpen, left, lock }: Area,
  { game, words }: Table,
  legal: boolean,
): readonly string[] {
  const { areas } = words.ship;
  const { name = data.id, help = '' } = game.upgrades[data.id] ?? {};
  const lines = [name, help, isOpen ? areas.open : areas.discs(left)];
  if (lock !== undefined) {
    lines.push(
      'after' in lock
        ? areas.lockedAfter(game.upgrades[lock.after]?.name ?? lock.after)
        : areas.lockedOthers(lock.open, lock.others),
    );
  }
  if (legal) lines.push(`${isOpen ? areas.act : areas.takeDisc}.`);
  return lines.map((line) => capital(line));
}

/** Two places; a disc that is gone leaves its print. */
function Discs({ area: { data, left, isOpen } }: { readonly area: Area }): JSX.Element {
  if (isOpen) {
    return (
      <span class="ma-ship-area-discs">
        <Icon name="check" class="ma-ship-area-check" />
      </span>
    );
  }
  return (
    <span class="ma-ship-area-discs">
      {Array.from({ length: data.discs }, (_, index) => (
        <span key={index} class={index < left ? 'ma-ship-disc' : 'ma-ship-disc ma-ship-disc-gone'} />
      ))}
    </span>
  );
}

/** There is room for signs and numbers; the words are in the explanation. */
function Given({ area, table }: { readonly area: Area; readonly table: Table }): JSX.Element {
  const { areas } = table.words.ship;
  const gifts = giftsOf(area.data, table.content);
  const choices = choicesIn(gifts);
  if (choices > 2) return <span class="ma-ship-area-gifts">{areas.oneOf(choices)}</span>;
  return (
    <span class="ma-ship-area-gifts">
      {gifts.map(({ how, marks }) => (
        <span key={how} class="ma-ship-gift">
          {(how === 'combat' ? marks.slice(0, SHORTEST) : marks).map((mark, index) => (
            <MarkOf key={index} mark={mark} words={areas} />
          ))}
        </span>
      ))}
    </span>
  );
}

/** How many parts of a combat action are shown. */
const SHORTEST = 5;

function choicesIn(gifts: readonly Gift[]): number {
  const marks = gifts.flatMap((gift) => gift.marks);
  return 1 + marks.filter((mark) => mark.mark === 'between' && mark.text === '/').length;
}
