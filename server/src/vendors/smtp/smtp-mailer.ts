import nodemailer from 'nodemailer'
import type { Mailer } from '../../mail/mailer.ts'

const timeoutMs = 15_000

/** Mail by SMTP. One recipient each; a repeat carries the same Message-ID. */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = nodemailer.createTransport(withTimeout(url), { from })
  return {
    send: async ({ to, subject, html, text, messageId, replyTo, headers = {} }) => {
      const content = { subject, html, text, messageId, headers, ...(replyTo && { replyTo }) }
      await transport.sendMail({
        to: { name: '', address: to },
        ...content,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    },
  }
}

/** nodemailer reads its connection options from the address. */
function withTimeout(address: string): string {
  const url = new URL(address)
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(timeoutMs))
  }
  return url.toString()
}
