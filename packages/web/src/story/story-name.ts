import type { TableScene } from '@captains-table/protocol';
import { locale } from '../app/settings.ts';
import type { Sitting } from '../frame/sitting.ts';

/** A story is called by the mode in which it is played. */
export function storyName({ game }: Sitting, { options }: TableScene): string {
  const { modes, name } = game.texts[locale.value];
  return modes[options.mode] ?? name;
}
