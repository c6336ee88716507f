import type { JSX } from 'preact';
import type { TableScene } from '@captains-table/protocol';
import { lazy } from '../../app/lazy.tsx';
import { pathOf } from '../../app/router.ts';
import { locale } from '../../app/settings.ts';
import { Button } from '../../design/forms/button.tsx';
import { Panel } from '../../design/layout/panel.tsx';
import { useSitting } from '../sitting-context.ts';
import { words } from '../words.ts';

const RoomInvitations = lazy(
  async () => (await import('../../people/loaders.ts')).roomInvitations(),
  () => <></>,
);

interface Props {
  readonly scene: TableScene;
  readonly invite: string;
}

export function ShareTable({ scene, invite }: Props): JSX.Element {
  const said = words.value.room;
  const { game } = useSitting();
  const url = location.origin + pathOf({ at: 'table', id: scene.id, invite });
  const share = () => {
    // A person who thinks better of it has refused nothing.
    navigator.share({ title: game.texts[locale.value].name, url }).catch(() => undefined);
  };
  return (
    <Panel title={said.share} rule="single">
      <p class="waiting-room-why">{said.shareWhy}</p>
      <div class="waiting-room-share">
        <RoomInvitations scene={scene} invite={invite} />
        {typeof navigator.share === 'function' && (
          <Button variant="primary" icon="share" wide onClick={share}>
            {said.shareNative}
          </Button>
        )}
      </div>
    </Panel>
  );
}
