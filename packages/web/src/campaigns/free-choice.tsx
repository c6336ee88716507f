import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { words as shellWords } from '../app/words.ts';
import { Select } from '../design/forms/select.tsx';
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx';
import { campaignWords } from './words.ts';

interface Props {
  readonly chapters: number;
  readonly onChoose: (chapter: number) => void;
  readonly onClose: () => void;
}

/** Any chapter, for those who have been told what that means. */
export function FreeChoice({ chapters, onChoose, onClose }: Props): JSX.Element {
  const words = campaignWords.value;
  const { free } = words;
  const chosen = useSignal('1');
  const options = Array.from({ length: chapters }, (_, index) => ({
    value: String(index + 1),
    label: words.chapter(index + 1),
  }));
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={free.title}
      closeLabel={shellWords.value.close}
      yes={free.go}
      no={free.stay}
      onConfirm={() => onChoose(Number(chosen.value))}
    >
      <div class="sail-form">
        <p>{free.warning}</p>
        <Select
          label={free.label}
          options={options}
          value={chosen.value}
          onChange={(value) => (chosen.value = value)}
        />
      </div>
    </ConfirmDialog>
  );
}
