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
  const show = createAutoAdvance(first, plays)
  const held = new Set<string>()
  let isAskedFor = false

  const apply = (plays: boolean): void =>
    show.change({ plays, turns: plays && (held.size === 0 || isAskedFor) })
  const ask = (plays: boolean): void => {
    isAskedFor = plays
    apply(plays)
  }
  const chooseByHand = (by: number): void => {
    ask(false)
    show.step(by)
  }
  return {
    state: show.state,
    subscribe: show.subscribe,
    start: show.start,
    stop: show.stop,
    take: show.take,
    next: () => chooseByHand(1),
    previous: () => chooseByHand(-1),
    play: () => ask(true),
    pause: () => ask(false),
    hold(by) {
      held.add(by)
      apply(show.state().plays)
    },
    release(by) {
      if (held.delete(by)) apply(show.state().plays)
    },
  }
}

/** The slides, which one shows, and the timer that brings the next one. */
function createAutoAdvance(first: readonly Turn[], plays: boolean) {
  let turns = first
  let isStarted = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  let state: SlideShowState = { currentId: first[0]?.id, plays, turns: plays, isFirst: true }

  const place = (): number => Math.max(0, turns.map(({ id }) => id).indexOf(state.currentId ?? ''))
  const wait = (): void => {
    clearTimeout(timer)
    if (isStarted && state.turns && turns.length > 1)
      timer = setTimeout(() => step(1), turns[place()]?.showMs)
  }
  const change = (changes: Partial<SlideShowState>): void => {
    state = { ...state, ...changes }
    wait()
    for (const listener of listeners) listener()
  }
  const step = (by: number): void => {
    const target = turns[(place() + by + turns.length) % turns.length]
    change({ currentId: target?.id, isFirst: false })
  }
  return {
    state: () => state,
    subscribe(listener: () => void) {
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
    take(others: readonly Turn[]) {
      const before = turns[place()]
      const wasAlone = turns.length < 2
      turns = others
      // What could not be read comes back: the place is kept for it.
      if (turns.length === 0) return wait()
      const now = turns[place()]
      const stays = now?.id === state.currentId
      // A slide that stays keeps the time it has left.
      if (stays && now?.showMs === before?.showMs && !wasAlone) return
      change(stays ? {} : { currentId: now?.id, isFirst: false })
    },
    change,
    step,
  }
}
