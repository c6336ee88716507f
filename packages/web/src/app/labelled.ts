import { labels } from '../../texts/labels.ts';
import { locale } from './settings.ts';

/** A label and its value in the language the person has chosen. */
export function labelled(label: string, value: string | number): string {
  return labels[locale.value](label, value);
}
