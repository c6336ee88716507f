/** Faces to choose from come after the page that asks for them. */
import { lazyFrom } from '../../app/lazy.tsx';

export const PortraitChoice = lazyFrom(() => import('./portrait-choice.tsx'))(
  (module) => module.PortraitChoice,
  () => <span class="portrait-choice-wait" />,
);
