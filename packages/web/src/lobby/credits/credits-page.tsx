import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { GAME_IDS } from '@captains-table/catalogue';
import { rulesAtHand } from '../../app/games.ts';
import type { GameMeta } from '@captains-table/kernel';
import { words } from '../../app/words.ts';
import { accountWords } from '../account-words.ts';
import { FormPanel } from '../page/form-panel.tsx';
import { gameName } from '../table-lists/game-name.ts';
import { PageFrame } from '../page/page-frame.tsx';
import '../settings/settings-page.css';
import '../page/page-columns.css';

export default function CreditsPage(): JSX.Element {
  const { credits } = accountWords.value;
  const games = useSignal<readonly GameMeta[]>([]);
  useEffect(() => {
    void Promise.all(GAME_IDS.map(rulesAtHand)).then(
      (loaded) => {
        games.value = loaded.flatMap((game) => (game?.meta.listed === true ? [game.meta] : []));
      },
      () => undefined,
    );
  }, []);
  return (
    <PageFrame title={words.value.page.credits} lead={credits.lead} narrow>
      <div class="page-column">
        <FormPanel title={credits.games}>
          {games.value.map(({ id, credits: by }) =>
            by === undefined ? null : <p key={id}>{credits.by(gameName(id), by.designer, by.publisher)}</p>,
          )}
          <p>{credits.gamesWhy}</p>
        </FormPanel>
        <FormPanel title={credits.drawings}>
          <p>
            {credits.icons}{' '}
            <a href="https://creativecommons.org/licenses/by/3.0/" target="_blank" rel="noreferrer license">
              {credits.iconsLicence}
            </a>
          </p>
          <p>{credits.fonts}</p>
          <p>{credits.coasts}</p>
          <p>{credits.own}</p>
        </FormPanel>
        <FormPanel title={credits.software}>
          <p>{credits.licence}</p>
          <p>{credits.source}</p>
        </FormPanel>
      </div>
    </PageFrame>
  );
}
