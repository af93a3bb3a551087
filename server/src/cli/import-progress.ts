/** Where a command writes. */
export type Output = { write(text: string): void; isTerminal: boolean }

export const terminalOutput: Output = {
  write: (text) => void process.stdout.write(text),
  isTerminal: process.stdout.isTTY,
}

const barWidth = 28
const redrawEveryMs = 80

/** A bar that fills on a terminal; in a log file nothing but a line when a part is done. */
export function createProgress({ write, isTerminal }: Output) {
  let drawnAt = 0
  return {
    /** Draws how far a part is. */
    show(label: string, done: number, total: number): void {
      if (!isTerminal || (Date.now() - drawnAt < redrawEveryMs && done < total)) return
      drawnAt = Date.now()
      const share = total === 0 ? 1 : Math.min(1, done / total)
      const filled = Math.round(share * barWidth)
      const bar = '█'.repeat(filled) + '░'.repeat(barWidth - filled)
      write(`\r\u001b[K  ${label.padEnd(8)} ${bar} ${String(Math.floor(share * 100)).padStart(3)} %`)
    },
    /** Takes the bar away. */
    clear(): void {
      if (isTerminal) write('\r\u001b[K')
    },
  }
}
