/** Whose cards a new table is played with: ours, those of this device, or a pack that was shared by a link. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Select } from '../../design/forms/select.tsx';
import { StatusLine } from '../../design/status/status-line.tsx';
import type { OfferedPack } from '../../packs/chosen-pack.ts';
import { chosenPack, offeredPacks, packInAddress } from '../../packs/chosen-pack.ts';
import { packsWords } from '../../packs/words.ts';
import { sentenceOf } from '../sentence.ts';

interface Props {
  readonly game: string;
  /** As it stands in an address. */
  readonly pack: string | undefined;
  readonly onChange: (pack: string | undefined) => void;
}

const OURS = '';

export default function PackField({ game, pack, onChange }: Props): JSX.Element {
  const words = packsWords.value;
  const offered = useSignal<readonly OfferedPack[]>([]);
  const trouble = useSignal<string | undefined>(undefined);
  useEffect(() => {
    let left = false;
    const take = (found: readonly OfferedPack[]) => {
      if (left) return;
      offered.value = found;
      // One that is gone, or of another game, cannot be chosen.
      if (!found.some((one) => packInAddress(one.pack) === pack)) onChange(undefined);
    };
    const withoutLink = (error: unknown) => {
      trouble.value = sentenceOf(error);
      return offeredPacks(game, undefined);
    };
    offeredPacks(game, chosenPack(pack))
      .catch(withoutLink)
      .then(take, () => take([]));
    return () => {
      left = true;
    };
  }, [game]);
  const options = [
    { value: OURS, label: words.ours },
    ...offered.value.map(({ pack: one, name }) => ({
      value: packInAddress(one),
      label: name === '' ? words.unnamed : name,
    })),
  ];
  return (
    <>
      {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
      {options.length > 1 && (
        <Select
          label={words.cards}
          hint={words.cardsWhy}
          options={options}
          value={pack ?? OURS}
          onChange={(chosen) => onChange(chosen === OURS ? undefined : chosen)}
        />
      )}
    </>
  );
}
