/** The browser's own voice, where it has one for the reader's language. */
import { signal, useSignal } from '@preact/signals';
import type { Locale } from '@captains-table/kernel';
import { useEffect } from 'preact/hooks';

interface ReadAloud {
  readonly speaking: boolean;
  readonly toggle: () => void;
}

/** Voices come some time after the page. */
const voices = signal<readonly SpeechSynthesisVoice[]>([]);

function synthesis(): SpeechSynthesis | undefined {
  return 'speechSynthesis' in globalThis ? globalThis.speechSynthesis : undefined;
}

/** Undefined where nothing could be heard. */
export function useReadAloud(text: string, language: Locale): ReadAloud | undefined {
  const speaking = useSignal(false);
  useEffect(() => {
    const engine = synthesis();
    if (engine === undefined) return;
    const look = () => (voices.value = engine.getVoices());
    look();
    engine.addEventListener('voiceschanged', look);
    return () => engine.removeEventListener('voiceschanged', look);
  }, []);
  useEffect(() => {
    speaking.value = false;
    return () => synthesis()?.cancel();
  }, [text]);
  const engine = synthesis();
  const voice = voiceFor(voices.value, language);
  if (engine === undefined || voice === undefined || text === '') return undefined;
  const start = () => {
    engine.cancel();
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = voice.lang;
    utterance.voice = voice;
    for (const over of ['end', 'error']) utterance.addEventListener(over, () => (speaking.value = false));
    speaking.value = true;
    engine.speak(utterance);
  };
  const stop = () => {
    engine.cancel();
    speaking.value = false;
  };
  return { speaking: speaking.value, toggle: speaking.value ? stop : start };
}

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

/** One on the device before one that needs a network. */
export function voiceFor<V extends Voice>(known: readonly V[], language: Locale): V | undefined {
  const able = known.filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language);
  return able.find(({ localService }) => localService) ?? able[0];
}
