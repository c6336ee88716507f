import type { FunctionComponent, JSX } from 'preact';
import { pathOf } from '../../app/router.ts';
import { words } from '../../app/words.ts';
import { Icon } from '../../design/icon.tsx';
import { CaravelasSheet } from '../../games/caravelas/sheet/sheet.tsx';
import { FrancisDrakeSheet } from '../../games/francis-drake/sheet/sheet.tsx';
import { MaracaiboSheet } from '../../games/maracaibo/sheet/sheet.tsx';
import { PortRoyalSheet } from '../../games/port-royal/sheet/sheet.tsx';
import { LinkButton } from '../../design/shell/link-button.tsx';
import { ATLAS } from '../atlas.ts';
import type { Sheet } from '../atlas.ts';
import './atlas-section.css';

const DRAWINGS: Readonly<Record<Sheet['game'], FunctionComponent>> = {
  'port-royal': PortRoyalSheet,
  caravelas: CaravelasSheet,
  'francis-drake': FrancisDrakeSheet,
  maracaibo: MaracaiboSheet,
};

export function Atlas(): JSX.Element {
  const { atlas } = words.value;
  return (
    <section class="atlas" aria-labelledby="atlas-title">
      <header class="atlas-head">
        <h2 class="atlas-title" id="atlas-title">
          {atlas.title}
        </h2>
        <p class="atlas-lead">{atlas.lead}</p>
      </header>
      <ul class="atlas-sheets">
        {ATLAS.map((sheet) => (
          <li key={sheet.game} class="atlas-sheet">
            <SheetCard sheet={sheet} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SheetCard({ sheet }: { readonly sheet: Sheet }): JSX.Element {
  const { atlas } = words.value;
  const { game, players, time, state, guide } = sheet;
  const Drawing = DRAWINGS[game];
  const minutes = 'each' in time ? atlas.minutesEach(time.each) : atlas.minutes(...time.all);
  return (
    <>
      <div class="atlas-plate">
        <Drawing />
      </div>
      <div class="atlas-cartouche">
        <span class="atlas-number">{atlas.sheet(sheet.number)}</span>
        <h3 class="atlas-name">{atlas.names[game]}</h3>
        <p class="atlas-facts">{atlas.facts(atlas.players(...players), minutes)}</p>
        <p class="atlas-tagline">{atlas.taglines[game]}</p>
        {state === 'ready' ? <ReadyActions game={game} guide={guide} /> : <Coming />}
      </div>
    </>
  );
}

/** Calmly: it will be there one day. */
function Coming(): JSX.Element {
  return (
    <p class="atlas-coming">
      <Icon name="scroll-quill" />
      {words.value.atlas.coming}
    </p>
  );
}

function ReadyActions({ game, guide }: Pick<Sheet, 'game' | 'guide'>): JSX.Element {
  const { atlas } = words.value;
  const name = atlas.names[game];
  return (
    <p class="atlas-actions">
      <LinkButton variant="primary" href={pathOf({ at: 'new-table', game })}>
        <span aria-hidden="true">{atlas.play}</span>
        <span class="visually-hidden">{atlas.playGame(name)}</span>
      </LinkButton>
      {guide && (
        <a class="atlas-teach" href={pathOf({ at: 'learn', game })} aria-label={atlas.teachGame(name)}>
          {atlas.teach}
        </a>
      )}
    </p>
  );
}
