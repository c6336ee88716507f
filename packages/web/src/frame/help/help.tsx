import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableScene } from '@captains-table/protocol';
import { learnTexts } from '../../../texts/learn/index.ts';
import { locale } from '../../app/settings.ts';
import { Tabs } from '../../design/layout/tabs.tsx';
import { manifestOf } from '../../games/manifests.ts';
import type { Primer } from '../../learn/primer.ts';
import type { Reference } from '../../learn/reference.ts';
import type { Sitting } from '../sitting.ts';
import { useSitting } from '../sitting-context.ts';
import { words } from '../words.ts';
import { HelpNow } from './help-now.tsx';
import { RulesInShort } from './rules-in-short.tsx';
import { SignList } from './sign-list.tsx';
import './help.css';

interface Props {
  readonly scene: TableScene;
  /** The rule by which something was just refused. */
  readonly refused?: string | undefined;
}

/** What this is about, the signs of the game, and its rules. */
export function Help({ scene, refused }: Props): JSX.Element {
  const sitting = useSitting();
  const { help } = words.value;
  const { tabs } = learnTexts.in(locale.value).help;
  const part = useSignal<'now' | 'signs' | 'rules'>('now');
  const { reference, primer } = useLookedUp(sitting, scene.game);
  const aim = primer?.texts.in(locale.value).aim(scene.options);
  const { play } = scene;
  const signs = play === undefined ? [] : (reference?.signs(sitting.boardProps(scene, play)) ?? []);
  const shown = part.value === 'signs' && signs.length === 0 ? 'now' : part.value;
  return (
    <Tabs
      label={help.title}
      tabs={[
        { id: 'now', label: tabs.now },
        ...(signs.length > 0 ? [{ id: 'signs', label: tabs.signs } as const] : []),
        { id: 'rules', label: tabs.rules },
      ]}
      selected={shown}
      onSelect={(id) => (part.value = id)}
    >
      <div class="table-help">
        {shown === 'now' && <HelpNow scene={scene} refused={refused} aim={aim} />}
        {shown === 'signs' && <SignList signs={signs} />}
        {shown === 'rules' && <RulesInShort scene={scene} reference={reference} />}
      </div>
    </Tabs>
  );
}

interface LookedUp {
  readonly reference?: Reference | undefined;
  readonly primer?: Primer | undefined;
}

/** Comes while the first part is read; without it the rules have no headings. */
function useLookedUp({ board }: Sitting, game: string): LookedUp {
  const found = useSignal<LookedUp>({});
  useEffect(() => {
    const load = async () => {
      const [references, primers] = await Promise.all([board?.reference?.(), manifestOf(game)?.primer?.()]);
      const [reference, primer] = [references?.reference, primers?.primer];
      await Promise.all([reference?.texts.load(locale.peek()), primer?.texts.load(locale.peek())]);
      found.value = { reference, primer };
    };
    load().catch(() => undefined);
  }, [board, game]);
  return found.value;
}
