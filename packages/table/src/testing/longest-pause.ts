/** The longest time this thread's loop stood still while something went on, in milliseconds. */
export async function longestPause(during: Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  const look = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const clock = setInterval(look, 5);
  await during.finally(() => clearInterval(clock));
  look();
  return longest;
}
