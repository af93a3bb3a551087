import type { GateChannel } from '@tower/contract/oversight/gate.ts'

declare const passed: unique symbol
/** What the gate let through. Nothing else makes one, and nothing else leaves: see docs/decisions/0184. */
export type Passed<Content> = Content & { readonly [passed]: true }

/** Whom it is for, as far as that is known: names of their own class or family are theirs. */
export type Audience = {
  userId?: string | undefined
  email?: string | undefined
  /** As they call themselves. */
  fullName?: string | undefined
  /**
   * Of what holds words of our own: what people wrote into it, as far as that passed. Where no word of a name stands in it, the
   * name is made of ours.
   */
  written?: readonly string[]
  /** Somebody who may looked at it, and lets it go. */
  isReleased?: boolean
}

/** Something that leaves, in one piece or in many. */
export type Leaving = {
  /** The same texts, in which names are covered where the channel covers them. Throws `NameHeld` where it blocks. */
  texts(texts: readonly string[]): Promise<string[]>
  /** Counts what came of it, once. */
  end(): Promise<void>
}

/** A name of a child that stands in something, and where we know it from: a class list, by its teacher, or a profile, by its keeper. */
export type NamedChild = { name: string; on: { kind: 'class' | 'athlete'; email: string | null }[] }

/** On these stand words of ours: whoever opens one says what people wrote into it. */
type PaperChannel = Extract<GateChannel, 'paper' | 'family_paper' | 'book'>

/** The one way out. It fails rather than let something pass unseen. */
export type Gate = {
  /** Begins to let something out; whoever begins says when it has ended. */
  open(channel: PaperChannel, audience: Audience & Required<Pick<Audience, 'written'>>): Leaving
  open(channel: Exclude<GateChannel, PaperChannel>, audience?: Audience): Leaving
  /** Lets one thing out: its texts are looked at, and covered or refused. */
  pass<Content>(channel: GateChannel, content: Content, audience?: Audience): Promise<Passed<Content>>
  /** Which children keep something from leaving as it is: for staff who look after children, and for nobody else. */
  whose(channel: GateChannel, content: unknown, audience?: Audience): Promise<NamedChild[]>
}

/** The name of a child stands in what was to leave. It does not say whose. */
export class NameHeld extends Error {
  override readonly name = 'NameHeld'
  readonly channel: GateChannel

  constructor(channel: GateChannel) {
    super('held back: a name of a child stands in it')
    this.channel = channel
  }
}
