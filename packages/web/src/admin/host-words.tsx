import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { keep, recall } from '../app/device-memory.ts';
import { told } from '../app/person.ts';
import { words } from '../app/words.ts';
import { Button } from '../design/forms/button.tsx';
import { Icon } from '../design/icon.tsx';
import { dateOf, adminWords } from './words.ts';

const READ = 'announcement';

/** An announcement until it has been read on this device, or why this person is kept out. */
export default function HostWords(): JSX.Element {
  const { told: said } = adminWords.value;
  const read = useSignal(recall(READ));
  const { announcement, banned } = told.value;
  const close = () => {
    keep(READ, announcement?.id ?? '');
    read.value = recall(READ);
  };
  return (
    <>
      {banned !== undefined && (
        <div class="banner">
          <Icon name="person" />
          <div class="banner-words">
            {banned.until === undefined ? said.banned : said.bannedUntil(dateOf(banned.until))}{' '}
            <bdi>{banned.reason}</bdi>
          </div>
        </div>
      )}
      {announcement !== undefined && announcement.id !== read.value && (
        <div class="banner">
          <Icon name="open-book" />
          <div class="banner-words">
            <bdi>{announcement.text}</bdi>{' '}
            <Button variant="quiet" onClick={close}>
              {words.value.close}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
