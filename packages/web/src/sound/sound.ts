/**
 * Small sounds, made on the spot: `play('coins')`, for any board. Nothing is heard unless the person has switched
 * sounds on, and nothing is made before they have touched the page.
 */
import { sound as wanted } from '../app/settings.ts';
import type { Note } from './notes.ts';
import { NOTES } from './notes.ts';

export type Sound = keyof typeof NOTES;

const LOUDNESS = 0.22;
/** The same sound again within so many milliseconds is heard once. */
const AT_ONCE = 70;

let context: AudioContext | undefined;
const played = new Map<Sound, number>();

/** At once, or after so many seconds. */
export function play(sound: Sound, after = 0): void {
  if (wanted.peek() === 'off' || typeof AudioContext === 'undefined') return;
  if (!navigator.userActivation?.hasBeenActive || document.hidden) return;
  const now = performance.now();
  if (now - (played.get(sound) ?? -AT_ONCE) < AT_ONCE) return;
  played.set(sound, now);
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const notes: readonly Note[] = NOTES[sound];
  for (const note of notes) sing(context, note, after);
}

function sing(audio: AudioContext, note: Note, after: number): void {
  const { wave, at, lasts, loud } = note;
  const start = audio.currentTime + after + at;
  const end = start + lasts;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud * LOUDNESS, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(audio.destination);
  const source = wave === 'noise' ? noise(audio, note.pitch) : tone(audio, wave, note, start);
  source.connect(gain);
  source.start(start);
  source.stop(end);
}

function tone(
  audio: AudioContext,
  wave: OscillatorType,
  { pitch, to = pitch, lasts }: Note,
  start: number,
): OscillatorNode {
  const oscillator = audio.createOscillator();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(pitch, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + lasts);
  return oscillator;
}

/** Paper, wood and water: noise, the darker the slower it is played. */
function noise(audio: AudioContext, pitch: number): AudioBufferSourceNode {
  const source = audio.createBufferSource();
  source.buffer = hiss(audio);
  source.playbackRate.value = pitch / 4000;
  return source;
}

let buffer: AudioBuffer | undefined;

function hiss(audio: AudioContext): AudioBuffer {
  if (buffer !== undefined) return buffer;
  buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
