import type { JSX } from 'preact';
import { Sign } from '../drawings/sign.tsx';
import { SealOf } from '../board/seal-of.tsx';
import type { Table } from '../board/table.ts';

const KINDS = ['town', 'fort', 'galleon'] as const;

/** Who has conquered what in this voyage, and what it will score. */
export function Conquests({ table }: { readonly table: Table }): JSX.Element {
  const { view, words, game, charts } = table;
  return (
    <section class="drake-conquests" aria-label={words.conquest.title}>
      <header class="drake-strip-head">
        <h3 class="drake-strip-title" title={words.conquest.help}>
          {words.conquest.title}
        </h3>
        <span class="drake-strip-aside">
          {charts.conquestPoints.slice(1).map((points, i) => (
            <span key={i} class="drake-rung" title={words.conquest.kinds(i + 1, points)}>
              <span aria-hidden="true">{`${i + 1}`}</span>
              <b class="drake-points" aria-hidden="true">
                {points}
              </b>
              <span class="visually-hidden">{words.conquest.kinds(i + 1, points)}</span>
            </span>
          ))}
        </span>
      </header>
      <dl class="drake-conquest-rows">
        {KINDS.map((kind) => {
          const seats = view.players.flatMap(({ conquests }, seat) => (conquests[kind] ? [seat] : []));
          return (
            <div key={kind} class="drake-conquest-row">
              <dt>
                <Sign name={kind} />
                <span class="visually-hidden">{game.kinds[kind]}</span>
              </dt>
              <dd>
                {seats.length === 0 && <span class="visually-hidden">{words.conquest.nobody}</span>}
                {seats.map((seat) => (
                  <SealOf
                    key={seat}
                    seat={seat}
                    name={table.name(seat)}
                    labelled
                    class="drake-conquest-seal"
                  />
                ))}
              </dd>
            </div>
          );
        })}
      </dl>
      <div class="drake-sets" title={words.sets.help}>
        <span class="drake-sets-title">{words.sets.title}</span>
        {charts.setPoints.slice(1).map((points, i) => (
          <span key={i} class="drake-rung">
            <span>{i + 1}</span>
            <b class="drake-points">{points}</b>
          </span>
        ))}
      </div>
    </section>
  );
}
