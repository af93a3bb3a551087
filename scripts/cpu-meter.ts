/** CPU seconds of this process and of everything under it, watched from now on. */
import { followTree, nothingFollowed, readProcesses, secondsOf } from './process-tree.ts'

export type CpuMeter = {
  /** So far; undefined where the system doesn't tell. */
  seconds(): number | undefined
  stop(): void
}

const lookEveryMs = 1_000

/** Looks every second, since some of what is watched leaves nothing behind when it ends. */
export function startCpuMeter(): CpuMeter {
  let tree = nothingFollowed
  const look = () => {
    tree = followTree(tree, readProcesses(), [process.pid])
  }
  const timer = setInterval(look, lookEveryMs).unref()
  return {
    seconds: () => {
      look()
      return tree.processes.size > 0 ? secondsOf(tree) : undefined
    },
    stop: () => clearInterval(timer),
  }
}
