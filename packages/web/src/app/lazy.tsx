/** Parts of the program that are loaded when they are needed. */
import { useEffect, useState } from 'preact/hooks';
import type { ComponentType, JSX } from 'preact';
import { insist } from './fetch-again.ts';
import { locale } from './settings.ts';
import type { TextsByLocale } from './texts-by-locale.ts';

/**
 * Shows `Wait` until the part is there with the words that it uses, and lets the boundary above know when it cannot
 * be had.
 */
export function lazy<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  Wait: ComponentType,
  words: readonly TextsByLocale<unknown>[] = [],
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Lazy(props: Props): JSX.Element {
    const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => loaded);
    const [trouble, setTrouble] = useState<unknown>(undefined);
    useEffect(() => {
      if (Part !== undefined) return;
      const all = () => Promise.all([load(), ...words.map((texts) => texts.load(locale.peek()))]);
      insist(all).then(([module]) => {
        loaded = module.default;
        setPart(() => module.default);
      }, setTrouble);
    }, [Part]);
    if (trouble !== undefined) throw trouble;
    return Part === undefined ? <Wait /> : <Part {...props} />;
  };
}

/** Parts of one module, which come together. Where nothing is said, nothing is shown until then. */
export function lazyFrom<Module>(load: () => Promise<Module>) {
  return function part<Props extends object>(
    pick: (module: Module) => ComponentType<Props>,
    Wait: ComponentType = Nothing,
    words: readonly TextsByLocale<unknown>[] = [],
  ): ComponentType<Props> {
    return lazy(async () => ({ default: pick(await load()) }), Wait, words);
  };
}

function Nothing(): JSX.Element {
  return <></>;
}
