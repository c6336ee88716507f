/** The built program as a server on loopback. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

export interface RunningServer {
  readonly url: string;
  readonly port: string;
  stop(): Promise<void>;
  /** Ends it without warning. */
  kill(): Promise<void>;
}

interface Settings {
  readonly program?: string;
  /** `0` for any that is free. */
  readonly port?: string;
  readonly dataDir: string;
  /** A content pack. */
  readonly content?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export async function startServer({
  program = 'packages/cli/bin/captains-table.js',
  port: asked = '0',
  dataDir,
  content,
  env,
}: Settings): Promise<RunningServer> {
  const pack = content === undefined ? [] : ['--content', content];
  const child = spawn(process.execPath, [program, 'serve', '--host', '127.0.0.1', ...pack], {
    env: { ...process.env, PORT: asked, DATA_DIR: dataDir, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const port = await portIn(child.stdout);
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** The server prints its address when it is open. */
async function portIn(output: Readable): Promise<string> {
  let text = '';
  for await (const part of output.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    text += String(part);
    const [, port] = /localhost:(\d+)\s/.exec(text) ?? [];
    if (port === undefined) continue;
    output.resume();
    return port;
  }
  throw new Error(`the server did not open: ${text}`);
}
