/** What lies over the table. One at a time. */
import type { JSX } from 'preact';
import type { TableScene } from '@captains-table/protocol';
import { learnTexts } from '../../../texts/learn/index.ts';
import { lazy, lazyFrom } from '../../app/lazy.tsx';
import { Sheet } from '../../design/overlays/sheet.tsx';
import { Spinner } from '../../design/status/spinner.tsx';
import { acquaintanceWith } from '../first-play/acquaintance.ts';
import { mayBeNew } from '../first-play/may-be-new.ts';
import { mayOffer } from '../../notices/offered.ts';
import { useSitting } from '../sitting-context.ts';
import { ShipLog } from '../log/ship-log.tsx';
import { words } from '../words.ts';
import { Story, TableTalk } from './lazy-parts.tsx';

interface Shown {
  readonly scene: TableScene;
}

const overlay = lazyFrom(() => import('./sheet-contents.ts'));
const Coming = () => <Spinner label={words.value.prompt.waiting} size="s" />;

const Help = overlay((all) => all.Help, Coming, [learnTexts]);
const Hints = overlay((all) => all.Hints, Coming);
const HintMarks = overlay((all) => all.HintMarks);
const TableMenu = overlay((all) => all.TableMenu, Coming);
const TableSettings = overlay((all) => all.TableSettings, Coming);
const SinceLastTurn = overlay((all) => all.SinceLastTurn, Coming);
const KeyList = overlay((all) => all.KeyList, Coming);
const TakeBack = overlay((all) => all.TakeBack);
const Resign = overlay((all) => all.Resign);
const ConfirmMove = overlay((all) => all.ConfirmMove);
const Replace = overlay((all) => all.Replace);
/** Only where others play. */
const Company = lazy(async () => (await import('../../people/loaders.ts')).company(), Coming);
const TableRoom = lazy(async () => (await import('../../people/loaders.ts')).tableRoom(), Coming);
/** Once on a device. */
const NoticesOffer = lazy(
  async () => (await import('../../people/loaders.ts')).noticesOffer(),
  () => <></>,
);
const PackAtTable = lazy(async () => (await import('../../packs/loaders.ts')).packAtTable(), Coming);
/** Most people know the game they play. */
const FirstPlay = lazyFrom(() => import('../first-play/first-play.tsx'))((all) => all.FirstPlay);

export function Overlays({ scene }: Shown): JSX.Element {
  const sitting = useSitting();
  const { opened, tellsStory, link } = sitting;
  const advice = sitting.hints.advice.value;
  const { help, hints, menu, settings, keys, log, chat, follow, actions } = words.value;
  const now = opened.value;
  const refused = typeof now === 'object' && 'rule' in now ? now.rule : undefined;
  const close = () => (opened.value = undefined);
  // One question at a time.
  const isAskedFirst = mayBeNew(link, scene) && acquaintanceWith(scene.game) === 'unknown';
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
      <Sheet {...shared} open={now === 'since'} title={follow.since}>
        {scene.play !== undefined && <SinceLastTurn play={scene.play} />}
      </Sheet>
      <Sheet {...shared} open={now === 'log'} title={log.title}>
        <ShipLog />
      </Sheet>
      <Sheet {...shared} open={now === 'chat'} title={chat.title}>
        <TableTalk scene={scene} />
      </Sheet>
      <Sheet {...shared} open={now === 'company'} title={menu.company}>
        <Company scene={scene} />
      </Sheet>
      <Sheet {...shared} open={now === 'room'} title={menu.room}>
        <TableRoom scene={scene} />
      </Sheet>
      {scene.pack !== undefined && (
        <Sheet {...shared} open={now === 'pack'} title={menu.pack}>
          <PackAtTable scene={scene} pack={scene.pack} where={link.where} />
        </Sheet>
      )}
      {Array.isArray(advice) && !sitting.told.value && <HintMarks hints={advice} />}
      {mayBeNew(link, scene) && <FirstPlay scene={scene} />}
      {mayOffer(link, scene) && !isAskedFirst && <NoticesOffer />}
      {tellsStory && scene.play !== undefined && <Story scene={scene} play={scene.play} />}
      {now === 'take-back' && <TakeBack scene={scene} onClose={close} />}
      {now === 'resign' && <Resign onClose={close} />}
      {typeof now === 'object' && 'confirm' in now && <ConfirmMove move={now.confirm} onClose={close} />}
      {typeof now === 'object' && 'replace' in now && <Replace seat={now.replace} onClose={close} />}
    </>
  );
}
