/** Ends with 0 when the server of this container takes people: it answers, stores, and reaches its bus. */
const port = process.env.PORT ?? '3000';
try {
  const { ok } = await fetch(`http://127.0.0.1:${port}/ready`, { signal: AbortSignal.timeout(4_000) });
  process.exitCode = ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}
