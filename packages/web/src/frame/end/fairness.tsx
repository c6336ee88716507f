import type { JSX } from 'preact';
import type { Carry } from '@captains-table/kernel';
import { commitmentOf } from '@captains-table/kernel';
import { Button } from '../../design/forms/button.tsx';
import { StatusLine } from '../../design/status/status-line.tsx';
import { locale } from '../../app/settings.ts';
import { words } from '../words.ts';
import './fairness.css';

interface Props {
  readonly commitment: string;
  readonly seed: string;
  /** What a chapter of a campaign began with. */
  readonly carry?: Carry | undefined;
  /** Versions of the bots that have played; none where no one was a bot, or an earlier release did not say. */
  readonly bots: readonly number[];
  readonly onSave: () => void;
}

/** Lets anyone check that nothing was changed on the way. */
export function Fairness({ commitment, seed, carry, bots, onSave }: Props): JSX.Element {
  const { end } = words.value;
  const fits = commitmentOf(seed, carry) === commitment;
  return (
    <details class="fairness">
      <summary>{end.fair}</summary>
      <p>{end.fairWhy}</p>
      <dl>
        <dt>{end.commitment}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        <dt>{end.seed}</dt>
        <dd>
          <code>{seed}</code>
        </dd>
        {bots.length > 0 && (
          <>
            <dt>{end.bots}</dt>
            <dd>{end.botsVersion(listed(bots))}</dd>
          </>
        )}
      </dl>
      <Button variant="quiet" icon="download" onClick={onSave}>
        {end.export}
      </Button>
      <StatusLine tone={fits ? 'good' : 'risk'}>{fits ? end.fits : end.fitsNot}</StatusLine>
    </details>
  );
}

function listed(versions: readonly number[]): string {
  return new Intl.ListFormat(locale.value).format(versions.map(String));
}
