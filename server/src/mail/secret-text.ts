declare const opened: unique symbol

/**
 * Words of a mail that open something for whoever has them: a link, a code, an address to answer to. A template that writes
 * such words takes them by this type; so whatever queues the mail has to give them as {@link SecretText}.
 */
export type OpenedText = string & { readonly [opened]: true }

/** The same before the mail is written: it lies sealed in the outbox, and can't be put into a row, a log or an answer by accident. */
export class SecretText {
  readonly #words: string

  constructor(words: string) {
    this.#words = words
  }

  /** The words, for sealing them and for whoever may read them. */
  get words(): OpenedText {
    return this.#words as OpenedText
  }

  /** A further part, as a query of a link. */
  with(part: string): SecretText {
    return new SecretText(this.#words + part)
  }

  toJSON(): never {
    throw new Error('what opens something is written down sealed only')
  }

  toString(): never {
    return this.toJSON()
  }
}

/** What a mail is written from, as whoever queues it gives it. */
export type Queued<Params> = Params extends OpenedText
  ? SecretText
  : Params extends object
    ? { [Key in keyof Params]: Queued<Params[Key]> }
    : Params

/** Whether something of it opens something. */
export type HoldsSecret<Params> = Params extends OpenedText
  ? true
  : Params extends readonly (infer Part)[]
    ? HoldsSecret<Part>
    : Params extends object
      ? { [Key in keyof Params]: HoldsSecret<Params[Key]> }[keyof Params]
      : false
