import type { JSX } from 'preact';
import { listed } from '../../../../app/listed.ts';
import { GainRow } from '../../drawings/chart/gain-row.tsx';
import { Button } from '../../../../design/forms/button.tsx';
import { Sign } from '../../drawings/sign.tsx';
import { IconButton } from '../../../../design/forms/icon-button.tsx';
import { capital } from '../../../../app/capital.ts';
import type { SectionProps } from '../../board/section.ts';
import type { Content, Table } from '../../board/table.ts';
import { marksOf } from '@captains-table/maracaibo/signs';
import { askedOn } from '../asked-move.ts';
import { shortName } from '../names.ts';
import { captainsBy } from '../pieces-at.ts';
import { PlaceDetails } from './place-details.tsx';
import { kindOf, namesOf, stepsWord } from '../spoken-label.ts';
import type { Look } from '../spots.ts';
import { questOn } from '../spots.ts';
import type { Looking } from '../use-looking.ts';
import type { Voyage } from '../voyage.ts';
import { useCalmPlace } from './use-calm-place.ts';
import '../../../../board-kit/place-card.css';
import './card.css';

type LineName = Content['tracks']['explorerLines'][number]['id'];

interface Props extends SectionProps {
  readonly look: Look;
  readonly looking: Looking;
  readonly voyage: Voyage | undefined;
}

/** Everything about the thing that is looked at. */
export function PlaceCard({ look, looking, voyage, board, table, touch, story }: Props): JSX.Element {
  const place = useCalmPlace(look.id);
  const { chart } = table.words;
  const { id, kind } = look;
  const legal = touch.isLegal(id);
  const sails = touch.movesOn(id).some((move) => move.kind === 'sail');
  return (
    <section class="place-card ma-told" ref={place}>
      <header class="ma-told-head">
        <h2 class="ma-told-name">{nameOf(look, table)}</h2>
        <p class="ma-told-kind">{kind === 'place' ? kindOf(id, table) : chart.kinds[kind]}</p>
        {voyage !== undefined && <Steps voyage={voyage} table={table} />}
      </header>
      {kind === 'place' && <PlaceDetails id={id} voyage={voyage} board={board} table={table} />}
      {kind === 'quest' && <p class="ma-told-line">{table.game.quests[id]?.help}</p>}
      {kind === 'quest' && story !== undefined && <story.StoryTileWords id={id} table={table} />}
      {kind === 'tile' && <TileTold id={id} table={table} />}
      {kind === 'space' && <SpaceTold id={id} table={table} locale={board.locale} />}
      {legal && (
        <Button
          class="ma-told-go"
          variant="primary"
          wide
          onClick={() => {
            looking.onClose();
            touch.onThing(id, askedOn(look, table));
          }}
        >
          {sails ? chart.sail : chart.choose}
        </Button>
      )}
      <IconButton class="ma-told-close" icon="close" label={chart.close} onClick={looking.onClose} />
    </section>
  );
}

/** What the voyage takes, and what it brings in a village. */
function Steps({ voyage, table }: { readonly voyage: Voyage; readonly table: Table }): JSX.Element {
  const [actions] = voyage.actions;
  return (
    <p class="ma-told-steps">
      <b>{stepsWord(voyage, table)}</b>
      {actions !== undefined && (
        <>
          <Sign name="village" />
          <b>{actions}</b>
          <span class="visually-hidden">{table.words.chart.villageActions(actions)}</span>
        </>
      )}
    </p>
  );
}

function nameOf({ id, kind }: Look, { game }: Table): string {
  if (kind === 'place') return capital(shortName(id, game));
  const names = { quest: game.quests, tile: game.legacy, space: game.explorerSpaces };
  return capital(names[kind][id]?.name ?? id);
}

function TileTold({
  id,
  table: { pieces, game, view, words },
}: {
  readonly id: string;
  readonly table: Table;
}): JSX.Element {
  const spaces = pieces.tiles.get(id)?.spaces ?? 0;
  const laid = view.legacy.find((tile) => tile.id === id)?.discs ?? 0;
  return (
    <>
      <p class="ma-told-line">{game.legacy[id]?.help}</p>
      {spaces > 0 && <p class="ma-told-line">{words.chart.tileDiscs(laid, spaces)}</p>}
    </>
  );
}

interface SpaceProps {
  readonly id: string;
  readonly table: Table;
  readonly locale: SectionProps['board']['locale'];
}

function SpaceTold({ id, table, locale }: SpaceProps): JSX.Element {
  const { content, game, view, words } = table;
  const { explorerPaths, explorerEnd, explorerSpaces } = content.tracks;
  const line = explorerPaths.find((step) => step.to === id)?.line;
  const quest = questOn(id, table);
  const here = captainsBy('explorer', view).get(id) ?? [];
  const isEnd = explorerSpaces.some((space) => space.id === id && space.toEnd === 0);
  return (
    <>
      <p class="ma-told-line">{game.explorerSpaces[id]?.help}</p>
      {quest !== '' && <p class="ma-told-line">{game.quests[quest]?.help}</p>}
      {line !== undefined && <LineTold line={line} table={table} />}
      {isEnd && <p class="ma-told-line">{words.chart.home(explorerEnd.orderPoints)}</p>}
      {here.length > 0 && (
        <p class="ma-told-line">{words.chart.explorers(listed(namesOf(here, table), locale))}</p>
      )}
    </>
  );
}

interface LineProps {
  readonly line: LineName;
  readonly table: Table;
}

/** A line brings most to the player who passes it first. */
function LineTold({ line, table: { outlook, game, view, words } }: LineProps): JSX.Element | undefined {
  return (
    <p class="ma-told-line ma-told-signs">
      {words.chart.line(game.lines[line])}
      <svg class="ma-told-gain" viewBox="-16 -12 32 24" aria-hidden="true">
        <GainRow gains={marksOf(outlook.explorer.lineReward(view, line))} x={0} y={0} size={20} />
      </svg>
    </p>
  );
}
