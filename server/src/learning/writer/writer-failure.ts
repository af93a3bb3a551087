/**
 * Why nothing was written. `not_agreed`: the classroom did not agree to the provider. `over_cap`: as much as may be was
 * spent today. `slow`: the time is over. `aborted`: whoever asked went away. `down`, `denied`,
 * `unusable`, `refused`: what the provider did. `names`: a sign for a name came back broken, or did not come back.
 */
export type WriterFailureKind =
  'not_agreed' | 'over_cap' | 'slow' | 'aborted' | 'down' | 'denied' | 'unusable' | 'refused' | 'names'

/** Its message is in our words: nothing of what was asked or answered, and no key. */
export class WriterFailure extends Error {
  override readonly name = 'WriterFailure'
  readonly kind: WriterFailureKind

  constructor(kind: WriterFailureKind, reason: string) {
    super(reason)
    this.kind = kind
  }
}
