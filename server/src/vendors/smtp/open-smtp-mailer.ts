import type { Mailer } from '../../mail/mailer.ts'

/** Mail by SMTP, whose code comes with the first that is sent: most commands, and the processes that only serve, send none. */
export function openSmtpMailer(settings: { url: string; from: string }): Mailer {
  const open = async (): Promise<Mailer> => {
    const { createSmtpMailer } = await import('./smtp-mailer.ts')
    return createSmtpMailer(settings)
  }
  let opened: Promise<Mailer> | undefined
  return {
    async send(mail) {
      opened ??= open()
      await (await opened).send(mail)
    },
  }
}
