import type { ComponentChildren, JSX } from 'preact';
import { CardBack } from '../../../../design/drawings/card-back.tsx';
import { Seal } from '../../../../design/drawings/seal.tsx';
import { seatNumber } from '../../../../design/drawings/seat-number.ts';
import { Icon } from '../../../../design/icon.tsx';
import { Moons } from '../../drawings/adventure/moons.tsx';
import type { GlyphName } from '../../drawings/glyph.tsx';
import { Glyph } from '../../drawings/glyph.tsx';
import { adventureWords } from '../table.ts';
import type { Table } from '../table.ts';
import type { Adventure } from './content.ts';
import './goals.css';

interface Props {
  readonly table: Table;
  readonly adventure: Adventure;
}

/** The month, what ends the chapter, and how many turns are left. */
export function Goals({ table, adventure }: Props): JSX.Element {
  const words = adventureWords(table);
  const { goals, month, events } = adventure;
  const name = words.month(month);
  return (
    <section class="pr-goals" aria-label={name} data-goal>
      <header class="pr-adv-head pr-goals-head">
        <h3 class="pr-adv-title">{name}</h3>
        <Moons now={month} label={name} />
      </header>
      <ul class="pr-goals-list">
        {goals === null ? (
          <Race table={table} adventure={adventure} />
        ) : (
          <>
            <Goal glyph="open-book" name={words.goals.missions} {...goals.missions} />
            <Goal glyph="anchor" name={words.goals.markers} {...goals.markers} />
            <Goal glyph="star" name={words.goals.influence} {...goals.influence} />
          </>
        )}
      </ul>
      {events.length > 0 && (
        <p class="pr-goals-left">
          <span class="pr-goals-card" aria-hidden="true">
            <CardBack />
          </span>
          <span class="pr-goals-card pr-goals-end" aria-hidden="true">
            <Glyph name="hourglass" />
          </span>
          {words.turnsLeft(events.length - 1)}
        </p>
      )}
    </section>
  );
}

interface GoalProps {
  readonly glyph: GlyphName;
  readonly name: string;
  readonly has: number;
  readonly needs: number;
}

function Goal({ glyph, name, has, needs }: GoalProps): JSX.Element {
  const reached = needs > 0 && has >= needs;
  return (
    <Line glyph={glyph} name={name}>
      {reached && <Icon name="check" class="pr-goals-check" />}
      <b class="pr-goals-has">{has}</b>
      <span class="pr-goals-needs">/{needs}</span>
    </Line>
  );
}

/** Against each other: who has the trophy. Rule PR-25.14. */
function Race({ table, adventure }: Props): JSX.Element {
  const words = adventureWords(table);
  const holders = adventure.players.flatMap(({ trophy }, seat) => (trophy ? [seat] : []));
  return (
    <>
      <Line glyph="trophy" name={words.trophy}>
        {holders.length === 0 ? '–' : undefined}
        {holders.map((seat) => (
          <Seal key={seat} seat={seatNumber(seat)} name={table.name(seat)} label={table.name(seat)} />
        ))}
      </Line>
      <li class="pr-goals-line pr-goals-words">{words.ends(table.view.goal)}</li>
    </>
  );
}

interface LineProps {
  readonly glyph: GlyphName;
  readonly name: string;
  readonly children: ComponentChildren;
}

function Line({ glyph, name, children }: LineProps): JSX.Element {
  return (
    <li class="pr-goals-line">
      <Glyph name={glyph} class="pr-goals-sign" />
      <span class="pr-goals-name">{name}</span>
      <span class="pr-goals-value">{children}</span>
    </li>
  );
}
