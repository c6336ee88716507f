/** The bodies of webhook messages, in the format that each receiver reads. */
import type { WebhookForm } from '@captains-table/protocol';

/** A sentence and where it leads. The words come from people: nothing in them is markup. */
export interface RoomMessage {
  readonly text: string;
  readonly url: string;
}

/** Discord takes no more. */
const MOST_LETTERS = 2_000;

export function roomBody(form: Exclude<WebhookForm, 'plain'>, { text, url }: RoomMessage): object {
  if (form === 'discord') {
    const content = `${discordText(text)}\n<${url}>`.slice(0, MOST_LETTERS);
    // Without this list Discord would notify every person and group that the text names.
    return { content, allowed_mentions: { parse: [] } };
  }
  return {
    // Bridges take the text for Markdown where there is no HTML, and show it where HTML cannot be shown.
    text: `${unpinged(text)} ${url}`,
    html: `${unpinged(escapeHtml(text))} <a href="${escapeHtml(url)}">${escapeHtml(url)}</a>`,
    username: 'Captain’s Table',
  };
}

function discordText(text: string): string {
  return unpinged(text.replaceAll(/[\\*_~`|>#[\]()<:-]/g, String.raw`\$&`));
}

/** A name such as “@room” must not notify everyone: a zero-width space keeps it a name. */
function unpinged(text: string): string {
  return text.replaceAll('@', '@\u200b');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
}
