import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

let ticksPerSecond: number | undefined

/** Processor seconds a process has used so far, in its own code and in the kernel. */
export function readCpuSeconds(processId: number): number {
  ticksPerSecond ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
  const stat = readFileSync(`/proc/${processId}/stat`, 'utf8')
  // The program's name, in parentheses, may hold spaces; fields are counted after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user, kernel] = [fields[11], fields[12]]
  return (Number(user) + Number(kernel)) / ticksPerSecond
}

/** Megabytes of memory a process holds now, and the most it ever held. */
export function readMemoryMb(processId: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${processId}/status`, 'utf8')
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024
  return { now: read('VmRSS'), peak: read('VmHWM') }
}

/** Lets the most a process ever held be counted from now on. */
export function resetPeak(processId: number): void {
  writeFileSync(`/proc/${processId}/clear_refs`, '5')
}
