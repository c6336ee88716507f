/** A pack that was shared by a link: what it changes, and a table with it. */
import { useSignal } from '@preact/signals';
import type { PackInfo } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { fetchContentAs } from '../app/served-content.ts';
import { pathOf } from '../app/router.ts';
import { words } from '../app/words.ts';
import { LinkButton } from '../design/forms/link-button.tsx';
import { PageFrame } from '../lobby/page/page-frame.tsx';
import { Wait } from '../lobby/page/wait.tsx';
import { sentenceOf } from '../lobby/sentence.ts';
import { gameName } from '../lobby/table-lists/game-name.ts';
import { packInAddress, sharedPack } from './chosen-pack.ts';
import PackDifferences from './pack-differences.tsx';
import { packsWords } from './words.ts';

interface Shared {
  readonly pack: PackInfo;
  readonly file: unknown;
}

export default function PackPage({ link }: { readonly link: string }): JSX.Element {
  const { page } = packsWords.value;
  const shared = useSignal<Shared | undefined>(undefined);
  const trouble = useSignal<string | undefined>(undefined);
  useEffect(() => {
    fetchContentAs({ link });
    sharedPack(link).then(
      (found) => (shared.value = found),
      (error: unknown) => (trouble.value = sentenceOf(error)),
    );
  }, [link]);
  if (trouble.value !== undefined) {
    return (
      <PageFrame title={page.title} lead={trouble.value}>
        <a href="/">{words.value.nowhere.home}</a>
      </PageFrame>
    );
  }
  if (shared.value === undefined) return <Wait />;
  const { pack, file } = shared.value;
  const { game, name, content } = pack;
  const href = pathOf({ at: 'new-table', game, pack: packInAddress({ link }) });
  return (
    <PageFrame title={page.title} lead={page.lead(gameName(game))}>
      <div class="page-actions">
        <LinkButton variant="primary" href={href}>
          {page.play}
        </LinkButton>
      </div>
      <PackDifferences game={game} rules={`+${content}`} name={name} load={async () => file} />
    </PageFrame>
  );
}
