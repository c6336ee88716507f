import type { JSX } from 'preact';
import type { DiscName } from '@captains-table/francis-drake';
import { Sign } from '../drawings/sign.tsx';
import { Button } from '../../../design/forms/button.tsx';
import { SealOf } from '../board/seal-of.tsx';
import type { Table } from '../board/table.ts';
import { ownOf } from '../board/table.ts';
import type { Choice } from '../board/use-choice.ts';

interface Props {
  readonly table: Table;
  readonly choice: Choice;
}

/** What is to be placed on the chart: mission discs, or the tokens of an office. */
export function Tray(props: Props): JSX.Element | undefined {
  const { table, choice } = props;
  if (choice.tokens.length > 0) return <Tokens {...props} />;
  const hand = ownOf(table)?.hand ?? [];
  if (table.view.phase !== 'chart' || hand.length === 0) return undefined;
  return <Discs {...props} hand={hand} />;
}

function Discs({ table, choice, hand }: Props & { readonly hand: readonly DiscName[] }): JSX.Element {
  const { words, game, seat = 0 } = table;
  return (
    <div class="drake-tray" role="group" aria-label={words.yourDiscs}>
      <span class="drake-tray-title">{words.yourDiscs}</span>
      {hand.map((disc) => (
        <button
          key={disc}
          type="button"
          class={disc === choice.disc ? 'drake-tray-disc drake-tray-chosen' : 'drake-tray-disc'}
          aria-pressed={disc === choice.disc}
          aria-label={words.chooseDisc(game.discs[disc])}
          title={words.chooseDisc(game.discs[disc])}
          onClick={() => choice.onDisc(disc)}
        >
          <HandDisc seat={seat} name={table.name(seat)} disc={disc} />
        </button>
      ))}
      <span class="drake-tray-note">{words.onlyYou}</span>
    </div>
  );
}

/** A disc as its owner holds it. */
export function HandDisc({
  seat,
  name,
  disc,
}: {
  readonly seat: number;
  readonly name: string;
  readonly disc: DiscName;
}): JSX.Element {
  const picture = disc === 'hind' || disc === 'ghost' ? disc : undefined;
  return (
    <span class="drake-hand-disc">
      <SealOf seat={seat} name={name} mark={picture === undefined ? disc : ' '} />
      {picture !== undefined && <Sign name={picture} class="drake-hand-sign" />}
    </span>
  );
}

function Tokens({ table, choice }: Props): JSX.Element {
  const { words } = table;
  return (
    <div class="drake-tray" role="group" aria-label={words.tokensToPlace}>
      <span class="drake-tray-title">{words.tokensToPlace}</span>
      {choice.tokens.map((token) => (
        <button
          key={token}
          type="button"
          class={token === choice.token ? 'drake-token drake-tray-chosen' : 'drake-token'}
          aria-pressed={token === choice.token}
          aria-label={words.chooseToken(token)}
          title={words.chooseToken(token)}
          onClick={() => choice.onToken(token)}
        >
          {words.token(token)}
        </button>
      ))}
      {Object.keys(choice.draft).length > 0 && (
        <Button variant="quiet" icon="undo" onClick={() => choice.onTakeBack()}>
          {words.takeTokensBack}
        </Button>
      )}
    </div>
  );
}
