import { cpus, freemem, loadavg, totalmem } from 'node:os'

export type MachineState = {
  at: string
  cores: number
  processor: string
  /** Programs that wanted a core, averaged over the last 1, 5 and 15 minutes. */
  load: number[]
  memoryMb: number
  freeMemoryMb: number
  node: string
}

/** What this run was measured on. */
export function readMachineState(): MachineState {
  return {
    at: new Date().toISOString(),
    cores: cpus().length,
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    load: loadavg().map((value) => Math.round(value * 100) / 100),
    memoryMb: toMb(totalmem()),
    freeMemoryMb: toMb(freemem()),
    node: process.version,
  }
}

/** Prints the state, with a warning where other programs will blur what is measured. */
export function printMachineState(state: MachineState): void {
  console.log(`${state.cores} cores (${state.processor}), ${state.memoryMb} MB, Node ${state.node}`)
  console.log(`load ${state.load.join(' ')}, ${state.freeMemoryMb} MB free`)
  if ((state.load[0] ?? 0) > 1) {
    console.log('Other programs use this machine: trust ratios, not times, and look at all rounds.')
  }
}

function toMb(bytes: number): number {
  return Math.round(bytes / 1024 / 1024)
}
