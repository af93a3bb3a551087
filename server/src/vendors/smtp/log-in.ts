import nodemailer from 'nodemailer'
import { withTimeout } from './smtp-mailer.ts'

/** Connects to the mail server and logs in, without sending anything; throws what the server says. */
export async function logInToSmtp(url: string): Promise<void> {
  const transport = nodemailer.createTransport(withTimeout(url))
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}
