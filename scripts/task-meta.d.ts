import 'vitest'

/** What a test says of itself beside passing: read by the closing line and by the budget. */
declare module 'vitest' {
  interface TaskMeta {
    /** How many rows of a table it went through: they are counted apart from promises. */
    rows?: number
    /** What it took of the processor, its child processes that ended included. */
    cpuSeconds?: number
    /** Its file until the test ended, with everything before and between its tests: on which worker, and when. */
    ofFile?: { cpuSeconds: number; worker: number; fromMs: number; toMs: number }
  }
}
