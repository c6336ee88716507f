import type { ComponentChildren, JSX } from 'preact';
import { labelled } from '../../../app/labelled.ts';
import { Points } from '../drawings/marks.tsx';
import type { SignName } from '../drawings/sign.tsx';
import { Sign } from '../drawings/sign.tsx';
import { capital } from '../../../app/capital.ts';
import type { SectionProps } from '../board/section.ts';
import type { PlayerView, Table } from '../board/table.ts';
import { Counted } from './counting-number.tsx';
import { Synergies } from './synergies.tsx';
import { Target, Tip } from '../ship/tip.tsx';
import './stores.css';
import './panel-head.css';

interface Props extends SectionProps {
  readonly player: PlayerView;
  readonly of: number;
}

interface StoreProps {
  readonly player: PlayerView;
  readonly of: number;
  readonly table: Table;
}

/** What is on board besides the areas. */
export function Stores(props: Props): JSX.Element {
  return (
    <div class="ma-ship-stores">
      <CombatPoints {...props} />
      <Spies {...props} />
      <Quests {...props} />
      <Tokens {...props} />
      <Synergies {...props} own={props.of === props.table.seat} />
      <Hand {...props} />
    </div>
  );
}

function CombatPoints({ player, table: { content, words, game } }: StoreProps): JSX.Element {
  const { last } = content.tracks.combatPoints;
  const { combatPoints } = player;
  return (
    <Tip
      class="ma-ship-store"
      told={[labelled(words.ship.stores.combatPoints, combatPoints), game.pieces['combat-point'].help]}
    >
      <StoreHead sign="crossed-sabres" title={words.ship.stores.combatPoints} />
      <span class="ma-ship-combat-track">
        {Array.from({ length: last + 1 }, (_, n) => (
          <span key={n} class={stepClass(n, combatPoints)}>
            {n}
          </span>
        ))}
      </span>
    </Tip>
  );
}

function stepClass(n: number, at: number): string {
  if (n === at) return 'ma-ship-step ma-ship-step-here';
  return n < at ? 'ma-ship-step ma-ship-step-passed' : 'ma-ship-step';
}

/** On the ship they are ready; a card may turn one into combat points, then this is a target. */
function Spies({ player, of, table, touch }: Props): JSX.Element {
  const { stores } = table.words.ship;
  const places = [
    [stores.onShip, player.spies],
    [stores.supply, player.spySupply],
    [stores.onCareer, table.outlook.ship.spiesOnCareer(table.view, of)],
    [stores.onBoard, player.spiesAt.length],
  ] as const;
  const moves =
    of === table.seat && table.mine ? table.legal.filter(({ kind }) => kind === 'spy-to-points') : [];
  const told = stores.spiesTold(places[0][1], places[1][1], places[2][1], places[3][1]);
  return (
    <Target
      base="ma-ship-store"
      legal={moves.length > 0}
      pointed={false}
      told={[stores.spies, told, table.game.pieces.spy.help]}
      onClick={() => moves.length > 0 && touch.onChoose({ thing: stores.spies, moves })}
    >
      <StoreHead sign="spy" title={stores.spies} />
      <span class="ma-ship-spies">
        {places.map(([where, count], index) => (
          <span key={where} class={index === 0 ? 'ma-ship-spy-count ma-ship-spy-ready' : 'ma-ship-spy-count'}>
            <Counted count={count} />
            <small>{where}</small>
          </span>
        ))}
      </span>
    </Target>
  );
}

const LEAST_QUEST_PLACES = 6;

function Quests({ player, table: { outlook, words, game } }: StoreProps): JSX.Element {
  const { stores } = words.ship;
  const { quests, compasses } = player;
  const places = Math.max(LEAST_QUEST_PLACES, quests.length + 1);
  const won = quests.map((quest) => capital(game.quests[quest]?.name ?? quest));
  return (
    <Tip
      class="ma-ship-store"
      told={[
        labelled(stores.quests, quests.length),
        ...won,
        game.pieces.quest.help,
        `${labelled(capital(game.pieces.compass.name), compasses)}. ${game.pieces.compass.help}`,
      ]}
    >
      <StoreHead sign="tied-scroll" title={stores.quests}>
        <span class="ma-ship-compasses">
          <Sign name="compass" />
          <Counted count={compasses} />
        </span>
      </StoreHead>
      <span class="ma-ship-quest-row">
        {Array.from({ length: places }, (_, index) => (
          <span
            key={index}
            class={index < quests.length ? 'ma-ship-quest-place ma-ship-quest-won' : 'ma-ship-quest-place'}
          >
            {index < quests.length ? (
              <Sign name="tied-scroll" />
            ) : (
              <QuestWorth place={index + 1} points={outlook.ship.questPoints(index + 1)} />
            )}
          </span>
        ))}
      </span>
    </Tip>
  );
}

interface QuestWorthProps {
  readonly place: number;
  readonly points: number;
}

function QuestWorth({ place, points }: QuestWorthProps): JSX.Element {
  return points > 0 ? <Points value={points} /> : <span class="ma-ship-quest-number">{place}</span>;
}

function Tokens({ player, table: { words, game } }: StoreProps): JSX.Element {
  const { stores } = words.ship;
  const { combatTokens } = player;
  return (
    <Tip
      class="ma-ship-store"
      told={[
        labelled(stores.tokens, combatTokens.length),
        ...combatTokens.map((token) => capital(game.combatTokens[token]?.name ?? token)),
        game.pieces['combat-token'].help,
      ]}
    >
      <StoreHead sign="cannon" title={stores.tokens} />
      <span class="ma-ship-tokens-won">
        <Counted count={combatTokens.length} />
      </span>
    </Tip>
  );
}

function Hand({ player, of, table: { outlook, words, game, view } }: StoreProps): JSX.Element {
  const { stores } = words.ship;
  const limit = outlook.ship.handLimit(view, of);
  return (
    <Tip
      class="ma-ship-store"
      told={[stores.handLimit, stores.cardsInHand(player.handSize, limit), game.pieces['project-card'].help]}
    >
      <StoreHead sign="card" title={stores.handLimit} />
      <span class="ma-ship-tokens-won">
        <Counted count={player.handSize} />
        {player.handSize <= limit && <small>{`/ ${limit}`}</small>}
      </span>
    </Tip>
  );
}

interface HeadProps {
  readonly sign: SignName;
  readonly title: string;
  readonly children?: ComponentChildren;
}

function StoreHead({ sign, title, children }: HeadProps): JSX.Element {
  return (
    <span class="ma-ship-head ma-ship-store-head">
      <Sign name={sign} />
      {title}
      {children}
    </span>
  );
}
