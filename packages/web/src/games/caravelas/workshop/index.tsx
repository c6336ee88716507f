/** The chart and the cards of the box for the workshop. */
import type { Content } from '@captains-table/caravelas';
import type { CaravelasTexts } from '@captains-table/caravelas/texts';
import type { JSX } from 'preact';
import { capital } from '../../../app/capital.ts';
import { perContent } from '../../../board-kit/per-content.ts';
import { OnChart } from '../../../workshop/on-chart.tsx';
import type { PieceDrawings, PieceShown } from '../../../workshop/piece-drawings.ts';
import { namesOf } from '../board/names.ts';
import { Places } from '../chart/places.ts';
import { Card } from '../cards/card.tsx';
import type { Point } from '../drawings/chart/chart-geometry.ts';
import { hexPath, sharedSide } from '../drawings/chart/chart-geometry.ts';
import { Currents } from '../drawings/chart/currents.tsx';
import { PortMark } from '../drawings/chart/port-mark.tsx';
import { SpaceSign } from '../drawings/chart/space-sign.tsx';
import { Cube } from '../drawings/cube.tsx';
import { Glyph } from '../drawings/glyph.tsx';
import { boardTexts } from '../texts/index.ts';
import '../drawings/chart/chart-sheet.css';
import './workshop.css';

type Shown = PieceShown<CaravelasTexts>;

const boxOf = ({ content }: Shown): Content => content;
const gameOf = ({ texts }: Shown): CaravelasTexts => texts;
/** Where everything lies, whether or not it can be played with. */
const placesOf = perContent((content: Content) => new Places(content));
const MIDDLE: Point = { x: 0, y: 0 };
/** One space of the chart. */
const SPACE = '-27 -27 54 54';

function Space(shown: Shown): JSX.Element | null {
  const place = placesOf(boxOf(shown)).find(shown.id);
  if (place === undefined) return null;
  const { space, port, isHome } = place;
  return (
    <OnChart box={SPACE}>
      <path class={`caravelas-workshop-sea caravelas-workshop-${space.ocean}`} d={hexPath(MIDDLE, 1)} />
      {space.symbol !== undefined && <SpaceSign kind={space.symbol} />}
      {isHome && <PortMark at={MIDDLE} value={0} home />}
      {port !== undefined && <Mark shown={shown} port={port} />}
    </OnChart>
  );
}

function Mark({ shown, port }: { shown: Shown; port: Content['ports'][number] }): JSX.Element {
  const { good, value } = port;
  const { goods } = boardTexts.in(shown.locale);
  return (
    <PortMark
      at={MIDDLE}
      value={value}
      {...(good === undefined ? {} : { good: { kind: good, letter: goods[good].letter } })}
    />
  );
}

function Port(shown: Shown): JSX.Element | null {
  const port = boxOf(shown).ports.find(({ id }) => id === shown.id);
  if (port === undefined) return null;
  return (
    <span class="ws-plate caravelas-workshop-port">
      <OnChart box={SPACE}>
        <Mark shown={shown} port={port} />
      </OnChart>
      <b>{port.name}</b>
      <span>{port.year}</span>
    </span>
  );
}

/** Where a current flows, with the spaces around it. */
function Current(shown: Shown): JSX.Element | null {
  const { map } = boxOf(shown);
  const places = placesOf(boxOf(shown));
  const current = map.currents.find(({ id }) => id === shown.id);
  if (current === undefined) return null;
  const path = current.path.map((space) => places.pointOf(space));
  const [left, right] = [Math.min(...path.map(({ x }) => x)) - 40, Math.max(...path.map(({ x }) => x)) + 40];
  const [top, bottom] = [Math.min(...path.map(({ y }) => y)) - 40, Math.max(...path.map(({ y }) => y)) + 40];
  const near = places.all.filter(
    ({ point: { x, y } }) => x > left - 20 && x < right + 20 && y > top - 20 && y < bottom + 20,
  );
  return (
    <OnChart box={`${left} ${top} ${right - left} ${bottom - top}`}>
      {near.map(({ id, point }) => (
        <path key={id} class="caravelas-workshop-sea" d={hexPath(point, 0.97)} />
      ))}
      <Currents paths={[path]} />
      {near.map(
        ({ id, point, port }) => port !== undefined && <PortMark key={id} at={point} value={port.value} />,
      )}
    </OnChart>
  );
}

function EventFace(shown: Shown): JSX.Element {
  const content = boxOf(shown);
  const words = boardTexts.in(shown.locale);
  const names = namesOf(content, gameOf(shown));
  return <Card id={shown.id} table={{ content, words, names, locale: shown.locale }} />;
}

function Good(shown: Shown): JSX.Element | null {
  const good = boxOf(shown).goods.find(({ id }) => id === shown.id);
  if (good === undefined) return null;
  return (
    <span class="ws-plate caravelas-workshop-port">
      <Cube good={good.id} letter={boardTexts.in(shown.locale).goods[good.id].letter} />
      <b>{gameOf(shown).goods[good.id]}</b>
      <span>{good.value}</span>
    </span>
  );
}

