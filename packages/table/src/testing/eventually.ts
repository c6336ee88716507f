/** Longer than anything takes on a busy machine; on an idle one no test waits this long. */
const PATIENCE = 60_000;
const INTERVAL = 5;

/** Repeats a check that throws until it no longer does, and answers what it answers. */
export async function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, INTERVAL));
  }
}
