import 'vitest'

/** What a test says of itself beside passing: read by the closing line and by the budget. */
declare module 'vitest' {
  interface TaskMeta {
    /** How many rows of a table it went through: they are counted apart from promises. */
    rows?: number
    /** What it took of the processor, its child processes that ended included. */
    cpuSeconds?: number
    /** What its file took until it ended, with everything before and between its tests. */
    fileCpuSeconds?: number
  }
}
