/**
 * How the body of a webhook is written: our own signed JSON, `content` as Discord reads it, or `text` and `html` as
 * bridges of Matrix read it. Apart from the schemas: the client needs the list, and none of them.
 */
export const WEBHOOK_FORMS = ['plain', 'discord', 'matrix'] as const;
export type WebhookForm = (typeof WEBHOOK_FORMS)[number];
