import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { sound as setting, volume as loudness } from '../../src/app/settings.ts';
import { NOTES } from '../../src/sound/notes.ts';
import { play } from '../../src/sound/sound.ts';

const { sound, volume } = await vi.hoisted(async () => {
  const { signal } = await import('@preact/signals');
  return {
    sound: signal<(typeof setting)['value']>('off'),
    volume: signal<(typeof loudness)['value']>('normal'),
  };
});
vi.mock('../../src/app/settings.ts', () => ({ sound, volume }));

let made = 0;
let loudest = 0;
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
    const rise = (value: number) => void (loudest = Math.max(loudest, value));
    return { gain: { ...parameter(), linearRampToValueAtTime: rise }, connect: () => undefined };
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
  loudest = 0;
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('navigator', { userActivation: activation });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  sound.value = 'off';
  volume.value = 'normal';
});

/** What makes the sounds is fetched when the first one is wanted. */
async function heard(): Promise<void> {
  await vi.dynamicImportSettled();
}

test('nothing is made unless sounds are on', async () => {
  activation.hasBeenActive = true;
  play('card');
  await heard();
  expect(made).toBe(0);
});

test('nothing is made before the person has touched the page', async () => {
  activation.hasBeenActive = false;
  sound.value = 'on';
  play('card');
  await heard();
  expect(made).toBe(0);
});

test('a sound begins when it is asked for and ends soon after', async () => {
  activation.hasBeenActive = true;
  sound.value = 'on';
  play('clash', 0.5);
  await heard();
  expect(voices).toHaveLength(NOTES.clash.length);
  for (const { from, to } of voices) {
    expect(from).toBeGreaterThanOrEqual(10.5);
    expect(to).toBeLessThan(12);
  }
});

test('the same sound twice at once is heard once', async () => {
  activation.hasBeenActive = true;
  sound.value = 'on';
  vi.advanceTimersByTime(1_000);
  play('coins');
  play('coins');
  await heard();
  expect(voices).toHaveLength(NOTES.coins.length);
  vi.advanceTimersByTime(200);
  play('coins');
  await heard();
  expect(voices).toHaveLength(2 * NOTES.coins.length);
});

test('sounds are as loud as the person likes', async () => {
  activation.hasBeenActive = true;
  sound.value = 'on';
  const peaks: number[] = [];
  for (const wish of ['soft', 'normal', 'loud'] as const) {
    vi.advanceTimersByTime(1_000);
    loudest = 0;
    volume.value = wish;
    play('bell');
    await heard();
    peaks.push(loudest);
  }
  expect(peaks).toEqual(peaks.toSorted((a, b) => a - b));
  expect(new Set(peaks).size).toBe(3);
});

test('a turn, a bust, coins and a storm sound different', () => {
  const heardAs = (['bell', 'bust', 'coins', 'storm'] as const).map((name) => JSON.stringify(NOTES[name]));
  expect(new Set(heardAs).size).toBe(4);
});
