/** A game that is new on this device: a question at its beginning, and a tip at the first of each kind of event. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TableScene } from '@captains-table/protocol';
import { learnTexts } from '../../../texts/learn/index.ts';
import { locale } from '../../app/settings.ts';
import { manifestOf } from '../../games/manifests.ts';
import type { Primer } from '../../learn/primer.ts';
import { useSitting } from '../sitting-context.ts';
import { acquaintanceWith, keepAcquaintance } from './acquaintance.ts';
import { hasPlayed } from './has-played.ts';
import { FirstQuestion } from './first-question.tsx';
import { Tips } from './tips.tsx';

export function FirstPlay({ scene }: { readonly scene: TableScene }): JSX.Element | undefined {
  const sitting = useSitting();
  const primer = useSignal<Primer | undefined>(undefined);
  const asks = useSignal(false);
  const { game } = scene;
  useEffect(() => {
    let left = false;
    void prepared(game).then(async (found) => {
      if (found === undefined || left) return;
      const isNew = acquaintanceWith(game) === 'unknown';
      if (isNew && (await hasPlayed(sitting.link, scene))) return keepAcquaintance(game, 'known');
      if (left) return;
      asks.value = isNew;
      primer.value = found;
    });
    return () => (left = true);
  }, [game]);
  if (primer.value === undefined) return undefined;
  if (!asks.value) return <Tips scene={scene} primer={primer.value} />;
  const answer = () => {
    keepAcquaintance(game, { tips: [] });
    asks.value = false;
  };
  return <FirstQuestion scene={scene} primer={primer.value} onAnswer={answer} />;
}

/** What has to be said is less than the game itself: without it, the game goes on. */
async function prepared(game: string): Promise<Primer | undefined> {
  try {
    const [module] = await Promise.all([manifestOf(game)?.primer?.(), learnTexts.load(locale.peek())]);
    await module?.primer.texts.load(locale.peek());
    return module?.primer;
  } catch {
    return undefined;
  }
}
