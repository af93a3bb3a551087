/**
 * The words of a kind of week, page by page, each page in several ways. In a passage “ / ” parts sentences, “@” is where the notes’
 * own sentence stands, “*” what the class feels about it, “+” and “++” begin sentences that only longer books have, and “[a~b]” says
 * it for small and for older children. Besides what the notes say only feelings, sounds, looking, wondering, waiting and trying are told.
 */
export type PassageWords = {
  setting: readonly string[]
  wish: readonly string[]
  /** What is tried and what comes of it belong together, in the same order. */
  firstTry: readonly string[]
  afterFirst: readonly string[]
  secondTry: readonly string[]
  /** The hard part, where the notes tell of one, and where they don’t. */
  trouble: readonly string[]
  doubt: readonly string[]
  turn: readonly string[]
  thirdTry: readonly string[]
  hush: readonly string[]
  climax: readonly string[]
  /** The climax where the notes say no more. */
  quietClimax: readonly string[]
  /** The last turn and the last line, as one: they are parted by “ // ”. */
  endings: readonly string[]
  refrains: readonly string[]
}

export type Shape =
  'growing' | 'making' | 'trip' | 'search' | 'performance' | 'kindness' | 'farewell' | 'week'

/** A line a page: the endings are two lines, parted by “ // ”. */
export type TinyWords = Readonly<
  Record<
    | 'setting'
    | 'wish'
    | 'firstTry'
    | 'secondTry'
    | 'doubt'
    | 'turn'
    | 'thirdTry'
    | 'hush'
    | 'climax'
    | 'endings',
    readonly string[]
  >
>

/** How the last thing that the notes tell sounds; `glad` where it is neither heavy nor asleep. */
export type Ending = 'glad' | 'heavy' | 'sleepy'

type EndExtras = Pick<Extras, 'hush' | 'climax' | 'last'>

/** The last pages of a week that ends in something sad, or asleep: they fit every kind of week, and nobody cheers there. */
export type SoftEnds = Readonly<
  Record<
    Exclude<Ending, 'glad'>,
    {
      pages: Pick<PassageWords, 'hush' | 'climax' | 'endings'>
      tiny: Pick<TinyWords, 'hush' | 'climax' | 'endings'>
      extras: EndExtras
      upperExtras: EndExtras
    }
  >
>

/** By page, as long books need them; the quiet ones are for a week with something sad in it. */
export type Extras = Readonly<
  Record<
    | 'setting'
    | 'wish'
    | 'firstTry'
    | 'afterFirst'
    | 'secondTry'
    | 'hard'
    | 'turn'
    | 'thirdTry'
    | 'hush'
    | 'climax'
    | 'last'
    | 'quiet',
    readonly string[]
  >
>
