import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TableScene } from '@captains-table/protocol';
import { learnTexts } from '../../../texts/learn/index.ts';
import { keep, recall } from '../../app/device-memory.ts';
import { go } from '../../app/router.ts';
import { locale, sound } from '../../app/settings.ts';
import { Button } from '../../design/forms/button.tsx';
import { Toggle } from '../../design/forms/toggle.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import type { Primer } from '../../learn/primer.ts';
import { leaveTableFor } from '../../learn/way-back.ts';
import { play } from '../../sound/sound.ts';
import { useSitting } from '../sitting-context.ts';
import { words } from '../words.ts';
import './first-play.css';

interface Props {
  readonly scene: TableScene;
  readonly primer: Primer;
  readonly onAnswer: () => void;
}

/** A lesson or straight in, with how one wins. Asked once for each game; sounds are offered with the first of them. */
export function FirstQuestion({ scene, primer, onAnswer }: Props): JSX.Element {
  const sitting = useSitting();
  const { first } = learnTexts.in(locale.value);
  const game = sitting.game.texts[locale.value].name;
  const teach = () => {
    onAnswer();
    leaveTableFor(location.pathname + location.search);
    go({ at: 'learn', game: scene.game });
  };
  return (
    <Dialog
      open={sitting.opened.value === undefined}
      onClose={onAnswer}
      title={first.title(game)}
      closeLabel={words.value.actions.close}
      actions={
        <>
          <Button variant="primary" icon="compass" onClick={teach}>
            {first.lesson(primer.minutes)}
          </Button>
          <Button variant="secondary" icon="wheel" onClick={onAnswer}>
            {first.straightIn}
          </Button>
        </>
      }
    >
      <div class="first-play">
        <p class="first-play-aim">{primer.texts.in(locale.value).aim(scene.options)}</p>
        <p class="first-play-why">{first.why}</p>
        <SoundOffer />
      </div>
    </Dialog>
  );
}

const OFFERED = 'sound-offered';

/** Made once: from then on there is the switch at the table. */
function SoundOffer(): JSX.Element | undefined {
  const offered = recall(OFFERED) !== null;
  useEffect(() => () => keep(OFFERED, 'yes'), []);
  if (offered) return undefined;
  const { first } = learnTexts.in(locale.value);
  return (
    <Toggle
      label={first.sound}
      hint={first.soundWhy}
      checked={sound.value === 'on'}
      onChange={(on) => {
        sound.value = on ? 'on' : 'off';
        play('coins');
      }}
    />
  );
}
