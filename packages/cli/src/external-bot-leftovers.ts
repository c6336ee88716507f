/**
 * Programs that must not outlive us. They run in groups of their own, so neither the end of this
 * process nor Ctrl-C at the terminal reaches them: this process has to pass it on.
 */
interface Killable {
  kill(): void;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const running = new Set<Killable>();

export function watchOver(program: Killable): void {
  if (running.size === 0) startListening();
  running.add(program);
}

export function isGone(program: Killable): void {
  if (running.delete(program) && running.size === 0) stopListening();
}

function startListening(): void {
  process.on('exit', killAll);
  for (const signal of SIGNALS) process.on(signal, passOn);
}

function stopListening(): void {
  process.off('exit', killAll);
  for (const signal of SIGNALS) process.off(signal, passOn);
}

function killAll(): void {
  for (const program of running) program.kill();
}

/** Listening to a signal keeps it from ending this process: without another listener, it must end after all. */
function passOn(signal: NodeJS.Signals): void {
  killAll();
  if (process.listenerCount(signal) > 1) return;
  stopListening();
  process.kill(process.pid, signal);
}
