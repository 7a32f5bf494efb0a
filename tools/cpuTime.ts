/** CPU seconds of this process so far, all threads: what others do on the machine does not count. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
