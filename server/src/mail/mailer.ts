import type { Passed } from '../gate.ts'
import type { RenderedMail } from './mail-parts.ts'

/** The words of a mail, which the gate let through. */
export type PassedWords = Passed<Pick<RenderedMail, 'subject' | 'html' | 'text'>>

/** A finished mail. */
export type OutgoingMail = PassedWords & {
  to: string
  messageId: string
  replyTo?: string
  /** Of a mail of a series: how a mail program leaves it. */
  headers?: Record<string, string>
}

/**
 * The server of a mail's reader says that there is no such mailbox, or that it is closed for good. Nobody tries again:
 * whoever keeps writing to such addresses is taken for a sender of spam.
 */
export class NoSuchMailbox extends Error {
  override readonly name = 'NoSuchMailbox'
}

/** Hands a mail to the outside world. In the demo nothing leaves: the mailbox page shows what was sent. */
export type Mailer = {
  /** Throws {@link NoSuchMailbox} where trying again is of no use, and any other error where it may be. */
  send(mail: OutgoingMail): Promise<void>
  /** The sent rows are what people read: they keep their links and codes. */
  isMailbox?: true
}

/** The demo's mailer: the sent row itself is the captured mail. */
export const captureMailer: Mailer = { send: () => Promise.resolve(), isMailbox: true }
