/** Destinations, places of the street and tiles for the workshop. */
import type { Content, DestinationId, PlaceId } from '@captains-table/francis-drake';
import type { FrancisDrakeTexts } from '@captains-table/francis-drake/texts';
import type { JSX } from 'preact';
import { capital } from '../../../app/capital.ts';
import type { PieceDrawings, PieceShown } from '../../../workshop/piece-drawings.ts';
import { Goods, factsOf } from '../chart/destination-drawing.tsx';
import { FactsPlate, PlaceMark } from '../drawings/place-mark.tsx';
import { Sign } from '../drawings/sign.tsx';
import { Marks } from '../street/place-circles.tsx';
import { PLACE_SIGNS, choiceGifts, circleGifts, costOf, marksOf } from '../street/gifts.ts';
import { boardTexts } from '../texts/index.ts';
import '../chart/chart.css';
import '../street/street.css';
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
  const { kind, zone, treasure, troops = 0, guns = 0, points = 0, goods = [] } = found;
  return (
    <span class="drake-workshop-destination">
      <svg viewBox="-62 -30 124 78" aria-hidden="true">
        <PlaceMark kind={kind} x={0} y={0} zone={zone} treasure={treasure} />
        {kind === 'trade' ? (
          <Goods x={-10.5 * goods.length} y={32} goods={goods} />
        ) : (
          <FactsPlate
            x={0}
            y={33}
            anchor="middle"
            facts={factsOf({ kind, troops, guns }, kind === 'town' ? 'none' : 'hidden')}
            points={points}
          />
        )}
      </svg>
      <b>{gameOf(shown).destinations[found.id]}</b>
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
    <span class="drake-workshop-tile">
      <Sign name="galleon" />
      <span>
        <Sign name="cannon" /> <b>{tile.guns}</b>
      </span>
      <span class="drake-workshop-points">{tile.points}</span>
    </span>
  );
}

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
  },
  sealed: [],
  nameOf,
  tellOf: (shown: Shown) => {
    const place = shown.collection === 'places' ? placeIn(shown) : undefined;
    return place && gameOf(shown).places[place].help;
  },
};
