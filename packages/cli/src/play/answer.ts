/** Reads what a player typed. */
export type Answer =
  | { readonly do: 'move'; readonly index: number }
  | { readonly do: 'undo' | 'restart' | 'view' | 'hint' | 'help' | 'read' | 'unclear' }
  | { readonly do: 'quit' }
  | { readonly do: 'save'; readonly file: string };

const LETTERS: Readonly<Record<string, Answer>> = {
  u: { do: 'undo' },
  r: { do: 'restart' },
  v: { do: 'view' },
  h: { do: 'hint' },
  q: { do: 'quit' },
  '?': { do: 'help' },
  read: { do: 'read' },
};

/** `moves` is how many there are to choose from. */
export function understand(line: string, moves: number): Answer {
  const typed = line.trim();
  if (/^\d{1,9}$/.test(typed)) {
    const index = Number(typed) - 1;
    return index >= 0 && index < moves ? { do: 'move', index } : { do: 'unclear' };
  }
  const save = /^s(?:\s+(?<file>.+))?$/.exec(typed);
  if (save !== null) return { do: 'save', file: save.groups?.['file'] ?? '' };
  return (Object.hasOwn(LETTERS, typed) ? LETTERS[typed] : undefined) ?? { do: 'unclear' };
}
