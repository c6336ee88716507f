import type { PlayScene, TableScene } from '@captains-table/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { knownPages } from '../app/settings.ts';
import type { Sitting } from '../frame/sitting.ts';
import { askedBy } from './story-decision.ts';
import { isKnown } from './known-pages.ts';

/** A pause, so that the event behind the page is seen first. */
const PAUSE = 440;

/** Opens a page or a vote by itself, once: a reader who folds it opens it again from the prompt. */
export function useOpening(sitting: Sitting, scene: TableScene, play: PlayScene): void {
  const shown = useRef<string | undefined>(undefined);
  const skipping = knownPages.value === 'skip';
  const asked = askedBy(scene, play, (game, page) => skipping && isKnown(game, page));
  const watched = sitting.link.where === 'replay' || sitting.link.handOver?.value !== undefined;
  const { opened } = sitting;
  const free = opened.value === undefined;
  useEffect(() => {
    if (asked === undefined) shown.current = undefined;
    if (asked === undefined || watched || !free || shown.current === asked.name) return;
    const timer = setTimeout(() => {
      shown.current = asked.name;
      if (asked.skips === undefined) opened.value = asked.opens;
      else void skip(sitting, asked.skips);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [asked?.name, asked?.skips, watched, free]);
}

async function skip(sitting: Sitting, page: string): Promise<void> {
  const move = { kind: 'read', page };
  const isSkipped = await sitting.playNow(move);
  if (!isSkipped) sitting.opened.value = { page };
}
