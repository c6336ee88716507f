/** What this process has worked so far. Unlike a clock it stands still while a busy machine does something else. */
export function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
