import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { ChatMessage, TableScene } from '@captains-table/protocol';
import { MAX_CHAT_LENGTH } from '@captains-table/protocol';
import { locale } from '../../app/settings.ts';
import { person } from '../../app/person.ts';
import { Seal } from '../../design/drawings/seal.tsx';
import { Badge } from '../../design/status/badge.tsx';
import { IconButton } from '../../design/forms/icon-button.tsx';
import { Refused } from '../../link/link.ts';
import { seatNumber } from '../../design/drawings/seat-number.ts';
import { useSitting } from '../sitting-context.ts';
import { words } from '../words.ts';
import { isMuted, mute } from './mutes.ts';
import { markRead, unread } from './unread.ts';
import './table-talk.css';

/** From here on the counter of what may still be typed is shown. */
const NEARLY_FULL = 60;

/** What people say to each other. */
export function TableTalk({ scene }: { readonly scene: TableScene }): JSX.Element {
  const { link } = useSitting();
  const { chat } = words.value;
  const list = useRef<HTMLDivElement>(null);
  const messages = link.chat.value;
  const fresh = unread(link);
  useEffect(() => {
    const { current } = list;
    current?.scrollTo({ top: current.scrollHeight });
    const seen = current !== null && current.offsetParent !== null && document.visibilityState === 'visible';
    if (seen) markRead(link);
  }, [messages]);
  return (
    <section class="table-talk" aria-labelledby="table-talk" data-region="chat">
      <h2 class={messages.length === 0 ? 'visually-hidden' : 'table-talk-title'} id="table-talk">
        {chat.title} {fresh > 0 && <Badge>{fresh}</Badge>}
      </h2>
      {messages.length === 0 && <p class="table-talk-empty">{chat.empty}</p>}
      {messages.length > 0 && (
        <div class="table-talk-list" ref={list} role="log" tabIndex={0} aria-labelledby="table-talk">
          {messages.map((message) => (
            <Said key={message.id} message={message} scene={scene} />
          ))}
        </div>
      )}
      {scene.you.seat === undefined ? <p class="table-talk-watching">{chat.watching}</p> : <Say />}
    </section>
  );
}

function Said({
  message,
  scene,
}: {
  readonly message: ChatMessage;
  readonly scene: TableScene;
}): JSX.Element {
  const { chat } = words.value;
  const seat = scene.seats.findIndex((info) => info.person === message.person);
  const own = message.person === person.value?.id;
  const muted = isMuted(message.person);
  const time = new Date(message.at);
  return (
    <div class="table-talk-said">
      {seat === -1 ? <span /> : <Seal seat={seatNumber(seat)} name={message.name} />}
      <p>
        <b>
          <bdi>{message.name}</bdi>
        </b>{' '}
        <time dateTime={time.toISOString()}>
          {time.toLocaleTimeString(locale.value, { hour: '2-digit', minute: '2-digit' })}
        </time>
        <br />
        {muted ? <i>{chat.muted}</i> : <bdi>{message.text}</bdi>}
      </p>
      {!own && (
        <IconButton
          icon={muted ? 'eye' : 'eye-closed'}
          label={muted ? chat.unmute(message.name) : chat.mute(message.name)}
          onClick={() => void mute(message.person, !muted)}
        />
      )}
    </div>
  );
}

function Say(): JSX.Element {
  const sitting = useSitting();
  const { chat, refusal } = words.value;
  const text = useSignal('');
  const sending = useSignal(false);
  /** The next words are ready while the last ones are still on their way. */
  const isNextReady = useRef(false);
  const refused = useSignal<string | undefined>(undefined);
  const notice = useId();
  const left = MAX_CHAT_LENGTH - text.value.length;
  const send = async () => {
    const said = text.value.trim();
    isNextReady.current = sending.value;
    if (said === '' || sending.value) return;
    sending.value = true;
    refused.value = undefined;
    try {
      await sitting.link.ask({ do: 'chat', text: said });
      if (text.value.trim() === said) text.value = '';
    } catch (error) {
      isNextReady.current = false;
      // The prompt may be far away or covered, so the answer appears where the message was typed.
      refused.value = chat.notSent(error instanceof Refused ? error.message : refusal.unknown);
    } finally {
      sending.value = false;
    }
    if (isNextReady.current) await send();
  };
  return (
    <form
      class="table-talk-say"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <input
        class="control table-talk-input"
        type="text"
        value={text.value}
        maxLength={MAX_CHAT_LENGTH}
        placeholder={chat.say}
        aria-label={chat.say}
        autocomplete="off"
        aria-invalid={refused.value === undefined ? undefined : true}
        aria-describedby={notice}
        onInput={(event) => {
          text.value = event.currentTarget.value;
          refused.value = undefined;
        }}
      />
      <IconButton icon="send" label={chat.send} type="submit" />
      <p class="table-talk-refused" id={notice} role="alert">
        {refused.value}
      </p>
      {left <= NEARLY_FULL && (
        <span class="table-talk-left" role="status">
          {chat.left(left)}
        </span>
      )}
    </form>
  );
}
