/** What lies over the table. One at a time. */
import type { JSX } from 'preact';
import type { PlayScene, TableScene } from '@captains-table/protocol';
import { storyTexts } from '../../../texts/story/index.ts';
import { lazy } from '../../app/lazy.tsx';
import { Sheet } from '../../design/overlays/sheet.tsx';
import { Spinner } from '../../design/status/spinner.tsx';
import { TableTalk } from '../chat/table-talk.tsx';
import { Hints } from '../help/hints.tsx';
import { useSitting } from '../sitting-context.ts';
import { ShipLog } from '../log/ship-log.tsx';
import { ConfirmMove } from '../menu/confirm-move.tsx';
import { Replace } from '../menu/replace.tsx';
import { Resign } from '../menu/resign.tsx';
import { TakeBack } from '../menu/take-back.tsx';
import { words } from '../words.ts';

interface Shown {
  readonly scene: TableScene;
}

const contents = () => import('./sheet-contents.ts');
const Coming = () => <Spinner label={words.value.prompt.waiting} size="s" />;

const Help = lazy<Shown & { readonly refused: string | undefined }>(
  () => contents().then((module) => ({ default: module.Help })),
  Coming,
);
const TableMenu = lazy<Shown>(() => contents().then((module) => ({ default: module.TableMenu })), Coming);
const TableSettings = lazy<object>(
  () => contents().then((module) => ({ default: module.TableSettings })),
  Coming,
);
/** Only games that tell a story have pages. */
const Story = lazy<Shown & { readonly play: PlayScene }>(
  () => import('../../story/story.tsx').then((module) => ({ default: module.Story })),
  () => <></>,
  [storyTexts],
);
const KeyList = lazy<object>(() => contents().then((module) => ({ default: module.KeyList })), Coming);

export function Overlays({ scene }: Shown): JSX.Element {
  const { opened, tellsStory } = useSitting();
  const { help, hints, menu, settings, keys, log, chat, actions } = words.value;
  const now = opened.value;
  const refused = typeof now === 'object' && 'rule' in now ? now.rule : undefined;
  const close = () => (opened.value = undefined);
  const shared = { onClose: close, closeLabel: actions.close };
  return (
    <>
      <Sheet {...shared} open={now === 'help' || refused !== undefined} title={help.title}>
        <Help scene={scene} refused={refused} />
      </Sheet>
      <Sheet {...shared} open={now === 'hints'} title={hints.title}>
        <Hints scene={scene} />
      </Sheet>
      <Sheet {...shared} open={now === 'menu'} title={menu.title}>
        <TableMenu scene={scene} />
      </Sheet>
      <Sheet {...shared} open={now === 'settings'} title={settings.title}>
        <TableSettings />
      </Sheet>
      <Sheet {...shared} open={now === 'keys'} title={keys.title}>
        <KeyList />
      </Sheet>
      <Sheet {...shared} open={now === 'log'} title={log.title}>
        <ShipLog />
      </Sheet>
      <Sheet {...shared} open={now === 'chat'} title={chat.title}>
        <TableTalk scene={scene} />
      </Sheet>
      <TakeBack open={now === 'take-back'} scene={scene} onClose={close} />
      {tellsStory && scene.play !== undefined && <Story scene={scene} play={scene.play} />}
      {now === 'resign' && <Resign onClose={close} />}
      {typeof now === 'object' && 'confirm' in now && <ConfirmMove move={now.confirm} onClose={close} />}
      {typeof now === 'object' && 'replace' in now && <Replace seat={now.replace} onClose={close} />}
    </>
  );
}
