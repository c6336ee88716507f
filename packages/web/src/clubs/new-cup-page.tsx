import { useSignal } from '@preact/signals';
import type { TableGame } from '@captains-table/catalogue';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { gameAtHand } from '../app/games.ts';
import { pathOf } from '../app/router.ts';
import { ATLAS } from '../games/registry.ts';
import { PageFrame } from '../lobby/page/page-frame.tsx';
import { Wait } from '../lobby/page/wait.tsx';
import { isOrganiser } from './club-props.ts';
import { clubsApi } from './clubs-api.ts';
import { CupForm } from './cup-form.tsx';
import { NotHere } from './not-here.tsx';
import { useFresh } from './use-fresh.ts';
import { clubsWords } from './words.ts';
import './clubs.css';

/** A new cup of the club with this id. */
export default function NewCupPage({ club: id }: { readonly club: string }): JSX.Element {
  const { cups, club: said } = clubsWords.value;
  const { setting } = cups;
  const game = useSignal<string>(ATLAS[0].id);
  const loaded = useSignal<TableGame | undefined>(undefined);
  const { found, trouble, look } = useFresh(
    async () => (await clubsApi.view(id)).club,
    id,
    () => undefined,
  );
  useEffect(() => {
    let left = false;
    void gameAtHand(game.value).then((ready) => {
      if (!left) loaded.value = ready;
    });
    return () => {
      left = true;
    };
  }, [game.value]);
  if (trouble !== undefined) {
    return <NotHere title={said.missing} why={said.missingWhy} trouble={trouble} onAgain={look} />;
  }
  if (found === undefined || loaded.value === undefined) return <Wait />;
  return (
    <PageFrame title={setting.title} lead={setting.lead}>
      <p class="cup-back">
        <a href={pathOf({ at: 'club', id })}>{cups.toClub(found.name)}</a>
      </p>
      {isOrganiser(found) ? (
        <CupForm club={id} game={loaded.value} onGame={(chosen) => (game.value = chosen)} />
      ) : (
        <p>{setting.notOrganiser}</p>
      )}
    </PageFrame>
  );
}
