import { botTexts, LEVELS } from '@captains-table/bots/texts';
import type { JSX } from 'preact';
import type { Seat } from '@captains-table/kernel';
import type { Chair, SeatInfo, TableScene } from '@captains-table/protocol';
import { pathOf } from '../../app/router.ts';
import { locale } from '../../app/settings.ts';
import { Icon } from '../../design/icon.tsx';
import { Strength } from '../../design/status/strength.tsx';
import { Tag } from '../../design/status/badge.tsx';
import { Button } from '../../design/forms/button.tsx';
import { Select } from '../../design/forms/select.tsx';
import { tables } from '../../server/api.ts';
import { CopyField } from '../copy-field.tsx';
import { seatNumber } from '../../design/drawings/seat-number.ts';
import { useSitting } from '../sitting-context.ts';
import { levelName } from '../names.ts';
import { SeatFace } from '../panels/seat-face.tsx';
import { words } from '../words.ts';
import type { Arrangement } from './chairs.ts';
import { arrangementOf, arrangements } from './chairs.ts';
import { takeSeat } from './take-seat.ts';
import { useAsking } from './use-asking.ts';

interface Props {
  readonly scene: TableScene;
  readonly seat: Seat;
  readonly info: SeatInfo;
}

const USUAL_LEVEL = 'mate';

export function ChairRow({ scene, seat, info }: Props): JSX.Element {
  const said = words.value.room;
  const { busy, ask } = useAsking();
  const { you } = scene;
  return (
    <li class={`waiting-room-chair seat-${seatNumber(seat)}`}>
      <Who scene={scene} seat={seat} info={info} />
      {info.kind === 'open' && you.seat === undefined && (
        <Button busy={busy} onClick={() => ask(() => takeSeat(scene.id, seat))}>
          {said.sitHere}
        </Button>
      )}
      {you.host && <Arrange scene={scene} seat={seat} info={info} />}
      {info.invite !== undefined && info.person === undefined && (
        <div class="waiting-room-invite">
          <CopyField
            label={said.inviteLink(seat + 1)}
            value={location.origin + pathOf({ at: 'table', id: scene.id, invite: info.invite })}
            copyLabel={said.copyLink}
          />
        </div>
      )}
    </li>
  );
}

function Who({ scene, seat, info }: Props): JSX.Element {
  const said = words.value.room;
  const { names, characters, portraits } = useSitting();
  const name = names.value[seat] ?? '';
  const character = characters.value[seat];
  const own = scene.you.seat === seat;
  const notes = { open: said.open, invited: said.invited, closed: said.closed };
  return (
    <div class="waiting-room-who">
      {info.kind === 'person' || character !== undefined ? (
        <SeatFace seat={seatNumber(seat)} name={name} portrait={portraits.value[seat]} />
      ) : (
        <span class="waiting-room-vacant">
          <Icon name={info.kind === 'bot' ? 'vintage-robot' : 'person'} />
        </span>
      )}
      <div>
        <span class="waiting-room-number">{said.chair(seat + 1)}</span>
        <span class="waiting-room-name">
          {info.kind === 'person' || info.kind === 'bot' || info.person !== undefined
            ? name
            : notes[info.kind]}
        </span>
        {character !== undefined && (
          <span class="waiting-room-line">{botTexts[locale.value].characters[character]}</span>
        )}
      </div>
      {own && <Tag tone="sea">{said.you}</Tag>}
      {info.kind === 'bot' && <Rank level={info.level} />}
      {info.person !== undefined && info.person === scene.host && <Tag>{said.host}</Tag>}
      {info.kind === 'invited' && info.person !== undefined && <Tag>{said.asked}</Tag>}
      {info.kind === 'person' && info.present === false && (
        <Tag tone="risk">{words.value.players.absent}</Tag>
      )}
    </div>
  );
}

/** That a bot sits here, and how strong it is. */
function Rank({ level }: { readonly level: string | undefined }): JSX.Element {
  if (level === undefined) return <Tag>{words.value.players.bot}</Tag>;
  const name = levelName(level, locale.value);
  return (
    <Tag>
      <Strength level={level} label="" /> {name}
    </Tag>
  );
}

/** What the host makes of a chair. */
function Arrange({ scene, seat, info }: Props): JSX.Element {
  const said = words.value.room;
  const { ask } = useAsking();
  const current = arrangementOf(scene, seat);
  const arrange = (chair: Chair) => ask(() => tables.arrange(scene.id, seat, chair));
  const change = (to: Arrangement | 'taken') => {
    if (to === 'taken' || to === current) return;
    arrange(to === 'bot' ? { kind: 'bot', level: USUAL_LEVEL } : { kind: to });
  };
  const options: { readonly value: Arrangement | 'taken'; readonly label: string }[] = arrangements(
    scene,
    seat,
  ).map((value) => ({ value, label: said.arrangeAs[value] }));
  const taken = { value: 'taken', label: info.name ?? said.chair(seat + 1) } as const;
  return (
    <div class="waiting-room-arrange">
      <Select
        label={said.arrange(seat + 1)}
        options={current === undefined ? [taken, ...options] : options}
        value={current ?? 'taken'}
        onChange={change}
      />
      {info.kind === 'bot' && (
        <Select
          label={said.botLevel}
          options={LEVELS.map((value) => ({ value, label: levelName(value, locale.value) }))}
          value={info.level ?? USUAL_LEVEL}
          onChange={(level) => arrange({ kind: 'bot', level })}
        />
      )}
    </div>
  );
}
