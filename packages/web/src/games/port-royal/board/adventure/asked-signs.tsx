import type { MissionRequirement } from '@captains-table/port-royal';
import type { JSX } from 'preact';
import { Coin } from '../../../../design/drawings/coin.tsx';
import { Flag } from '../../../../design/drawings/flag.tsx';
import { Shield } from '../../../../design/drawings/shield.tsx';
import { AbilityMark } from '../../drawings/cards/ability-mark.tsx';
import { CargoSign } from '../../drawings/cargo-sign.tsx';
import { Crowns } from '../../drawings/crowns.tsx';
import { Glyph } from '../../drawings/glyph.tsx';
import { Sabres } from '../../drawings/sabres.tsx';
import { signOf } from '../card-props.ts';
import { SHIP_OF } from '../../drawings/ship-of.ts';
import type { Table } from '../table.ts';

interface Props {
  readonly asked: MissionRequirement;
  readonly table: Pick<Table, 'content'>;
}

/** What a mission asks for, as signs: words stand beside them. */
export function AskedSigns({ asked, table }: Props): JSX.Element {
  switch (asked.asks) {
    case 'persons':
      return (
        <>
          {asked.count > 1 && <b>{asked.count}×</b>}
          {asked.types.map((type) => {
            const ability = signOf(type, table);
            return ability === undefined ? undefined : <AbilityMark key={type} ability={ability} />;
          })}
        </>
      );
    case 'cheap-persons':
      return (
        <>
          <b>{asked.count}×</b>
          <Coin value={`≤${asked.cost}`} size="s" />
        </>
      );
    case 'sabres':
      return <Sabres value={asked.count} size="s" />;
    case 'expeditions':
      return <Sign name="treasure-map" figure={asked.count === 1 ? '' : `${asked.count}×`} />;
    case 'influence':
      return <Shield value={asked.count} size="s" />;
    case 'pay':
      return <Coin value={`−${asked.coins}`} size="s" />;
    case 'ships':
      return (
        <>
          <b>−{asked.count}</b>
          <Flag kind={SHIP_OF[asked.colour]} />
        </>
      );
    case 'cargo':
      return (
        <>
          <b>−{asked.count}</b>
          {asked.cargo.map((cargo) => (
            <CargoSign key={cargo} cargo={cargo} />
          ))}
        </>
      );
    case 'crowns':
      return <Crowns value={`−${asked.count}`} size="s" />;
    case 'colours':
      return <Sign name="waves" figure={`${asked.count}`} />;
    case 'stop':
      return <Sign name="anchor" figure={`=${asked.cards}`} />;
    case 'take-less':
      return <Sign name="card-draw" figure={`−${asked.cards}`} />;
    case 'taxed':
      return <Sign name="scales" figure="" />;
  }
}

interface SignProps {
  readonly name: 'treasure-map' | 'waves' | 'anchor' | 'card-draw' | 'scales';
  readonly figure: string;
}

function Sign({ name, figure }: SignProps): JSX.Element {
  return (
    <>
      {figure !== '' && <b>{figure}</b>}
      <Glyph name={name} />
    </>
  );
}
