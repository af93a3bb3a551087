import nodemailer from 'nodemailer'
import type { Mailer } from '../../mail/mailer.ts'

const timeoutMs = 15_000

/** Mail by SMTP. One recipient each; a repeat carries the same Message-ID. */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = nodemailer.createTransport(url, { from })
  return {
    send: async ({ to, subject, html, text, messageId }) => {
      await transport.sendMail({
        to: { name: '', address: to },
        subject,
        html,
        text,
        messageId,
        disableFileAccess: true,
        disableUrlAccess: true,
        ...({ connectionTimeout: timeoutMs } as object),
      })
    },
  }
}
