/** What is played at a table, in words. */
import type { AnyTexts, GameMeta, Locale, OptionSpec, Options, Scalar } from '@captains-table/kernel';
import type { TableTexts } from '../../../texts/table/index.ts';

export interface Agreed {
  readonly label: string;
  readonly value: string;
}

export function optionsInWords(
  meta: GameMeta,
  options: Options,
  texts: AnyTexts,
  { room }: TableTexts,
  locale: Locale,
): readonly Agreed[] {
  const specs = meta.modes.find(({ id }) => id === options.mode)?.options ?? [];
  return [
    { label: room.mode, value: texts.modes[options.mode] ?? options.mode },
    ...specs.map((spec) => ({
      label: texts.options[spec.id] ?? spec.id,
      value: valueInWords(spec, options[spec.id] ?? spec.default, texts, room, locale),
    })),
  ];
}

function valueInWords(
  spec: OptionSpec,
  value: Scalar,
  texts: AnyTexts,
  room: TableTexts['room'],
  locale: Locale,
): string {
  switch (spec.type) {
    case 'boolean':
      return value === true ? room.yes : room.no;
    case 'integer':
      return new Intl.NumberFormat(locale).format(Number(value));
    case 'choice':
      return texts.options[`${spec.id}.${String(value)}`] ?? String(value);
  }
}
