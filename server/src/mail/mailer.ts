import type { Passed } from '../gate.ts'
import type { RenderedMail } from './mail-parts.ts'

/** The words of a mail, which the gate let through. */
export type PassedWords = Passed<Pick<RenderedMail, 'subject' | 'html' | 'text'>>

/** A finished mail. */
export type OutgoingMail = PassedWords & {
  to: string
  messageId: string
  replyTo?: string
  /** Where a report goes that it did not arrive; else to whomever the mail is from. */
  reportTo?: string
  /** Of a mail of a series: how a mail program leaves it. */
  headers?: Record<string, string>
}

/**
 * What a refusal for good is about: the mailbox, which does not exist or is closed; this one mail, as where the mailbox is full or
 * the mail too large; or us, as where a policy turns our server away.
 */
export type RefusedPart = 'mailbox' | 'mail' | 'us'

/**
 * A mail server refused for good (5xx). What is about the mailbox or the mail is not tried again: whoever keeps at it is taken for a
 * sender of spam. What is about us may be otherwise once it is mended.
 */
export class RefusedForGood extends Error {
  override readonly name = 'RefusedForGood'
  readonly part: RefusedPart

  constructor(part: RefusedPart, message: string, options?: ErrorOptions) {
    super(message, options)
    this.part = part
  }
}

/** Hands a mail to the outside world. In the demo nothing leaves: the mailbox page shows what was sent. */
export type Mailer = {
  /** Throws {@link RefusedForGood} where the server refuses for good, and any other error where it may take it later. */
  send(mail: OutgoingMail): Promise<void>
  /** The sent rows are what people read: they keep their links and codes. */
  isMailbox?: true
}

/** The demo's mailer: the sent row itself is the captured mail. */
export const captureMailer: Mailer = { send: () => Promise.resolve(), isMailbox: true }
