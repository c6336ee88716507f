import type { JSX } from 'preact';
import { Points } from '../drawings/marks.tsx';
import { JeannePortrait } from '../drawings/nations/jeanne-portrait.tsx';
import { Sign } from '../drawings/sign.tsx';
import type { SignName } from '../drawings/sign.tsx';
import { Tooltip } from '../../../design/overlays/tooltip.tsx';
import { capital } from '../../../app/capital.ts';
import { useCounted } from '../../../board-kit/use-counted.ts';
import { nameOfThing } from '../board/names.ts';
import type { SectionProps } from '../board/section.ts';
import type { Event, JeanneView, Table } from '../board/table.ts';
import { AutomaCardFace } from './automa-card.tsx';
import { deedsOf } from './deeds.ts';
import { TooltipLines } from '../nations/tooltip-lines.tsx';
import './jeanne.css';

interface Props extends SectionProps {
  readonly jeanne: JeanneView;
  readonly happened: readonly Event[];
}

/** The rival of a game alone: what she has, her card, and what she just did. */
export function JeanneCard(props: Props): JSX.Element {
  const { jeanne, table, board, happened } = props;
  const { words, game } = table;
  const say = words.nations.jeanne;
  const score = useCounted(jeanne.score);
  const deeds = deedsOf(happened);
  return (
    <section class="ma-jeanne-card" aria-label={say.title}>
      <Tooltip
        class="ma-jeanne-face"
        text={<TooltipLines name={say.title} lines={[say.role, game.help.solo]} />}
      >
        {(describedBy) => (
          <button type="button" aria-label={say.title} aria-describedby={describedBy}>
            <JeannePortrait />
          </button>
        )}
      </Tooltip>
      <header class="ma-jeanne-head">
        <h2 class="ma-jeanne-name">{say.title}</h2>
        <span class="ma-jeanne-role">{say.role}</span>
        <span class="ma-jeanne-score">
          <Points value={score} label={words.points} />
        </span>
      </header>
      <Belongings jeanne={jeanne} table={table} />
      <AutomaCardFace jeanne={jeanne} table={table} />
      {deeds.length > 0 && (
        <div class="ma-jeanne-deeds">
          <span class="ma-jeanne-deeds-title">{say.deeds}</span>
          <ul class="ma-jeanne-deeds-list">
            {deeds.map((deed, i) => (
              <li key={i}>{capital(board.speech.event(deed))}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** Discs, cards, quests and tokens; her influence is on the tracks. */
function Belongings({ jeanne, table }: { readonly jeanne: JeanneView; readonly table: Table }): JSX.Element {
  const { content, outlook, words, game } = table;
  const say = words.nations.jeanne;
  const { discs, cards, quests, combatTokens } = jeanne;
  const names = (ids: readonly string[]) => ids.map((id) => capital(nameOfThing(id, table)));
  const kinds: readonly {
    readonly sign: SignName;
    readonly count: number;
    readonly name: string;
    readonly lines: readonly string[];
  }[] = [
    {
      sign: 'no-disc',
      count: discs,
      name: say.discs(discs, content.jeanne.board.discs),
      lines: [say.income(outlook.jeanne.income(jeanne)), game.help.solo],
    },
    { sign: 'tied-scroll', count: quests.length, name: say.quests(quests.length), lines: names(quests) },
    { sign: 'card', count: cards.length, name: say.cards(cards.length), lines: names(cards) },
    { sign: 'cannon', count: combatTokens.length, name: say.tokens(combatTokens.length), lines: [] },
  ];
  return (
    <span class="ma-jeanne-things">
      {kinds.map(({ sign, count, name, lines }) => (
        <Tooltip key={sign} text={<TooltipLines name={name} lines={lines} />}>
          {(describedBy) => (
            <button type="button" class="ma-jeanne-thing" aria-label={name} aria-describedby={describedBy}>
              <Sign name={sign} />
              <b>{count}</b>
            </button>
          )}
        </Tooltip>
      ))}
    </span>
  );
}
