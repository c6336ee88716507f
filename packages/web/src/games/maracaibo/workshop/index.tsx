/** The cards, tiles and places of the box for the workshop. */
import type { Content } from '@captains-table/maracaibo';
import type { Explained, MaracaiboTexts } from '@captains-table/maracaibo/texts';
import type { JSX } from 'preact';
import { capital } from '../../../app/capital.ts';
import { OnChart } from '../../../workshop/on-chart.tsx';
import type { PieceDrawings, PieceShown } from '../../../workshop/piece-drawings.ts';
import { perContent } from '../../../board-kit/per-content.ts';
import { NATIONS, piecesOf } from '../board/pieces.ts';
import { marksOf, marksOfPrice } from '@captains-table/maracaibo/signs';
import { goalOf } from '../cards/career.tsx';
import { printedOf } from '../cards/printed-card.ts';
import { LegacyFace } from '../chart/legacy-face.tsx';
import { CareerCard } from '../drawings/cards/career-card.tsx';
import { ProjectCard } from '../drawings/cards/project-card.tsx';
import { CityMark } from '../drawings/chart/place-mark.tsx';
import { QuestMark } from '../drawings/chart/tile-mark.tsx';
import { Doubloons, NationFlag, Points, Synergy } from '../drawings/marks.tsx';
import { SCORED } from '../nations/buildings.tsx';
import { Gains } from '../nations/gains.tsx';
import { plainMarks } from '../nations/plain-marks.ts';
import { Sign } from '../drawings/sign.tsx';
import { boardTexts } from '../texts/index.ts';
import { BOARD_PIECES } from './board-pieces.tsx';
import { JEANNE_PIECES } from './jeanne-pieces.tsx';
import { PlaceFace } from './place-face.tsx';
import { STORY_PIECES } from './story-pieces.tsx';
import './workshop.css';

type Shown = PieceShown<MaracaiboTexts>;

const boxOf = ({ content }: Shown): Content => content;
const gameOf = ({ texts }: Shown): MaracaiboTexts => texts;
/** What is printed, whether or not it can be played with. */
const partsOf = perContent((content: Content) => ({ content, pieces: piecesOf(content) }));

const TILE = '-24 -24 48 48';
const WIDE = '-50 -33 100 66';

function Card(shown: Shown): JSX.Element | null {
  const printed = printedOf(shown.id, partsOf(boxOf(shown)));
  if (printed === undefined) return null;
  const { id, ...face } = printed;
  const name = capital(gameOf(shown).cards[id]?.name ?? id);
  return <ProjectCard {...face} name={name} label={name} />;
}

function Career(shown: Shown): JSX.Element {
  const { careerReward } = boxOf(shown);
  const [game, words] = [gameOf(shown), boardTexts.in(shown.locale)];
  const name = capital(game.careers[shown.id]?.name ?? shown.id);
  const objectives = partsOf(boxOf(shown)).pieces.careers.get(shown.id)?.objectives ?? [];
  return (
    <CareerCard
      name={name}
      label={name}
      goals={objectives.map((objective) => goalOf(objective, { words, game }))}
      foot={words.cards.allGoals(careerReward.doubloons, careerReward.points)}
      note={words.cards.spyEach}
    />
  );
}

function Quest(shown: Shown): JSX.Element | null {
  const quest = partsOf(boxOf(shown)).pieces.quests.get(shown.id);
  if (quest === undefined) return null;
  return (
    <OnChart box={TILE}>
      <QuestMark pay={marksOfPrice(quest.pay)} reward={marksOf(quest.reward)} />
    </OnChart>
  );
}

function Legacy(shown: Shown): JSX.Element | null {
  const tile = partsOf(boxOf(shown)).pieces.tiles.get(shown.id);
  return tile === undefined ? null : (
    <OnChart box={TILE}>
      <LegacyFace tile={tile} discs={0} />
    </OnChart>
  );
}

function CityTile(shown: Shown): JSX.Element | null {
  const tile = boxOf(shown).cityTiles.find(({ id }) => id === shown.id);
  if (tile === undefined) return null;
  const spaces = tile.market.spaces.filter((players) => players > 0).length;
  return (
    <OnChart box={WIDE}>
      <CityMark
        label={tile.city ?? '?'}
        action={marksOf(tile.action.effect)}
        good={tile.market.good}
        spaces={spaces}
        discs={0}
        flag={undefined}
      />
    </OnChart>
  );
}

