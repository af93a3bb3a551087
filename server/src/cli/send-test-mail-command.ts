import { randomUUID } from 'node:crypto'
import { siteOrigin } from '../config.ts'
import { escapeHtml } from '../escape-html.ts'
import type { Services } from '../services.ts'
import {
  CommandFault,
  exit,
  requireArguments,
  requireEmail,
  withServices,
  type RunCommand,
} from './command.ts'

/** `tower send-test-mail ADDRESS`: one mail, at once and past the outbox, so that what the server says is seen. */
export const sendTestMailCommand: RunCommand = async (args, output) => {
  const [given = ''] = requireArguments(args, 1, 'send-test-mail ADDRESS')
  const email = requireEmail(given)
  return withServices(async ({ services }) => {
    await sendTestMail(services, email)
    output.write(
      `The mail server took it for ${email}. If it does not arrive, look among the unwanted mail, then at SPF, DKIM and DMARC of ${services.config.MAIL_FROM}.\n`,
    )
    return exit.done
  })
}

/** Sends a mail that says where it comes from; refuses, in the mail server's own words, where that does not take it. */
export async function sendTestMail(
  { config, gate, mailer }: Pick<Services, 'config' | 'gate' | 'mailer'>,
  email: string,
): Promise<void> {
  if (mailer.isMailbox)
    throw new CommandFault('Mail is captured here (SMTP_URL is not set): nothing would leave.')
  const origin = siteOrigin(config)
  const text = `This is a test of the mail of ${config.SITE_NAME}, sent from the command line. Nobody has to do anything.\n\n${origin}\n`
  const html = `<p>${escapeHtml(text.trim()).replace(/\n+/g, '</p><p>')}</p>`
  const words = await gate.pass('email', { subject: `A test mail of ${origin}`, text, html }, { email })
  try {
    await mailer.send({ ...words, to: email, messageId: `<${randomUUID()}@${new URL(origin).hostname}>` })
  } catch (error) {
    throw new CommandFault(`The mail was not taken: ${(error as Error).message}`, { cause: error })
  }
}
