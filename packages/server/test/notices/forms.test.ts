import { expect, test } from 'vitest';
import { roomBody } from '../../src/notices/forms.ts';

const url = 'https://table.test/table/reef?a=1&b="2"';

test('a name calls no one and marks nothing up in Discord', () => {
  const body = roomBody('discord', { text: '@everyone **[Anna](http://x)** <@1> `#', url });
  expect(body).toMatchObject({ allowed_mentions: { parse: [] } });
  const { content } = body as { content: string };
  expect(content).not.toContain('@everyone');
  expect(content).not.toMatch(/(^|[^\\])[*[`#]/);
  expect(content).not.toContain('<@1>');
});

test('a name is text in Matrix, not HTML, and calls nobody', () => {
  expect(roomBody('matrix', { text: '@room <img src=x onerror="a">&', url })).toEqual({
    text: `@\u200broom <img src=x onerror="a">& ${url}`,
    html:
      '@\u200broom &lt;img src=x onerror=&quot;a&quot;&gt;&amp; ' +
      '<a href="https://table.test/table/reef?a=1&amp;b=&quot;2&quot;">https://table.test/table/reef?a=1&amp;b=&quot;2&quot;</a>',
    username: 'Captain’s Table',
  });
});

test('no message is longer than Discord takes', () => {
  const { content } = roomBody('discord', { text: 'x'.repeat(3_000), url }) as { content: string };
  expect(content).toHaveLength(2_000);
});
