/** The workshop, fetched when it is opened: a game's pieces, or the games to choose from. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { pathOf } from '../app/router.ts';
import { locale } from '../app/settings.ts';
import { LinkButton } from '../design/forms/link-button.tsx';
import { ATLAS, sheetOf } from '../games/registry.ts';
import { SheetDrawing } from '../games/sheet-drawing.tsx';
import { NowherePage } from '../lobby/page/nowhere-page.tsx';
import { PageFrame } from '../lobby/page/page-frame.tsx';
import { Wait } from '../lobby/page/wait.tsx';
import type { OpenPack } from './open-pack.ts';
import { loadOpenPack } from './open-pack.ts';
import { workshopWords } from './words.ts';
import { Workshop } from './workshop.tsx';
import './workshop.css';

export default function WorkshopPage({ game }: { readonly game: string | undefined }): JSX.Element {
  if (game === undefined) return <ChooseGame />;
  return sheetOf(game) === undefined ? <NowherePage /> : <OpenWorkshop key={game} game={game} />;
}

function OpenWorkshop({ game }: { readonly game: string }): JSX.Element {
  const openPack = useSignal<OpenPack | undefined>(undefined);
  const trouble = useSignal<{ readonly error: unknown } | undefined>(undefined);
  useEffect(() => {
    loadOpenPack(game, workshopWords.peek().packName).then(
      (opened) => (openPack.value = opened),
      (error: unknown) => (trouble.value = { error }),
    );
  }, [game]);
  // The boundary above says what happened.
  if (trouble.value !== undefined) throw trouble.value.error;
  return openPack.value === undefined ? <Wait /> : <Workshop openPack={openPack.value} />;
}

function ChooseGame(): JSX.Element {
  const words = workshopWords.value;
  return (
    <div class="ws-choose">
      <PageFrame title={words.chooseTitle} lead={words.chooseLead}>
        <ul class="ws-games">
          {ATLAS.map(({ id, texts }) => (
            <li key={id}>
              <SheetDrawing game={id} />
              <LinkButton href={pathOf({ at: 'workshop', game: id })}>{texts[locale.value].name}</LinkButton>
            </li>
          ))}
        </ul>
      </PageFrame>
    </div>
  );
}
