import nodemailer from 'nodemailer'
import type { Mailer } from '../../mail/mailer.ts'
import { readRefusal } from './read-refusal.ts'

const timeoutMs = 15_000

/** Says that a program wrote the mail, so that no away note answers it (RFC 3834, section 5; MS-OXCMAIL 2.2.3.2.14). */
const writtenByProgram = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** Mail by SMTP. One recipient each; a repeat carries the same Message-ID. */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = nodemailer.createTransport(withTimeout(url), { from })
  return {
    send: async ({ to, subject, html, text, messageId, replyTo, reportTo, headers = {} }) => {
      const content = {
        subject,
        html,
        text,
        messageId,
        headers: { ...writtenByProgram, ...headers },
        ...(replyTo && { replyTo }),
        ...(reportTo !== undefined && { envelope: { from: reportTo, to: { name: '', address: to } } }),
      }
      const sending = transport.sendMail({
        to: { name: '', address: to },
        ...content,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      await sending.catch((error: unknown) => {
        throw readRefusal(error) ?? error
      })
    },
  }
}

/** nodemailer reads its connection options from the address. */
export function withTimeout(address: string): string {
  const url = new URL(address)
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(timeoutMs))
  }
  return url.toString()
}
