import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { labelled } from '../../../app/labelled.ts';
import { Icon } from '../../../design/icon.tsx';
import { KindChip } from '../drawings/cards/kind-chip.tsx';
import { Sign } from '../drawings/sign.tsx';
import { Explain } from '../../../design/overlays/explain.tsx';
import { Segmented } from '../../../design/forms/segmented.tsx';
import { Tooltip } from '../../../design/overlays/tooltip.tsx';
import { capital } from '../../../app/capital.ts';
import type { SectionProps } from '../board/section.ts';
import type { PlayerView } from '../board/table.ts';
import { BoughtCard, TableCard } from './card.tsx';
import type { CardGroup } from './groups.ts';
import { groupsOf, isUsable } from './groups.ts';
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
  const groups = groupsOf(player.bought, table).map((group) => (
    <Group key={`${of} ${group.kind}`} {...props} {...group} player={player} />
  ));
  const atHand = groupsOf(player.bought, table).filter(({ kind }) => isUsable(kind)).length;
  return (
    <>
      <section class="ma-cards-part ma-bought" aria-label={words.bought}>
        <div class="ma-bought-head">
          <h2 class="ma-cards-title">
            {words.bought} <small class="ma-cards-note">{player.bought.length}</small>
          </h2>
          {view.players.length > 1 && (
            <Segmented
              label={words.whose}
              options={view.players.map((_, other) => ({ value: `${other}`, label: table.name(other) }))}
              value={`${of}`}
              onChange={(value) => setChosen(Number(value))}
            />
          )}
        </div>
        {of !== seat && player.planned.length > 0 && <Planned {...props} of={of} player={player} />}
        {player.bought.length === 0 && <p class="ma-cards-none">{words.boughtNone(table.name(of))}</p>}
        <div class="ma-groups">{groups.slice(0, atHand)}</div>
      </section>
      {groups.length > atHand && <div class="ma-groups ma-groups-wide">{groups.slice(atHand)}</div>}
    </>
  );
}

function Planned({ of, player, ...props }: Props & { readonly of: number; readonly player: PlayerView }) {
  const { table } = props;
  return (
    <>
      <h3 class="ma-cards-subtitle">{table.words.cards.plannedOf(table.name(of))}</h3>
      <ul class="ma-cards-line">
        {player.planned.map((id) => (
          <li key={id}>
            <TableCard {...props} id={id} zone="planned" standing={{}} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface GroupProps extends Props, CardGroup {
  readonly player: PlayerView;
}

/** What can be chosen now is never folded away. */
function Group({ kind, cards, player, ...props }: GroupProps): JSX.Element {
  const words = props.table.words.cards.kinds[kind];
  const [folded, setFolded] = useState(false);
  const open = !folded || cards.some((id) => props.touch.isLegal(id));
  return (
    <div class="ma-group" style={{ '--ma-group': cards.length }}>
      <h3 class="ma-group-head">
        <KindChip kind={kind} />
        <Explain text={words.help}>{words.name}</Explain>
        <button
          type="button"
          class={open ? 'ma-fold ma-fold-open' : 'ma-fold'}
          aria-expanded={open}
          aria-label={labelled(words.name, cards.length)}
          onClick={() => setFolded(open)}
        >
          {cards.length}
          <Icon name="expand" />
        </button>
      </h3>
      {open && (
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
      )}
    </div>
  );
}

/** A quest that lies on a card is a thing of its own. */
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
