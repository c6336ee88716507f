import { useSignal } from '@preact/signals';
import type { ComponentProps, JSX } from 'preact';
import { portraitTexts } from '../../../texts/portraits/index.ts';
import { locale } from '../../app/settings.ts';
import { Button } from '../../design/forms/button.tsx';
import { PortraitChoice } from './lazy-portrait-choice.tsx';

/** A portrait in a form: the faces to choose from come when they are asked for. */
export function PortraitField(props: ComponentProps<typeof PortraitChoice>): JSX.Element {
  const open = useSignal(false);
  const { title, of } = portraitTexts[locale.value];
  return (
    <div class="portrait-field">
      {open.value ? (
        <PortraitChoice {...props} />
      ) : (
        <Button icon="person" onClick={() => (open.value = true)}>
          {props.of === undefined ? title : of(props.of)}
        </Button>
      )}
    </div>
  );
}
