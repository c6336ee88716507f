import type { JSX } from 'preact';
import { Toggle } from '../../design/forms/toggle.tsx';
import { useSitting } from '../sitting-context.ts';
import { words } from '../words.ts';
import { keysOn } from './keys-on.ts';
import './key-list.css';

export function KeyList(): JSX.Element {
  const { keys, follow } = words.value;
  const { link } = useSitting();
  const replay: readonly (readonly [string, string])[] = [
    ['← →', keys.step],
    ['↑ ↓', keys.turn],
    ['⇤ ⇥', keys.ends],
    ['␣', keys.playPause],
  ];
  const table: readonly (readonly [string, string])[] = [
    ['1 – 9', keys.moves],
    ['u', keys.undo],
    ['r', keys.restart],
    ['h', keys.hint],
    ['- +', keys.pace],
    ['m', follow.toMyTurn],
    ['n', follow.skip],
    ['s', follow.since],
  ];
  const always: readonly (readonly [string, string])[] = [
    ['w', keys.whatCanIDo],
    ['p', keys.prompt],
    ['l', keys.log],
    ...(link.where === 'server' ? ([['c', keys.chat]] as const) : []),
    ['t', keys.style],
    ['?', keys.list],
  ];
  return (
    <>
      <Toggle label={keys.on} checked={keysOn.value} onChange={(on) => (keysOn.value = on)} />
      <dl class="key-list">
        {[...(link.where === 'replay' ? replay : table), ...always].map(([key, does]) => (
          <div key={key} class="key-list-row">
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
