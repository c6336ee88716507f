/** Asks once whether the player wants to be notified of turns. It sits in a corner and blocks nothing, because a clock may be running. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Button } from '../design/forms/button.tsx';
import { Dialog } from '../design/overlays/dialog.tsx';
import { noteOffered } from './offered.ts';
import { NoticeWays } from './ways.tsx';
import { noticesWords } from './words.ts';
import './offer.css';

export default function NoticesOffer(): JSX.Element {
  const { offer, ways } = noticesWords.value;
  const choosing = useSignal(false);
  const id = useId();
  if (!choosing.value) {
    return (
      <aside class="notices-offer" aria-labelledby={id} data-region="notices-offer">
        <p class="notices-offer-title" id={id}>
          {offer.title}
        </p>
        <p class="notices-offer-why">{offer.why}</p>
        <div class="notices-offer-actions">
          <Button variant="primary" onClick={() => (choosing.value = true)}>
            {offer.yes}
          </Button>
          <Button variant="quiet" onClick={noteOffered}>
            {offer.no}
          </Button>
        </div>
      </aside>
    );
  }
  return (
    <Dialog
      open
      onClose={noteOffered}
      title={ways.title}
      closeLabel={offer.done}
      actions={
        <Button variant="primary" onClick={noteOffered}>
          {offer.done}
        </Button>
      }
    >
      <div class="notices-offer-ways">
        <NoticeWays />
        <p class="notices-offer-more">
          <a href="/settings">{offer.more}</a>
        </p>
      </div>
    </Dialog>
  );
}
