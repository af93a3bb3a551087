import { setTimeout as sleep } from 'node:timers/promises'

/** A backup at the end of each day, while nothing stands in its way. */
export type DailyBackups = {
  /** None is begun until `resume`; the one that runs is waited for. */
  pause(): Promise<void>
  resume(): void
  end(): Promise<void>
}

/** Makes one each day by the product's own command; a day on which none could be begun has none. */
export function backUpDaily(
  dayMs: number,
  counts: { days: number; made: number; failed: string[] },
  make: () => Promise<{ exitCode: number; output: string }>,
): DailyBackups {
  let [paused, isOver] = [0, false]
  let running: Promise<void> | undefined
  const backUp = async (): Promise<void> => {
    const { exitCode, output } = await make()
    if (exitCode === 0) counts.made += 1
    else counts.failed.push(output.trim().split('\n').at(-1) ?? `${exitCode}`)
  }
  const live = async (): Promise<void> => {
    for (let night = Date.now() + dayMs; !isOver; night += dayMs) {
      while (Date.now() < night && !isOver) await sleep(Math.min(200, dayMs))
      counts.days += 1
      if (paused > 0 || running || isOver) continue
      running = backUp().finally(() => (running = undefined))
    }
    await running
  }
  const life = live()
  return {
    async pause() {
      paused += 1
      await running
    },
    resume: () => void (paused -= 1),
    async end() {
      isOver = true
      await life
    },
  }
}
