/** What the listeners are to do: open so many event streams, or wait until all of them together heard so many events. */
export type ListenOrder =
  | { kind: 'open'; origin: string; path: string; tokens: readonly string[]; count: number; event: string }
  | { kind: 'hear'; events: number }
  | { kind: 'close' }

export type ListenReport = { heard: number; open: number }
