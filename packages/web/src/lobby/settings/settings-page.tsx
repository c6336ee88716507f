import type { JSX } from 'preact';
import { person, serverReached } from '../../app/person.ts';
import { words } from '../../app/words.ts';
import { accountWords } from '../account-words.ts';
import { FormPanel } from '../page/form-panel.tsx';
import { PageFrame } from '../page/page-frame.tsx';
import { KeepPanel } from './keep-panel.tsx';
import { LookPanel, PlayPanel } from './device-panels.tsx';
import { HoursPanel } from './hours-panel.tsx';
import { NoticesPanel } from './notices-panel.tsx';
import { ProviderPanel } from './provider-panel.tsx';
import { PasskeysPanel } from './passkeys-panel.tsx';
import { RemovalPanel } from './removal-panel.tsx';
import { SignInsPanel } from './sign-ins-panel.tsx';
import { TakeAlongPanel } from './take-along-panel.tsx';
import { WebhookPanel } from './webhook-panel.tsx';
import { YouPanel } from './you-panel.tsx';
import './settings-page.css';
import '../page/page-columns.css';

export default function SettingsPage(): JSX.Element {
  const { settings, you } = accountWords.value;
  const known = person.value !== undefined;
  return (
    <PageFrame title={words.value.page.settings} lead={settings.lead}>
      <div class="page-columns">
        <div class="page-column">
          <LookPanel />
          <PlayPanel />
          {known && (
            <>
              <NoticesPanel />
              <HoursPanel />
              <WebhookPanel />
            </>
          )}
        </div>
        <div class="page-column">
          {serverReached.value === false ? (
            <FormPanel title={you.title}>
              <p>{you.noServer}</p>
            </FormPanel>
          ) : (
            <YouPanel />
          )}
          {known && (
            <>
              <KeepPanel />
              <PasskeysPanel />
              <ProviderPanel />
              <SignInsPanel />
              <TakeAlongPanel />
              <RemovalPanel />
            </>
          )}
        </div>
      </div>
    </PageFrame>
  );
}
