import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { sound as setting } from '../../src/app/settings.ts';
import { NOTES } from '../../src/sound/notes.ts';
import { play } from '../../src/sound/sound.ts';

const { sound } = await vi.hoisted(async () => {
  const { signal } = await import('@preact/signals');
  return { sound: signal<(typeof setting)['value']>('off') };
});
vi.mock('../../src/app/settings.ts', () => ({ sound }));

let made = 0;
let voices: { readonly from: number; readonly to: number }[] = [];

/** Remembers when each voice begins and ends. */
class FakeAudio {
  readonly currentTime = 10;
  readonly sampleRate = 8_000;
  readonly state = 'running';
  readonly destination = {};
  constructor() {
    made++;
  }
  createGain() {
    return { gain: parameter(), connect: () => undefined };
  }
  createOscillator() {
    return { ...voice(), type: '', frequency: parameter() };
  }
  createBufferSource() {
    return { ...voice(), buffer: undefined, playbackRate: parameter() };
  }
  createBuffer(_channels: number, length: number) {
    return { getChannelData: () => new Float32Array(length) };
  }
}

function parameter() {
  const set = () => undefined;
  return { value: 0, setValueAtTime: set, linearRampToValueAtTime: set, exponentialRampToValueAtTime: set };
}

function voice() {
  let from = 0;
  return {
    connect: () => undefined,
    start: (at: number) => (from = at),
    stop: (to: number) => voices.push({ from, to }),
  };
}

const activation = { hasBeenActive: false };

beforeEach(() => {
  voices = [];
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('navigator', { userActivation: activation });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  sound.value = 'off';
});

test('nothing is made unless sounds are on', () => {
  activation.hasBeenActive = true;
  play('card');
  expect(made).toBe(0);
});

test('nothing is made before the person has touched the page', () => {
  activation.hasBeenActive = false;
  sound.value = 'on';
  play('card');
  expect(made).toBe(0);
});

test('a sound begins when it is asked for and ends soon after', () => {
  activation.hasBeenActive = true;
  sound.value = 'on';
  play('clash', 0.5);
  expect(voices).toHaveLength(NOTES.clash.length);
  for (const { from, to } of voices) {
    expect(from).toBeGreaterThanOrEqual(10.5);
    expect(to).toBeLessThan(12);
  }
});

test('the same sound twice at once is heard once', () => {
  activation.hasBeenActive = true;
  sound.value = 'on';
  vi.advanceTimersByTime(1_000);
  play('coins');
  play('coins');
  expect(voices).toHaveLength(NOTES.coins.length);
  vi.advanceTimersByTime(200);
  play('coins');
  expect(voices).toHaveLength(2 * NOTES.coins.length);
});
