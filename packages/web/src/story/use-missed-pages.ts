import type { PlayScene, TableScene } from '@captains-table/protocol';
import { useEffect, useRef } from 'preact/hooks';
import type { Sitting } from '../frame/sitting.ts';
import { openPage, openVote, pagesMissed, pagesTold } from './decisions.ts';
import { isKnown, pagesShownAt } from './known-pages.ts';

/** The pages of this table that were turned while the viewer was away. */
export function missedPages(sitting: Sitting, { id, game }: TableScene): readonly string[] {
  const told = pagesTold(sitting.log.steps.value);
  return pagesMissed(told, pagesShownAt(id), (page) => isKnown(game, page));
}

/** Opens the list of them, once, for a reader who comes back. What lies open now comes first. */
export function useMissedPages(sitting: Sitting, scene: TableScene, play: PlayScene): void {
  const told = useRef('');
  const { opened } = sitting;
  const { seat } = scene.you;
  const isAsked = openPage(play, seat) !== undefined || openVote(play, seat) !== undefined;
  const missed = missedPages(sitting, scene).join();
  const free = opened.value === undefined && !isAsked && sitting.link.where === 'server';
  useEffect(() => {
    if (!free || missed === '' || missed === told.current) return;
    told.current = missed;
    opened.value = 'story';
  }, [free, missed]);
}
