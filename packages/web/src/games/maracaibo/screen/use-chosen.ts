import { useState } from 'preact/hooks';

/**
 * What is shown of several parts: the one that a decision asks for, unless the viewer chose another during that
 * decision; between decisions the one the viewer chose last.
 */
export function useChosen<Part extends string>(
  first: Part,
  asked: Part | undefined,
  decision: string,
): readonly [Part, (part: Part) => void] {
  const [home, setHome] = useState(first);
  const [chosen, setChosen] = useState<{ readonly part: Part; readonly decision: string } | undefined>(
    undefined,
  );
  const choose = (part: Part) => {
    setChosen({ part, decision });
    if (asked === undefined) setHome(part);
  };
  if (chosen?.decision === decision) return [chosen.part, choose];
  return [asked ?? home, choose];
}
