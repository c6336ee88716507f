import { useLayoutEffect } from 'preact/hooks';
import { pace, tableStyle } from '../../app/settings.ts';
import { currentOffers } from '../actions/current-offers.ts';
import { nearestTurn } from '../replay/nearest-turn.ts';
import { playing } from '../replay/playing.ts';
import type { Sitting } from '../sitting.ts';
import { keysOn } from './keys-on.ts';
import type { Shortcut } from './shortcuts.ts';
import { shortcutFor } from './shortcuts.ts';

export function useShortcuts(sitting: Sitting): void {
  // As soon as the table can be seen.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!keysOn.peek() || event.defaultPrevented || isTaken(event)) return;
      const shortcut = shortcutFor(event, sitting.link.replay !== undefined);
      if (shortcut !== undefined && obey(sitting, shortcut)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [sitting]);
}

/** Keys belong to whatever is typed into, and to a dialog that is open. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input:not([type="range"]), textarea, select, dialog, [contenteditable]') !== null)
    return true;
  // A slider moves by its own keys; a button is pressed with the space bar.
  if (target.matches('input[type="range"]')) return key !== ' ';
  return key === ' ' && target.closest('button, a, summary') !== null;
}

function obey(sitting: Sitting, shortcut: Shortcut): boolean {
  const scene = sitting.link.scene.peek();
  const play = scene?.play;
  if (scene === undefined || play === undefined) return false;
  switch (shortcut.do) {
    case 'offer': {
      const offer = currentOffers(sitting, scene, play)[shortcut.index];
      offer?.begins?.();
      if (offer !== undefined) sitting.play(offer.move);
      return offer !== undefined;
    }
    case 'undo':
    case 'restart':
      if (play.undoable > 0) void sitting.ask({ do: shortcut.do });
      return play.undoable > 0;
    case 'hint':
      if (scene.hints && play.legal.length > 0) void sitting.askForHints();
      return true;
    case 'pace':
      pace.value = stepped(PACES, pace.peek(), shortcut.by);
      return true;
    case 'my-turn':
      sitting.toMyTurn();
      return true;
    case 'skip':
      sitting.link.pacing?.skip();
      return true;
    case 'since':
      sitting.opened.value = 'since';
      return true;
    case 'what':
      sitting.opened.value = 'help';
      return true;
    case 'keys':
      sitting.opened.value = 'keys';
      return true;
    case 'style':
      if (sitting.board !== undefined) tableStyle.value = tableStyle.peek() === 'text' ? 'board' : 'text';
      return true;
    case 'chat':
      return focusOn('.table-frame-side .table-talk-input') || open(sitting, 'chat');
    case 'log':
      return focusOn('.table-frame-side .ship-log-scroll') || open(sitting, 'log');
    case 'prompt':
      return focusOn('#table-prompt');
    case 'step':
    case 'turn':
    case 'end':
    case 'play-pause':
      return walk(sitting, shortcut);
  }
}

const PACES = ['slow', 'normal', 'fast'] as const;

/** The next one, as far as there is one. */
function stepped<Value>(values: readonly Value[], value: Value, by: -1 | 1): Value {
  return values[values.indexOf(value) + by] ?? value;
}

function walk(sitting: Sitting, shortcut: Shortcut): boolean {
  const { replay } = sitting.link;
  if (replay === undefined) return false;
  const at = replay.at.peek();
  if (shortcut.do === 'play-pause') playing.value = !playing.peek();
  else if (shortcut.do === 'step') replay.goTo(at + shortcut.by);
  else if (shortcut.do === 'end') replay.goTo(shortcut.by === -1 ? 0 : replay.moves);
  else if (shortcut.do === 'turn') replay.goTo(nearestTurn(replay.turns, at, shortcut.by, replay.moves));
  return true;
}

function open(sitting: Sitting, what: 'chat' | 'log'): boolean {
  if (what === 'chat' && sitting.link.where !== 'server') return false;
  sitting.opened.value = what;
  return true;
}

/** Only what is shown can be gone to. */
function focusOn(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null || element.offsetParent === null) return false;
  element.focus();
  return true;
}
