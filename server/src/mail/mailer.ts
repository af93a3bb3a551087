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

/** Hands a mail to the outside world. In the demo nothing leaves: the mailbox page shows what was sent. */
export type Mailer = {
  send(mail: OutgoingMail): Promise<void>
  /** The sent rows are what people read: they keep their links and codes. */
  isMailbox?: true
}

/** The demo's mailer: the sent row itself is the captured mail. */
export const captureMailer: Mailer = { send: () => Promise.resolve(), isMailbox: true }
