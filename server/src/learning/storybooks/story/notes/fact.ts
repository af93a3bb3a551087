/** How a fact sounds, so that nobody cheers at what is sad. */
export type Tone = 'plain' | 'joy' | 'trouble' | 'sad'

/** What the notes say happened, as one sentence of the class. */
export type Fact = {
  sentence: string
  /** What kind of doing it is ("made", "saw"), for the words that follow it. */
  kind: string
  tone: Tone
  /** Whether it speaks of the sentence before it (“It was tall”) and must stand beside it. */
  follows: boolean
}
