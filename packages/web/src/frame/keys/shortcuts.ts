/** What a key does at the table. */
export type Shortcut =
  | { readonly do: 'offer'; readonly index: number }
  | { readonly do: 'step' | 'turn' | 'end' | 'pace'; readonly by: -1 | 1 }
  | {
      readonly do:
        | 'undo'
        | 'restart'
        | 'hint'
        | 'my-turn'
        | 'skip'
        | 'since'
        | 'what'
        | 'chat'
        | 'log'
        | 'style'
        | 'prompt'
        | 'keys'
        | 'play-pause';
    };

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const LETTERS: Readonly<Record<string, Shortcut>> = {
  u: { do: 'undo' },
  r: { do: 'restart' },
  h: { do: 'hint' },
  '-': { do: 'pace', by: -1 },
  '+': { do: 'pace', by: 1 },
  m: { do: 'my-turn' },
  n: { do: 'skip' },
  s: { do: 'since' },
  w: { do: 'what' },
  c: { do: 'chat' },
  l: { do: 'log' },
  t: { do: 'style' },
  p: { do: 'prompt' },
  '?': { do: 'keys' },
};

const IN_REPLAY: Readonly<Record<string, Shortcut>> = {
  ArrowLeft: { do: 'step', by: -1 },
  ArrowRight: { do: 'step', by: 1 },
  ArrowUp: { do: 'turn', by: -1 },
  ArrowDown: { do: 'turn', by: 1 },
  Home: { do: 'end', by: -1 },
  End: { do: 'end', by: 1 },
  ' ': { do: 'play-pause' },
};

/** Undefined for keys that mean nothing here, and for those that belong to the browser. */
export function shortcutFor(pressed: Pressed, replay: boolean): Shortcut | undefined {
  const { key, ctrlKey, metaKey, altKey } = pressed;
  if (ctrlKey || metaKey || altKey) return undefined;
  if (replay && Object.hasOwn(IN_REPLAY, key)) return IN_REPLAY[key];
  if (/^[1-9]$/.test(key)) return replay ? undefined : { do: 'offer', index: Number(key) - 1 };
  const letter = key.toLowerCase();
  return Object.hasOwn(LETTERS, letter) ? LETTERS[letter] : undefined;
}
