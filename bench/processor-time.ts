/** The processor time this process has used, in seconds: other work on the machine counts for little in it. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
