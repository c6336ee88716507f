/** How a person is notified on this device: a switch for each way. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { inPageNotices, sound } from '../app/settings.ts';
import { Toggle } from '../design/forms/toggle.tsx';
import { StatusLine } from '../design/status/status-line.tsx';
import { play } from '../sound/sound.ts';
import type { PushState } from './push.ts';
import { pushState, switchPush } from './push.ts';
import { noticesWords } from './words.ts';

export function NoticeWays(): JSX.Element {
  const { ways } = noticesWords.value;
  return (
    <>
      <PushSwitch />
      <Toggle
        label={ways.inPage}
        hint={ways.inPageWhy}
        checked={inPageNotices.value === 'on'}
        onChange={(on) => (inPageNotices.value = on ? 'on' : 'off')}
      />
      <Toggle
        label={ways.sound}
        hint={ways.soundWhy}
        checked={sound.value === 'on'}
        onChange={(on) => {
          sound.value = on ? 'on' : 'off';
          play('bell');
        }}
      />
    </>
  );
}

function PushSwitch(): JSX.Element | null {
  const { ways } = noticesWords.value;
  const state = useSignal<PushState | undefined>(undefined);
  const failed = useSignal(false);
  useEffect(() => {
    pushState().then(
      (now) => (state.value = now),
      () => (state.value = 'unsupported'),
    );
  }, []);
  const change = async (on: boolean) => {
    failed.value = false;
    try {
      state.value = await switchPush(on);
    } catch {
      failed.value = true;
      state.value = await pushState().catch(() => 'unsupported' as const);
    }
  };
  if (state.value === undefined) return null;
  if (state.value === 'unsupported') return <p>{ways.unsupported}</p>;
  return (
    <>
      <Toggle
        label={ways.push}
        hint={ways.pushWhy}
        checked={state.value === 'on'}
        onChange={(on) => void change(on)}
      />
      {state.value === 'denied' && <StatusLine tone="risk">{ways.denied}</StatusLine>}
      {failed.value && <StatusLine tone="risk">{ways.failed}</StatusLine>}
    </>
  );
}
