/** What turns: which one, and how long it stays. */
export type Turn = { id: string; showMs: number }

export type SlideShowState = {
  /** The slide that shows; the first one while it names none of them. */
  currentId: string | undefined
  /** What the Play/Pause button says. */
  plays: boolean
  /** Whether it advances by itself right now: it plays and nothing holds it. */
  turns: boolean
  /** Nothing moved yet: the first slide needs no entrance. */
  isFirst: boolean
}

/** Slides that advance by themselves until somebody wants to look. */
export type SlideShow = {
  state(): SlideShowState
  subscribe(listener: () => void): () => void
  start(): void
  stop(): void
  /** Takes other slides. The one on the screen stays if it is among them. */
  take(turns: readonly Turn[]): void
  /** By hand: whoever chose a slide wants to look at it. */
  next(): void
  previous(): void
  play(): void
  pause(): void
  /** Holds it while a pointer or the focus is there, unless Play was pressed. */
  hold(by: 'pointer' | 'focus'): void
  release(by: 'pointer' | 'focus'): void
}

/** Makes a slide show that stands still until it is started. */
export function createSlideShow(first: readonly Turn[], { plays }: { plays: boolean }): SlideShow {
  let turns = first
  let isStarted = false
  let isAskedFor = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const held = new Set<string>()
  const listeners = new Set<() => void>()
  let state: SlideShowState = { currentId: first[0]?.id, plays, turns: plays, isFirst: true }

  const place = (): number =>
    Math.max(
      0,
      turns.findIndex(({ id }) => id === state.currentId),
    )
  const wait = (): void => {
    clearTimeout(timer)
    if (isStarted && state.turns && turns.length > 1)
      timer = setTimeout(() => step(1), turns[place()]?.showMs)
  }
  const change = (changes: Partial<SlideShowState>): void => {
    const plays = changes.plays ?? state.plays
    state = { ...state, ...changes, turns: plays && (held.size === 0 || isAskedFor) }
    wait()
    for (const listener of listeners) listener()
  }
  const step = (by: number): void => {
    const target = turns[(place() + by + turns.length) % turns.length]
    change({ currentId: target?.id, isFirst: false })
  }
  const pause = (): void => {
    isAskedFor = false
    change({ plays: false })
  }
  const chooseByHand = (by: number): void => {
    pause()
    step(by)
  }
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      isStarted = true
      wait()
    },
    stop() {
      isStarted = false
      clearTimeout(timer)
    },
    take(others) {
      const showedMs = turns[place()]?.showMs
      const hadMany = turns.length > 1
      turns = others
      const current = turns[place()]
      // A slide that stays keeps the time it has left.
      if (current?.id === state.currentId && current?.showMs === showedMs && hadMany) return
      change(current?.id === state.currentId ? {} : { currentId: current?.id, isFirst: false })
    },
    next: () => chooseByHand(1),
    previous: () => chooseByHand(-1),
    play() {
      isAskedFor = true
      change({ plays: true })
    },
    pause,
    hold(by) {
      held.add(by)
      change({})
    },
    release(by) {
      if (held.delete(by)) change({})
    },
  }
}
