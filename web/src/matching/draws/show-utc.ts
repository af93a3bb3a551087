/** An instant the way the proof writes it, to the minute: 2026-11-16 17:00 UTC. Beside every time of a draw. */
export function showUtc(instant: string | Date): string {
  const iso = new Date(instant).toISOString()
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`
}
