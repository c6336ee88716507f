import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { TableScene } from '@captains-table/protocol';
import { go, pageOf, pathOf, pathOfTable } from '../../app/router.ts';
import { Button } from '../../design/forms/button.tsx';
import { LinkButton } from '../../design/forms/link-button.tsx';
import { useSitting } from '../sitting-context.ts';
import { words } from '../words.ts';

/** Once more, or once more from the beginning; after a chapter, to the logbook of its campaign; from a cup, back to it. */
export function EndActions({ scene }: { readonly scene: TableScene }): JSX.Element {
  const sitting = useSitting();
  const { end } = words.value;
  const asking = useSignal(false);
  const again = async () => {
    asking.value = true;
    try {
      const path = await sitting.link.rematch();
      go(pageOf(path, ''));
    } catch (error) {
      sitting.refuse(error);
    } finally {
      asking.value = false;
    }
  };
  const campaign = scene.chapter?.campaign;
  const { cup } = scene;
  const mayGoAgain = campaign === undefined && cup === undefined;
  const seated = scene.you.seat !== undefined && mayGoAgain;
  return (
    <>
      {campaign !== undefined && (
        <LinkButton
          variant="primary"
          icon="open-book"
          href={pathOf({ at: 'logbook', id: campaign, branch: undefined, invite: undefined })}
        >
          {end.logbook}
        </LinkButton>
      )}
      {cup !== undefined && (
        <LinkButton variant="primary" icon="trophy" href={pathOf({ at: 'cup', id: cup.id })}>
          {end.cup}
        </LinkButton>
      )}
      {scene.rematch !== undefined && mayGoAgain && !seated && (
        <LinkButton variant="primary" icon="arrow" href={pathOfTable(scene.rematch)}>
          {end.toRematch}
        </LinkButton>
      )}
      {seated && (
        <Button variant="primary" icon="wheel" busy={asking.value} onClick={() => void again()}>
          {scene.rematch === undefined ? end.rematch : end.joinRematch}
        </Button>
      )}
      <Button icon="play" onClick={() => void sitting.replayFrom(0)}>
        {end.replay}
      </Button>
    </>
  );
}
