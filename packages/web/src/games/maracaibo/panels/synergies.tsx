import type { JSX } from 'preact';
import { labelled } from '../../../app/labelled.ts';
import { Synergy } from '../drawings/marks.tsx';
import { capital } from '../../../app/capital.ts';
import type { SectionProps } from '../board/section.ts';
import type { Move, PlayerView } from '../board/table.ts';
import { Target } from '../ship/tip.tsx';
import './synergies.css';
import './panel-head.css';

interface Props extends SectionProps {
  readonly player: PlayerView;
  readonly own: boolean;
}

/** The five symbols; a choice of one of them is made here. */
export function Synergies({ board, table, touch, player, own }: Props): JSX.Element {
  const { content, words, game, pending } = table;
  const { stores } = words.ship;
  return (
    <div class="ma-ship-store ma-ship-store-plain" role="group" aria-label={stores.synergies}>
      <span class="ma-ship-head ma-ship-store-head">{stores.synergies}</span>
      <span class="ma-ship-synergies">
        {content.synergies.map(({ id }) => {
          const owned = player.synergies.includes(id);
          const asked: Move | undefined =
            pending?.kind === 'synergy' ? { kind: 'synergy', symbol: id } : undefined;
          return (
            <Target
              key={id}
              base="ma-ship-symbol"
              class={owned ? 'ma-ship-symbol-owned' : 'ma-ship-symbol-missing'}
              legal={own && touch.isLegal(id)}
              pointed={board.pointedAt.value.includes(id)}
              thing={id}
              told={[
                labelled(capital(game.synergies[id]), owned ? stores.owned : stores.missing),
                game.pieces.synergy.help,
              ]}
              onClick={() => own && touch.onThing(id, asked)}
            >
              <Synergy synergy={id} />
            </Target>
          );
        })}
      </span>
    </div>
  );
}
