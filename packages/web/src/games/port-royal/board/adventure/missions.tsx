import { useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { labelled } from '../../../../app/labelled.ts';
import { ChooseDialog } from '../../../../board-kit/choose-dialog.tsx';
import type { BoardProps } from '../../../../board-kit/board.ts';
import { Tooltip } from '../../../../design/overlays/tooltip.tsx';
import { capital } from '../../../../app/capital.ts';
import { adventureWords } from '../table.ts';
import type { Move, Table } from '../table.ts';
import type { Adventure, MissionOnTable } from './content.ts';
import { missionTab } from './mission-tab.ts';
import { MissionTile } from './mission-tile.tsx';
import './missions.css';
import './mission-sizes.css';

interface Props {
  readonly board: BoardProps;
  readonly table: Table;
  readonly adventure: Adventure;
}

type Claim = Extract<Move, { readonly kind: 'mission' }>;

/** The missions of the story so far, the newest last. */
export function Missions({ board, table, adventure }: Props): JSX.Element {
  const [choosing, setChoosing] = useState<readonly Claim[]>([]);
  const words = adventureWords(table);
  const claim = (moves: readonly Claim[]) => {
    const [only, ...others] = moves;
    if (only !== undefined && others.length === 0) board.onMove(only);
    else setChoosing(moves);
  };
  return (
    <section class="pr-missions" aria-label={words.missions}>
      <header class="pr-adv-head">
        <h3 class="pr-adv-title">{words.missions}</h3>
        <span class="pr-adv-note">{words.missionsNote}</span>
      </header>
      {adventure.missions.length === 0 ? (
        <p class="pr-missions-none">{words.noMission}</p>
      ) : (
        // Many of them scroll, also by keyboard.
        <ul
          class={adventure.missions.length > 3 ? 'pr-missions-row pr-missions-crowded' : 'pr-missions-row'}
          aria-label={words.missions}
          tabIndex={0}
        >
          {adventure.missions.map((mission, at) => (
            <Mission
              key={mission.id}
              mission={mission}
              isNewest={adventure.chapter > 0 && at === adventure.missions.length - 1}
              board={board}
              table={table}
              onClaim={claim}
            />
          ))}
        </ul>
      )}
      <ChooseDialog
        title={choosing.length > 0 ? words.chooseShips : undefined}
        moves={choosing}
        closeLabel={table.words.close}
        labelOf={(move) => capital(board.speech.move(move, table.pending))}
        onMove={(move) => {
          setChoosing([]);
          board.onMove(move);
        }}
        onClose={() => setChoosing([])}
      />
    </section>
  );
}

interface MissionProps extends Omit<Props, 'adventure'> {
  readonly mission: MissionOnTable;
  readonly isNewest: boolean;
  readonly onClaim: (moves: readonly Claim[]) => void;
}

function Mission({ mission, isNewest, board, table, onClaim }: MissionProps): JSX.Element {
  const { id, claims } = mission;
  const { game, words, legal, seat } = table;
  const moves = legal.filter((move) => move.kind === 'mission').filter((move) => move.mission === id);
  const tab = missionTab(mission, moves.length > 0, table);
  const done = seat !== undefined && claims.includes(seat);
  const names = claims.map((of) => table.name(of)).join(', ') || words.nobody;
  const label = `${labelled(adventureWords(table).mission(id), game.mission(id))} ${names}. ${tab.text} ${tab.gains}`;
  const classes = ['pr-missions-place'];
  if (done && !isNewest) classes.push('pr-missions-place-done');
  if (board.pointedAt.value.includes(id)) classes.push('port-royal-pointed');
  return (
    <li class={classes.join(' ')} data-thing={id}>
      <Tooltip text={game.mission(id)} class="pr-missions-tip">
        {(describedBy) => (
          <MissionTile
            mission={mission}
            isNewest={isNewest}
            tab={tab}
            board={board}
            table={table}
            label={label}
            describedBy={describedBy}
            {...(moves.length > 0 ? { onClick: () => onClaim(moves) } : {})}
          />
        )}
      </Tooltip>
    </li>
  );
}