function Place(shown: Shown): JSX.Element | null {
  const place = boxOf(shown).locations.find(({ id }) => id === shown.id);
  return place === undefined ? null : (
    <OnChart box={WIDE}>
      <PlaceFace place={place} />
    </OnChart>
  );
}

function CombatToken(shown: Shown): JSX.Element | null {
  const token = partsOf(boxOf(shown)).pieces.tokens.get(shown.id);
  if (token === undefined) return null;
  return (
    <span class="ws-plate ma-workshop-token">
      {NATIONS.map((nation, at) => {
        const row = token.rows[at];
        return (
          row && (
            <span key={nation} class="ma-workshop-row">
              <NationFlag nation={nation} />
              <b>{row.value}</b>
              {row.pay !== undefined && row.pay > 0 && (
                <span>
                  −<Doubloons value={row.pay} />
                </span>
              )}
              <Gains gains={plainMarks(row.bonus ?? [])} />
            </span>
          )
        );
      })}
    </span>
  );
}

function Building(shown: Shown): JSX.Element | null {
  const building = partsOf(boxOf(shown)).pieces.prestige.get(shown.id);
  if (building === undefined) return null;
  const { cost, synergy, score, firstInvestorPoints } = building;
  return (
    <span class="ma-building">
      <span class="ma-building-line">
        <span class="ma-building-name">{gameOf(shown).prestige[shown.id]?.name ?? shown.id}</span>
        <span class="ma-building-price">
          <Doubloons value={cost} />
          <Sign name="spy" />
        </span>
      </span>
      <span class="ma-building-line">
        <Synergy synergy={synergy} />
        <span class="ma-building-score">
          <b>{score.points}</b>/
          {(SCORED[score.of] ?? []).map((sign) => (
            <Sign key={sign} name={sign} />
          ))}
        </span>
        <Points value={firstInvestorPoints} />
      </span>
    </span>
  );
}

/** By collection, where the game has names and words for its pieces. */
function explained({ collection, id, texts }: Shown): Explained | undefined {
  const game: MaracaiboTexts = texts;
  const lists: Readonly<Record<string, Readonly<Record<string, Explained>>>> = {
    cards: game.cards,
    cityTiles: game.cityTiles,
    combatTokens: game.combatTokens,
    quests: game.quests,
    prestige: game.prestige,
    careers: game.careers,
    armadaCareers: game.careers,
    upgrades: game.upgrades,
    villageActions: game.villageActions,
    combatActions: game.combatActions,
    locations: game.locations,
    legacy: game.legacy,
    classic: game.stories,
    storyCards: game.storyCards,
    'tracks.explorerSpaces': game.explorerSpaces,
    'jeanne.cards': game.automaCards,
  };
  return lists[collection]?.[id];
}

/** A route or a step of the trail, by where it leads. */
function wayName({ collection, id, content, texts }: Shown): string | undefined {
  const box: Content = content;
  const game: MaracaiboTexts = texts;
  const [ways, names] =
    collection === 'routes'
      ? [box.routes, game.locations]
      : [collection === 'tracks.explorerPaths' ? box.tracks.explorerPaths : [], game.explorerSpaces];
  const way = ways[Number(id) - 1];
  return way && `${names[way.from]?.name ?? way.from} → ${names[way.to]?.name ?? way.to}`;
}

export const pieceDrawings: PieceDrawings = {
  words: [boardTexts],
  drawings: {
    cards: { width: 122, height: 175, Drawing: Card },
    careers: { width: 250, height: 222, Drawing: Career },
    armadaCareers: { width: 250, height: 222, Drawing: Career },
    quests: { width: 84, height: 84, Drawing: Quest },
    legacy: { width: 84, height: 84, Drawing: Legacy },
    cityTiles: { width: 132, height: 88, Drawing: CityTile },
    locations: { width: 132, height: 88, Drawing: Place },
    combatTokens: { width: 122, height: 96, Drawing: CombatToken },
    prestige: { width: 178, height: 60, Drawing: Building },
    ...BOARD_PIECES,
    ...JEANNE_PIECES,
    ...STORY_PIECES,
  },
  sealed: ['chapters', 'storyStarts', 'storyCards', 'endings'],
  nameOf: (shown: Shown) => {
    const name = explained(shown)?.name ?? wayName(shown);
    return name === undefined ? undefined : capital(name);
  },
  tellOf: (shown: Shown) => explained(shown)?.help,
};
