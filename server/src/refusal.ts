import { errors, type ErrorCode } from '@tower/contract/errors.ts'

/** A known "no": its code decides status and sentence. Thrown by rules and operations, written out at the edge. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: ErrorCode
  readonly status: number

  /** `sentence` replaces the standard one where the words depend on the input. */
  constructor(code: ErrorCode, sentence?: string) {
    super(sentence ?? errors[code].sentence)
    this.code = code
    this.status = errors[code].status
  }
}

/** A "no" of which the log was told all there is to tell, or should be told nothing: it is no failure to look into. */
export class ToldRefusal extends Refusal {}
