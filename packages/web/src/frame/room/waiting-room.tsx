import type { JSX } from 'preact';
import type { TableScene } from '@captains-table/protocol';
import { locale } from '../../app/settings.ts';
import { Button } from '../../design/forms/button.tsx';
import { Panel } from '../../design/layout/panel.tsx';
import { Prompt } from '../../design/layout/prompt.tsx';
import { tables } from '../../server/api.ts';
import { TableTalk } from '../chat/table-talk.tsx';
import { tempoInWords } from '../clock/clock-words.ts';
import { useSitting } from '../sitting-context.ts';
import { Refusal } from '../prompt/refusal.tsx';
import { words } from '../words.ts';
import { ChairRow } from './chair-row.tsx';
import type { Missing } from './chairs.ts';
import { canSit, missing } from './chairs.ts';
import { whatIsMissing } from './missing-words.ts';
import { optionsInWords } from './options-in-words.ts';
import { OwnName } from './own-name.tsx';
import { OwnPortrait } from './own-portrait.tsx';
import { ShareTable } from './share-table.tsx';
import { inviteAtHand, takeSeat } from './take-seat.ts';
import { useAsking } from './use-asking.ts';
import './waiting-room.css';

/** Before the start: who sits where, who is still missing, what will be played. */
export function WaitingRoom({ scene }: { readonly scene: TableScene }): JSX.Element {
  const sitting = useSitting();
  const said = words.value.room;
  const { link, game } = sitting;
  const lacking = missing(scene, game.game.meta);
  const seated = scene.you.seat !== undefined;
  return (
    <>
      <section
        class="table-prompt"
        id="table-prompt"
        tabIndex={-1}
        data-region="prompt"
        aria-label={words.value.actions.region}
      >
        <Prompt
          title={said.say(game.texts[locale.value].name)}
          why={whatIsMissing(scene, lacking, words.value, locale.value)}
          actions={<Actions scene={scene} lacking={lacking} />}
        />
        <Refusal />
      </section>
      <main class="waiting-room">
        <h1 class="visually-hidden">{said.title}</h1>
        <div class="waiting-room-column">
          <Panel title={said.chairs}>
            <ul class="waiting-room-chairs">
              {scene.seats.map((info, seat) => (
                <ChairRow key={seat} scene={scene} seat={seat} info={info} />
              ))}
            </ul>
          </Panel>
          {seated && <OwnName />}
          {seated && link.where === 'server' && <OwnPortrait scene={scene} />}
        </div>
        <div class="waiting-room-column">
          {scene.you.invite !== undefined && <ShareTable scene={scene} invite={scene.you.invite} />}
          <Panel title={said.options} rule="single">
            <WhatIsPlayed scene={scene} />
            {scene.pack !== undefined && (
              <Button variant="quiet" icon="list" onClick={() => (sitting.opened.value = 'pack')}>
                {words.value.menu.pack}
              </Button>
            )}
          </Panel>
          {link.where === 'server' && seated && (
            <div class="waiting-room-talk">
              <TableTalk scene={scene} />
            </div>
          )}
        </div>
      </main>
    </>
  );
}

function Actions({
  scene,
  lacking,
}: {
  readonly scene: TableScene;
  readonly lacking: readonly Missing[];
}): JSX.Element {
  const said = words.value.room;
  const { busy, ask } = useAsking();
  const { id, you } = scene;
  const blocked = lacking.length === 0 ? undefined : whatIsMissing(scene, lacking, words.value, locale.value);
  return (
    <>
      {canSit(scene, inviteAtHand()) && (
        <Button
          variant={you.host ? 'secondary' : 'primary'}
          icon="anchor"
          busy={busy}
          onClick={() => ask(() => takeSeat(id))}
        >
          {said.sit}
        </Button>
      )}
      {you.host && (
        <Button
          variant="primary"
          icon="wheel"
          blocked={blocked}
          busy={busy}
          onClick={() => ask(() => tables.start(id))}
        >
          {said.start}
        </Button>
      )}
      {you.seat !== undefined && (
        <Button variant="quiet" busy={busy} onClick={() => ask(() => tables.leave(id))}>
          {said.standUp}
        </Button>
      )}
    </>
  );
}

function WhatIsPlayed({ scene }: { readonly scene: TableScene }): JSX.Element {
  const { game } = useSitting();
  const texts = words.value;
  const { room } = texts;
  const yesNo = (yes: boolean) => (yes ? room.yes : room.no);
  const agreed = [
    ...(scene.pack === undefined ? [] : [{ label: room.cards, value: scene.pack.name }]),
    ...optionsInWords(game.game.meta, scene.options, game.texts[locale.value], texts, locale.value),
    { label: room.tempo, value: tempoInWords(scene.tempo, texts, locale.value) },
    { label: room.visibility, value: room.visibilities[scene.visibility] },
    { label: room.spectators, value: yesNo(scene.spectators) },
    { label: room.hints, value: yesNo(scene.hints) },
  ];
  return (
    <dl class="waiting-room-options">
      {agreed.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
