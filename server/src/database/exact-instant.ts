/**
 * An instant that the database keeps in microseconds, for which a `Date` has no place. As a parameter of another statement it is the
 * same instant again: what goes on behind a row neither meets it twice nor passes over those of its millisecond.
 */
class ExactInstant extends Date {
  readonly #text: string

  constructor(at: Date, text: string) {
    super(at)
    this.#text = text
  }

  static textOf(value: unknown): unknown {
    return value instanceof ExactInstant ? value.#text : value
  }
}

/** PostgreSQL writes no zeros at the end: four digits are more than milliseconds. */
const isFinerThanDate = /\.\d{4}/

/** Reads a `timestamptz` as `parse` does, and keeps what a `Date` would lose. */
export function exactInstant(parse: (text: string) => unknown): (text: string) => unknown {
  return (text) => {
    const at = parse(text)
    return at instanceof Date && isFinerThanDate.test(text) ? new ExactInstant(at, text) : at
  }
}

/** A parameter as it is sent, alone or in a list: an instant that was read goes back as it came. */
export function sentExactly(value: unknown): unknown {
  return Array.isArray(value) ? value.map(sentExactly) : ExactInstant.textOf(value)
}
