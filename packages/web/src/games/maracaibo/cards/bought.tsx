import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { KindChip } from '../drawings/cards/kind-chip.tsx';
import { Sign } from '../drawings/sign.tsx';
import { Explain } from '../../../design/overlays/explain.tsx';
import { Tooltip } from '../../../design/overlays/tooltip.tsx';
import { capital } from '../../../app/capital.ts';
import type { SectionProps } from '../board/section.ts';
import type { PlayerView } from '../board/table.ts';
import { SeatSwitch } from '../ship/seat-switch.tsx';
import { BoughtCard } from './card.tsx';
import type { CardGroup } from './groups.ts';
import { groupsOf } from './groups.ts';
import './bought.css';

interface Props extends SectionProps {
  readonly onLook: (id: string) => void;
}

/** What a player has bought; of others what they have planned as well. */
export function Bought(props: Props): JSX.Element | undefined {
  const { table } = props;
  const { view, seat } = table;
  const words = table.words.cards;
  const [chosen, setChosen] = useState<number | undefined>(undefined);
  const of = chosen ?? seat ?? view.active;
  const player = view.players[of];
  if (player === undefined) return undefined;
  return (
    <section class="ma-bought" aria-label={words.bought}>
      <SeatSwitch table={table} of={of} label={words.whose} onShow={setChosen} />
      <div class="ma-bought-cards">
        {of !== seat && player.planned.length > 0 && <Planned {...props} of={of} player={player} />}
        {player.bought.length === 0 && <p class="ma-cards-none">{words.boughtNone(table.name(of))}</p>}
        {groupsOf(player.bought, table).map((group) => (
          <Group key={`${of} ${group.kind}`} {...props} {...group} player={player} />
        ))}
      </div>
    </section>
  );
}

function Planned({ of, player, ...props }: Props & { readonly of: number; readonly player: PlayerView }) {
  const { table } = props;
  return (
    <div class="ma-group">
      <h3 class="ma-group-head">{table.words.cards.plannedOf(table.name(of))}</h3>
      <ul class="ma-group-cards">
        {player.planned.map((id) => (
          <li key={id} class="ma-group-card">
            <BoughtCard {...props} id={id} zone="planned" standing={{}} owner={player} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface GroupProps extends Props, CardGroup {
  readonly player: PlayerView;
}

function Group({ kind, cards, player, ...props }: GroupProps): JSX.Element {
  const words = props.table.words.cards.kinds[kind];
  return (
    <div class="ma-group">
      <h3 class="ma-group-head">
        <KindChip kind={kind} />
        <Explain text={words.help}>{words.name}</Explain>
      </h3>
      <ul class="ma-group-cards">
        {cards.map((id) => (
          <li key={id} class="ma-group-card">
            <BoughtCard {...props} id={id} zone="bought" owner={player}>
              {player.cardQuests
                .filter(({ card }) => card === id)
                .map(({ quest }) => (
                  <CardQuest key={quest} {...props} quest={quest} />
                ))}
            </BoughtCard>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A quest on a card can be chosen separately. */
function CardQuest({ quest, board, table, touch }: SectionProps & { readonly quest: string }): JSX.Element {
  const { game, words } = table;
  const classes = ['ma-card-quest'];
  if (touch.isLegal(quest)) classes.push('ma-card-quest-legal');
  if (board.pointedAt.value.includes(quest)) classes.push('ma-pointed');
  return (
    <Tooltip text={game.quests[quest]?.help ?? quest}>
      {(describedBy) => (
        <button
          type="button"
          class={classes.join(' ')}
          data-thing={quest}
          aria-describedby={describedBy}
          onClick={() => touch.onThing(quest, { kind: 'quest', quest })}
        >
          <Sign name="tied-scroll" />
          {capital(game.quests[quest]?.name ?? words.cards.questHere(quest))}
        </button>
      )}
    </Tooltip>
  );
}
