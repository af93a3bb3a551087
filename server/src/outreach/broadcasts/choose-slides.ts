/** What decides whether and where a slide shows. */
export type Showing = {
  pin: boolean
  is_urgent: boolean
  position: number
  publish_at: Date
  expires_at: Date | null
}

/** The slides to show at an instant, in their order; only the urgent ones when there are any. */
export function chooseSlides<Slide extends Showing>(slides: readonly Slide[], now: Date): Slide[] {
  const shown = slides
    .filter(({ publish_at, expires_at }) => publish_at <= now && (!expires_at || now < expires_at))
    .sort((a, b) => Number(b.pin) - Number(a.pin) || a.position - b.position)
  const urgent = shown.filter(({ is_urgent }) => is_urgent)
  return urgent.length > 0 ? urgent : shown
}

/** The next instant at which something appears or ends by itself; undefined when nothing will. */
export function nextChangeAt(slides: readonly Showing[], now: Date): Date | undefined {
  const instants = slides.flatMap(({ publish_at, expires_at }) => [publish_at, expires_at ?? publish_at])
  return instants.filter((instant) => instant > now).sort((a, b) => a.getTime() - b.getTime())[0]
}
