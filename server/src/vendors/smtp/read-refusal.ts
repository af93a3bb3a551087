import { whatIsRefused } from '../../mail/arriving/what-is-refused.ts'
import { RefusedForGood } from '../../mail/mailer.ts'

/** What nodemailer's errors say of an answer of the server, when there was one. */
type SmtpError = Error & { command?: string; responseCode?: number; response?: string }

/** Where a server answers for the one it sends to, or for the mail. What it says before is about the connection, and passes. */
const commands = new Set(['RCPT TO', 'DATA'])

/** The refusal for good in an error of nodemailer; undefined where the server may take the mail later. */
export function readRefusal(error: unknown): RefusedForGood | undefined {
  if (!(error instanceof Error)) return undefined
  const { command = '', responseCode: code = 0, response: said = '' } = error as SmtpError
  if (!commands.has(command) || code < 500) return undefined
  const part = whatIsRefused({ code, said })
  // A whole mail is refused for what is in it or who sends it; only a recipient is for not being there.
  const isOfMail = command === 'DATA' && part === 'mailbox' && !/\b5\.[12]\.\d/.test(said)
  return new RefusedForGood(isOfMail ? 'us' : part, error.message, { cause: error })
}
