/** Destinations, places of the street and tiles for the workshop. */
import type { Content, DestinationId, PlaceId } from '@captains-table/francis-drake';
import type { FrancisDrakeTexts } from '@captains-table/francis-drake/texts';
import type { JSX } from 'preact';
import { capital } from '../../../app/capital.ts';
import type { PieceDrawings, PieceShown } from '../../../workshop/piece-drawings.ts';
import { Goods } from '../chart/destination-drawing.tsx';
import { FactsPlate, PlaceMark } from '../drawings/place-mark.tsx';
import { GoodToken } from '../drawings/good-token.tsx';
import { Sign } from '../drawings/sign.tsx';
import { TreasureSign } from '../drawings/treasure.tsx';
import { Marks } from '../street/place-circles.tsx';
import { PLACE_SIGNS, choiceGifts, circleGifts, costOf, marksOf } from '../street/gifts.ts';
import { boardTexts } from '../texts/index.ts';
import { boardFacts } from './board-facts.ts';
import { ChartMap, PlanMap } from './maps.tsx';
import '../chart/chart.css';
import '../street/street.css';
import '../../../workshop/plate.css';
import './workshop.css';

type Shown = PieceShown<FrancisDrakeTexts>;

const boxOf = ({ content }: Shown): Content => content;
const gameOf = ({ texts }: Shown): FrancisDrakeTexts => texts;

function destinationIn(shown: Shown) {
  return boxOf(shown).destinations.find(({ id }) => id === shown.id);
}

function Destination(shown: Shown): JSX.Element | null {
  const found = destinationIn(shown);
  if (found === undefined) return null;
  const { kind, zone, treasure, points = 0, goods = [] } = found;
  return (
    <span class="ws-plate drake-workshop-destination">
      <svg viewBox="-62 -30 124 78" aria-hidden="true">
        <PlaceMark kind={kind} x={0} y={0} zone={zone} treasure={treasure} />
        {kind === 'trade' ? (
          <Goods x={-10.5 * goods.length} y={32} goods={goods} />
        ) : (
          <FactsPlate x={0} y={33} anchor="middle" facts={boardFacts(found)} points={points} />
        )}
      </svg>
      <b>{capital(gameOf(shown).destinations[found.id])}</b>
    </span>
  );
}

/** As many play as the box allows: then a place has most circles. */
const SEATS = 5;

export function Place(shown: Shown): JSX.Element | null {
  const content = boxOf(shown);
  const id = placeIn(shown);
  if (id === undefined) return null;
  const cost = costOf(content, id);
  const gifts = circleGifts(content, id, SEATS);
  const shownGifts = gifts.length > 0 ? gifts : choiceGifts(content, id);
  return (
    <span class="drake-place">
      <Sign name={PLACE_SIGNS[id]} class="drake-place-sign" />
      <span class="drake-place-name">{gameOf(shown).places[id].name}</span>
      <span class="drake-circles">
        {cost > 0 && <span class="drake-price">−{cost}</span>}
        {shownGifts.map((gift, at) => (
          <span key={at} class="drake-circle">
            <Marks marks={marksOf(gift)} />
          </span>
        ))}
      </span>
    </span>
  );
}

function placeIn(shown: Shown): PlaceId | undefined {
  return boxOf(shown).places.find(({ id }) => id === shown.id)?.id;
}

function GalleonTile(shown: Shown): JSX.Element | null {
  const tile = boxOf(shown).galleonTiles[Number(shown.id) - 1];
  if (tile === undefined) return null;
  return (
    <span class="ws-plate drake-workshop-tile">
      <Sign name="galleon" />
      <span class="drake-workshop-guns">
        <Sign name="cannon" /> <b>{tile.guns}</b>
      </span>
      <span class="drake-workshop-points">{tile.points}</span>
    </span>
  );
}

/** The tiles along the street: down on the left, back up on the right. */
function Street(shown: Shown): JSX.Element {
  const { order } = boxOf(shown).street;
  const half = Math.ceil(order.length / 2);
  return (
    <span class="ws-plate drake-workshop-street">
      {[order.slice(0, half), order.slice(half).toReversed()].map((row, at) => (
        <span key={at}>
          {row.map((id) => (
            <Sign key={id} name={PLACE_SIGNS[id]} />
          ))}
        </span>
      ))}
    </span>
  );
}

function Tokens({ values }: { readonly values: readonly number[] }): JSX.Element {
  return (
    <span class="ws-plate drake-workshop-supply">
      {values.map((value, at) => (
        <span key={at} class="drake-workshop-points">
          {value}
        </span>
      ))}
    </span>
  );
}

/** Stones of treasure, each with a figure. */
function Treasure({ figures }: { readonly figures: Content['figures']['treasurePoints'] }): JSX.Element {
  return (
    <span class="ws-plate drake-workshop-supply">
      {TREASURES.map((kind) => (
        <span key={kind}>
          <TreasureSign kind={kind} /> <b>{figures[kind]}</b>
        </span>
      ))}
    </span>
  );
}

function GoodsSupply(shown: Shown): JSX.Element {
  const { counts } = boxOf(shown).goodsCounters;
  return (
    <span class="ws-plate drake-workshop-supply">
      {GOODS.map((kind) => (
        <span key={kind}>
          <GoodToken kind={kind} /> <b>{counts[kind]}</b>
        </span>
      ))}
    </span>
  );
}

const TREASURES = ['silver', 'gold', 'jewel'] as const;
const GOODS = ['indigo', 'sugar', 'coffee', 'tobacco'] as const;

function nameOf(shown: Shown): string | undefined {
  const game = gameOf(shown);
  if (shown.collection === 'destinations') {
    const id: DestinationId | undefined = destinationIn(shown)?.id;
    return id && capital(game.destinations[id]);
  }
  const place = shown.collection === 'places' ? placeIn(shown) : undefined;
  return place && capital(game.places[place].name);
}

export const pieceDrawings: PieceDrawings = {
  words: [boardTexts],
  drawings: {
    destinations: { width: 140, height: 116, Drawing: Destination },
    places: { width: 190, height: 56, Drawing: Place },
    galleonTiles: { width: 84, height: 92, Drawing: GalleonTile },
    street: { width: 260, height: 84, Drawing: Street },
    frigateTokens: {
      width: 132,
      height: 56,
      Drawing: (shown: Shown) => <Tokens values={boxOf(shown).frigateTokens.values} />,
    },
    troopTokens: {
      width: 132,
      height: 56,
      Drawing: (shown: Shown) => <Tokens values={boxOf(shown).troopTokens.values} />,
    },
    treasureStones: {
      width: 176,
      height: 56,
      Drawing: (shown: Shown) => <Treasure figures={boxOf(shown).treasureStones.counts} />,
    },
    figures: {
      width: 176,
      height: 56,
      Drawing: (shown: Shown) => <Treasure figures={boxOf(shown).figures.treasurePoints} />,
    },
    goodsCounters: { width: 216, height: 56, Drawing: GoodsSupply },
    chart: { width: 200, height: 96, Drawing: (shown: Shown) => <ChartMap {...boxOf(shown)} /> },
    plan: { width: 120, height: 140, Drawing: (shown: Shown) => <PlanMap {...boxOf(shown)} /> },
  },
  sealed: [],
  nameOf,
  tellOf: (shown: Shown) => {
    const place = shown.collection === 'places' ? placeIn(shown) : undefined;
    return place && gameOf(shown).places[place].help;
  },
};
