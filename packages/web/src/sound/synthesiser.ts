/** Notes to sounds, by oscillators and noise alone. */
import type { volume as setting } from '../app/settings.ts';
import type { Note } from './notes.ts';
import { NOTES } from './notes.ts';

type Volume = (typeof setting)['value'];

const LOUDNESS: Readonly<Record<Volume, number>> = { soft: 0.1, normal: 0.22, loud: 0.42 };
/** How quickly a note is there, in seconds, unless it swells. */
const ATTACK = 0.006;

let context: AudioContext | undefined;

interface Wish {
  /** In seconds. */
  readonly after: number;
  readonly volume: Volume;
}

export function sing(sound: keyof typeof NOTES, { after, volume }: Wish): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const notes: readonly Note[] = NOTES[sound];
  for (const note of notes) singNote(context, note, after, LOUDNESS[volume]);
}

function singNote(audio: AudioContext, note: Note, after: number, loudness: number): void {
  const { wave, at, lasts, loud, swell = ATTACK } = note;
  const start = audio.currentTime + after + at;
  const end = start + lasts;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud * loudness, start + swell);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(audio.destination);
  const source = wave === 'noise' ? noise(audio, note, start) : tone(audio, wave, note, start);
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

/** Paper, wood, wind and water: noise, the darker the slower it is played. */
function noise(
  audio: AudioContext,
  { pitch, to = pitch, lasts }: Note,
  start: number,
): AudioBufferSourceNode {
  const source = audio.createBufferSource();
  source.buffer = hiss(audio);
  source.loop = true;
  source.playbackRate.setValueAtTime(pitch / 4000, start);
  source.playbackRate.linearRampToValueAtTime(to / 4000, start + lasts);
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
