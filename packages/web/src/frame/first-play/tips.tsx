import { useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { TableScene } from '@captains-table/protocol';
import { learnTexts } from '../../../texts/learn/index.ts';
import { guidance, locale } from '../../app/settings.ts';
import { Button } from '../../design/forms/button.tsx';
import { Icon } from '../../design/icon.tsx';
import { useScreenChanges } from '../../design/overlays/use-screen-changes.ts';
import type { Primer } from '../../learn/primer.ts';
import { useSitting } from '../sitting-context.ts';
import { acquaintanceWith, keepAcquaintance } from './acquaintance.ts';
import type { Box } from '../../design/overlays/boxes.ts';
import { freePlace } from './tip-place.ts';
import './first-play.css';

interface Props {
  readonly scene: TableScene;
  readonly primer: Primer;
}

/** One tip at a time, each once. */
export function Tips({ scene, primer }: Props): JSX.Element | undefined {
  const due = useDueTips(scene, primer);
  const [id] = due.value;
  const tip = id === undefined ? undefined : primer.texts.in(locale.value).tips[id];
  const place = useRef<HTMLDivElement>(null);
  useScreenChanges(() => putBesideTargets(place.current), id);
  if (id === undefined || tip === undefined) return undefined;
  const { first } = learnTexts.in(locale.value);
  const dismiss = () => {
    const known = acquaintanceWith(scene.game);
    if (typeof known === 'object') keepAcquaintance(scene.game, { tips: [...known.tips, id] });
    due.value = due.value.slice(1);
  };
  return (
    <div ref={place} class="first-tip" role="status" data-tip={id}>
      <h2 class="first-tip-title">
        <Icon name="lantern-flame" />
        {tip.title}
      </h2>
      <p>{tip.text}</p>
      <div class="first-tip-actions">
        <Button variant="secondary" onClick={dismiss}>
          {first.gotIt}
        </Button>
        <Button variant="quiet" onClick={() => (guidance.value = 'off')}>
          {first.noTips}
        </Button>
      </div>
    </div>
  );
}

/** What has happened for the first time and was not yet explained, in order. */
function useDueTips({ game, you }: TableScene, primer: Primer): Signal<readonly string[]> {
  const { latest } = useSitting();
  const due = useSignal<readonly string[]>([]);
  const { number, events } = latest.value;
  useEffect(() => {
    const known = acquaintanceWith(game);
    const { seat } = you;
    if (typeof known !== 'object' || seat === undefined) return;
    const called = events.flatMap((event) => primer.tip(event, seat) ?? []);
    const fresh = called.filter((tip) => !known.tips.includes(tip));
    due.value = [...new Set([...due.peek(), ...fresh])];
  }, [number]);
  return due;
}

/** What can be chosen, and what must stay in sight. */
const TAKEN = [
  '[class*="-legal"]',
  '.legal-glow',
  'button[aria-keyshortcuts]',
  '.prompt',
  '[data-means]',
  '[data-standing]',
  '[data-goal]',
  'dialog[open]',
].join();
/** Where it covers nothing that is needed; out of sight where there is no room. */
function putBesideTargets(tip: HTMLElement | null): void {
  if (tip === null) return;
  const taken = [...document.querySelectorAll(TAKEN)].flatMap((element): readonly Box[] => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 ? [box] : [];
  });
  const screen = { width: innerWidth, height: innerHeight };
  const found = freePlace({ width: tip.offsetWidth, height: tip.offsetHeight }, screen, taken);
  tip.style.visibility = found === undefined ? 'hidden' : 'visible';
  if (found !== undefined) tip.style.translate = `${found.left}px ${found.top}px`;
}
