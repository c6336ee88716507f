import type { JSX } from 'preact';
import { labelled } from '../../../app/labelled.ts';
import { QuestMark } from '../drawings/chart/tile-mark.tsx';
import { NationCube } from '../drawings/marks.tsx';
import { Sign } from '../drawings/sign.tsx';
import { Tooltip } from '../../../design/overlays/tooltip.tsx';
import { nameOfThing } from '../board/names.ts';
import { NATIONS } from '../board/pieces.ts';
import type { SectionProps } from '../board/section.ts';
import type { Content } from '../board/table.ts';
import { fleetThing } from '../board/things.ts';
import { marksOf, marksOfPrice } from '@captains-table/maracaibo/signs';
import { Gains } from './gains.tsx';
import { plainMarks } from './plain-marks.ts';
import { TooltipLines } from './tooltip-lines.tsx';
import './tiles.css';

/** Piles, the story card, and the legacy tiles that lie on no place. Rule MA-23.6: story tiles are for campaigns. */
export function Tiles(props: SectionProps): JSX.Element {
  const { content, view, game, words } = props.table;
  const say = words.nations.tiles;
  const { fields } = game.view;
  const story = game.stories[`${view.story}`];
  const next = game.quests[view.nextQuest];
  const isCampaign = !content.classic.some(({ id }) => id === `${view.story}`);
  const inPlay = (id: string) => view.legacy.some((tile) => tile.id === id);
  return (
    <section class="ma-tiles" aria-label={say.title}>
      <Pile
        picture={<NextQuest quest={props.table.pieces.quests.get(view.nextQuest)} />}
        count={view.questPile}
        name={labelled(fields.questPile, view.questPile)}
        lines={[next && say.next(next.name), next?.help, game.pieces.quest.help]}
      />
      <Pile
        picture={<Sign name="cannon" />}
        count={view.tokens}
        name={labelled(fields.tokens, view.tokens)}
        lines={[game.pieces['combat-token'].help]}
      />
      {story !== undefined && (
        <Pile
          picture={<Sign name="book" />}
          count={view.story}
          name={story.name}
          lines={[story.help, game.pieces['story-card'].help]}
        />
      )}
      {isCampaign && view.storyTiles.length > 0 && (
        <Pile
          picture={<Sign name="treasure-map" />}
          count={view.storyTiles.length}
          name={say.storyTiles}
          lines={view.storyTiles.map((id) => nameOfThing(id, props.table))}
        />
      )}
      {view.archive.length > 0 && (
        <Pile
          picture={<Sign name="hourglass" />}
          count={view.archive.length}
          name={say.archive}
          lines={view.archive.map((id) => nameOfThing(id, props.table))}
        />
      )}
      {inPlay('L6') && <Fleet {...props} />}
      {inPlay('L9') && <Mine {...props} />}
    </section>
  );
}

interface PileProps {
  readonly picture: JSX.Element;
  readonly count: number;
  readonly name: string;
  readonly lines: readonly (string | undefined)[];
}

function Pile({ picture, count, name, lines }: PileProps): JSX.Element {
  return (
    <Tooltip text={<TooltipLines name={name} lines={lines} />}>
      {(describedBy) => (
        <button type="button" class="ma-store" aria-label={name} aria-describedby={describedBy}>
          {picture}
          <b>{count}</b>
        </button>
      )}
    </Tooltip>
  );
}

/** The next quest lies open on its pile. */
function NextQuest({ quest }: { readonly quest: Content['quests'][number] | undefined }): JSX.Element {
  if (quest === undefined) return <Sign name="tied-scroll" />;
  return (
    <svg class="ma-store-quest" viewBox="-21 -21 42 42" aria-hidden="true">
      <QuestMark pay={marksOfPrice(quest.pay)} reward={marksOf(quest.reward)} />
    </svg>
  );
}

function Fleet(props: SectionProps): JSX.Element {
  const { outlook, view, game } = props.table;
  const spaces = outlook.combat.fleetSpaces();
  return (
    <div class="ma-combat-tile" role="group" aria-label={game.legacy['L6']?.name}>
      <span class="ma-combat-tile-name">{game.view.fields.fleet}</span>
      <Gains gains={plainMarks(spaces[0]?.effect ?? [])} />
      {spaces.map(({ value }, i) => (
        <Space
          key={value}
          {...props}
          tile="L6"
          value={value}
          cube={view.fleet[i] ?? ''}
          legal={props.touch.isLegal(fleetThing(value))}
          onClick={() => props.touch.onThing(fleetThing(value), { kind: 'treasure-fleet', value })}
        />
      ))}
    </div>
  );
}

function Mine(props: SectionProps): JSX.Element {
  const { table, touch } = props;
  const { outlook, view, game, legal, mine } = table;
  const space = outlook.combat.mineSpace();
  return (
    <div class="ma-combat-tile" role="group" aria-label={game.legacy['L9']?.name}>
      <span class="ma-combat-tile-name">{game.view.fields.mine}</span>
      <Gains gains={plainMarks(space?.effect ?? [])} />
      <Space
        {...props}
        tile="L9"
        value={space?.value ?? 0}
        cube={view.mine}
        legal={mine && legal.some(({ kind }) => kind === 'gold-mine')}
        onClick={() => mine && touch.onMove({ kind: 'gold-mine' })}
      />
    </div>
  );
}

interface SpaceProps extends SectionProps {
  readonly tile: string;
  readonly value: number;
  /** The nation whose cube lies here, or ''. */
  readonly cube: string;
  readonly legal: boolean;
  readonly onClick: () => void;
}

function Space({ tile, value, cube, legal, onClick, board, table }: SpaceProps): JSX.Element {
  const { game, words } = table;
  const say = words.nations.tiles;
  const nation = NATIONS.find((name) => name === cube);
  const state = nation === undefined ? say.free(value) : say.taken(game.nations[nation]);
  const { name = tile, help = '' } = game.legacy[tile] ?? {};
  const classes = ['ma-tile-space'];
  if (legal) classes.push('ma-tile-legal legal-glow');
  if (board.pointedAt.value.includes(tile)) classes.push('ma-pointed');
  return (
    <Tooltip text={<TooltipLines name={name} lines={[state, help]} />}>
      {(describedBy) => (
        <button
          type="button"
          class={classes.join(' ')}
          aria-label={`${name}. ${state}`}
          aria-describedby={describedBy}
          onClick={onClick}
        >
          {nation === undefined ? <b>{value}</b> : <NationCube nation={nation} name={game.nations[nation]} />}
        </button>
      )}
    </Tooltip>
  );
}
