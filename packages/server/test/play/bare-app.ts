/** The HTTP side of a server without anything behind it. */
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { createApp } from '../../src/http/app.ts';
import { LIMITS } from '../../src/limits.ts';

type App = Awaited<ReturnType<typeof createApp>>;
type Sentence = Parameters<typeof createApp>[0]['sentence'];

export async function bareApp(sentence: Sentence): Promise<App> {
  const app = await createApp({
    logger: pino({ level: 'silent' }),
    trustProxy: false,
    limits: LIMITS,
    spend: () => 0,
    isOurOrigin: () => true,
    sentence,
  });
  onTestFinished(() => app.close());
  return app;
}
