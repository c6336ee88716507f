import type { JSX } from 'preact';
import { pathOf } from '../app/router.ts';
import { CopyField } from '../frame/copy-field.tsx';
import { QrPicture } from '../people/qr/qr-picture.tsx';
import { peopleWords } from '../people/words.ts';
import { clubsWords } from './words.ts';
import '../people/people.css';

/** The address of a cup, to be sent or held in front of a camera. */
export default function ShareCup({ id }: { readonly id: string }): JSX.Element {
  const { facts } = clubsWords.value.cups;
  const url = location.origin + pathOf({ at: 'cup', id });
  return (
    <div class="pass-on">
      <div class="pass-on-words">
        <CopyField label={facts.link} value={url} copyLabel={facts.copyLink} />
      </div>
      <QrPicture text={url} label={peopleWords.value.link.qr} />
    </div>
  );
}
