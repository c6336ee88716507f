import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { pathOf } from '../../app/router.ts';
import { locale } from '../../app/settings.ts';
import { words } from '../../app/words.ts';
import { LinkButton } from '../../design/forms/link-button.tsx';
import type { Sheet } from '../../games/manifest.ts';
import { ATLAS } from '../../games/registry.ts';
import { SheetDrawing } from '../../games/sheet-drawing.tsx';
import { drawnInPage } from './drawn-in-page.ts';
import './atlas-section.css';

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
        {ATLAS.map((sheet, index) => (
          <li key={sheet.id} class="atlas-sheet">
            <SheetCard sheet={sheet} number={index + 1} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CardProps {
  readonly sheet: Sheet;
  readonly number: number;
}

function SheetCard({ sheet, number }: CardProps): JSX.Element {
  const { atlas } = words.value;
  const { id, players, texts, time } = sheet;
  const { tagline, name } = texts[locale.value];
  const minutes = 'each' in time ? atlas.minutesEach(time.each) : atlas.minutes(...time.all);
  return (
    <>
      <AtlasPlate game={id} />
      <div class="atlas-cartouche">
        <span class="atlas-number">{atlas.sheet(ROMAN[number] ?? `${number}`)}</span>
        <h3 class="atlas-name">{name}</h3>
        <p class="atlas-facts">{atlas.facts(atlas.players(...players), minutes)}</p>
        <p class="atlas-tagline">{tagline}</p>
        <Actions sheet={sheet} name={name} />
      </div>
    </>
  );
}

/** The page came with its drawings, unless another page was opened first. */
function AtlasPlate({ game }: { readonly game: string }): JSX.Element {
  const plate = useRef<HTMLDivElement>(null);
  const drawn = drawnInPage(game);
  useLayoutEffect(() => {
    if (drawn !== undefined) plate.current?.append(drawn);
  }, [drawn]);
  return (
    <div class="atlas-plate" ref={plate}>
      {drawn === undefined && <SheetDrawing game={game} />}
    </div>
  );
}

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

interface ActionsProps {
  readonly sheet: Sheet;
  readonly name: string;
}

function Actions({ sheet: { id: game, hasGuide }, name }: ActionsProps): JSX.Element {
  const { atlas } = words.value;
  return (
    <p class="atlas-actions">
      <LinkButton variant="primary" href={pathOf({ at: 'new-table', game })}>
        <span aria-hidden="true">{atlas.play}</span>
        <span class="visually-hidden">{atlas.playGame(name)}</span>
      </LinkButton>
      {hasGuide && (
        <a class="atlas-teach" href={pathOf({ at: 'learn', game })} aria-label={atlas.teachGame(name)}>
          {atlas.teach}
        </a>
      )}
    </p>
  );
}
