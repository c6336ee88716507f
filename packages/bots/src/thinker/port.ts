/** One end of a channel between threads: the same for Node's worker threads and a browser's Web Workers. */
export interface Port {
  postMessage(message: unknown): void;
  onMessage(listener: (message: unknown) => void): void;
}

/** A worker as its host sees it. */
export interface WorkerPort extends Port {
  /** It can no longer be trusted to answer: it threw, it ended, or it said what cannot be read. */
  onCrash(listener: (why: string) => void): void;
  terminate(): void;
}

/** What Node's `parentPort`, `MessagePort` and `Worker` have in common. */
interface NodeEnd {
  postMessage(message: unknown): void;
  on(event: string, listener: (value: unknown) => void): unknown;
}

export function nodePort(end: NodeEnd): Port {
  return {
    postMessage: (message) => end.postMessage(message),
    onMessage: (listener) => void end.on('message', listener),
  };
}

export function nodeWorker(worker: NodeEnd & { terminate(): unknown }): WorkerPort {
  return {
    ...nodePort(worker),
    onCrash(listener) {
      worker.on('error', (error) => listener(messageOf(error)));
      worker.on('messageerror', (error) => listener(messageOf(error)));
      worker.on('exit', (code) => listener(`it ended with exit code ${String(code)}`));
    },
    terminate: () => void worker.terminate(),
  };
}

/** What `self` in a Web Worker, `Worker` and `MessagePort` in a browser have in common. */
interface WebEnd {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void;
  addEventListener(type: 'messageerror', listener: () => void): void;
  /** Message ports hold everything back until they are started. */
  start?(): void;
}

export function webPort(end: WebEnd): Port {
  return {
    postMessage: (message) => end.postMessage(message),
    onMessage(listener) {
      end.addEventListener('message', ({ data }) => listener(data));
      end.start?.();
    },
  };
}

export function webWorker(worker: WebEnd & { terminate(): void }): WorkerPort {
  return {
    ...webPort(worker),
    onCrash(listener) {
      // A script that cannot be loaded raises an event without a message.
      worker.addEventListener('error', ({ message = 'it could not be started' }) => listener(message));
      worker.addEventListener('messageerror', () => listener('it said what cannot be read'));
    },
    terminate: () => worker.terminate(),
  };
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
