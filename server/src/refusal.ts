import { errors, type ErrorCode } from '@tower/contract/errors.ts'

/** A known "no": its code decides status and sentence. Thrown by rules and operations, written out at the edge. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: ErrorCode
  readonly status: number
  /** What the answer says beside the sentence, such as where to go on; in JSON alone. */
  readonly more: Readonly<Record<string, string>>

  /** `sentence` replaces the standard one where the words depend on the input. */
  constructor(code: ErrorCode, sentence?: string, more: Readonly<Record<string, string>> = {}) {
    super(sentence ?? errors[code].sentence)
    this.code = code
    this.status = errors[code].status
    this.more = more
  }
}

/** A "no" that the log already has, or does not need: it is not logged as a failure again. */
export class LoggedRefusal extends Refusal {}