/** Two neighbours with land between them. */
function Closed(shown: Shown): JSX.Element | null {
  const places = placesOf(boxOf(shown));
  const pair = boxOf(shown).map.closed[Number(shown.id) - 1];
  const [a, b] = (pair ?? []).map((id) => places.find(id));
  if (a === undefined || b === undefined) return null;
  const middle = { x: (a.point.x + b.point.x) / 2, y: (a.point.y + b.point.y) / 2 };
  return (
    <OnChart box={`${middle.x - 52} ${middle.y - 44} 104 88`}>
      {[a, b].map((place) => (
        <g key={place.id} transform={`translate(${place.point.x} ${place.point.y})`}>
          <path class="caravelas-workshop-sea" d={hexPath(MIDDLE, 0.97)} />
          {place.port !== undefined && <Mark shown={shown} port={place.port} />}
        </g>
      ))}
      <path class="caravelas-sheet-closed" d={sharedSide(a.point, b.point)} />
    </OnChart>
  );
}

/** A place beyond the edge: sea without a space. */
function Beyond(shown: Shown): JSX.Element {
  const cell = boxOf(shown).map.beyond[Number(shown.id) - 1] ?? '';
  return (
    <OnChart box={SPACE}>
      <path class="caravelas-workshop-sea caravelas-workshop-beyond" d={hexPath(MIDDLE, 1)} />
      <text class="caravelas-workshop-cell" y="4">
        {cell.replace(/c0?(\d+)r0?(\d+)/, '$1 · $2')}
      </text>
    </OnChart>
  );
}

function Home(shown: Shown): JSX.Element {
  return (
    <span class="ws-plate caravelas-workshop-port">
      <OnChart box={SPACE}>
        <PortMark at={MIDDLE} value={0} home />
      </OnChart>
      <b>{boxOf(shown).home.name}</b>
    </span>
  );
}

function Die(shown: Shown): JSX.Element {
  const { red, one } = boxOf(shown).die;
  const faces = [...Array.from({ length: red }, () => ''), ...Array.from({ length: one }, () => '1')];
  return (
    <span class="caravelas-workshop-faces">
      {faces.map((face, at) => (
        <span key={at} class={face === '' ? 'caravelas-workshop-red' : undefined}>
          {face}
        </span>
      ))}
    </span>
  );
}

/** Each figure beside the sign of what it counts. */
function Figures(shown: Shown): JSX.Element {
  const { fleetMarkers, upgradeMarkers, hand, destinationPoints, piecePoints } = boxOf(shown).figures;
  return (
    <span class="ws-plate caravelas-workshop-figures">
      <span>
        <Glyph name="marker" /> {`${fleetMarkers}+${upgradeMarkers}`}
      </span>
      <span>
        <Glyph name="hand" /> {hand}
      </span>
      <span>
        <Glyph name="flag" /> {destinationPoints}
      </span>
      <span>
        <Glyph name="arch" /> {piecePoints}
      </span>
    </span>
  );
}

export const pieceDrawings: PieceDrawings = {
  words: [boardTexts],
  drawings: {
    spaces: { width: 74, height: 74, Drawing: Space },
    currents: { width: 168, height: 110, Drawing: Current },
    closed: { width: 104, height: 88, Drawing: Closed },
    beyond: { width: 74, height: 74, Drawing: Beyond },
    home: { width: 104, height: 104, Drawing: Home },
    die: { width: 132, height: 92, Drawing: Die },
    figures: { width: 132, height: 92, Drawing: Figures },
    ports: { width: 104, height: 104, Drawing: Port },
    goods: { width: 104, height: 84, Drawing: Good },
    cards: { width: 132, height: 150, Drawing: EventFace },
  },
  sealed: [],
  nameOf: (shown: Shown) => {
    const { collection, id } = shown;
    const box = boxOf(shown);
    const game = gameOf(shown);
    switch (collection) {
      case 'ports':
        return box.ports.find((port) => port.id === id)?.name;
      case 'goods':
        return box.goods.flatMap((good) => (good.id === id ? [capital(game.goods[good.id])] : []))[0];
      case 'spaces':
        return box.map.spaces.some((space) => space.id === id) ? game.space(id) : undefined;
      case 'cards': {
        const card = box.cards.find((one) => one.id === id);
        return card && capital(game.cards[card.kind].name);
      }
      default:
        return undefined;
    }
  },
  tellOf: ({ collection, id, content, texts }: Shown) => {
    const box: Content = content;
    const game: CaravelasTexts = texts;
    if (collection === 'ports') return game.ports[id]?.note;
    const card = collection === 'cards' ? box.cards.find((one) => one.id === id) : undefined;
    return card && game.cards[card.kind].help;
  },
};
