/** What nodemailer's errors say of an answer of the server, when there was one. */
type SmtpError = Error & { command?: string; responseCode?: number; response?: string }

/** Refusals of a mailbox for good that many servers give without an enhanced code (RFC 5321, section 4.2.3). */
const plainCodes = new Set([550, 551, 553])
/** The mailbox's address is wrong, or it is closed (RFC 3463, sections 3.2 and 3.3); a full one may have space again. */
const closedForGood = /\b5\.(1\.\d{1,3}|2\.1)\b/
const enhancedCode = /\b[245]\.\d{1,3}\.\d{1,3}\b/

/**
 * Whether a server refused the mailbox itself and for good. What it refuses for another reason (a policy, our address,
 * a sign-in that failed) is a matter of this site, and is tried again once it is mended.
 */
export function isNoSuchMailbox(error: unknown): error is SmtpError {
  if (!(error instanceof Error)) return false
  const { command, responseCode = 0, response = '' } = error as SmtpError
  if (command !== 'RCPT TO' || responseCode < 500) return false
  return enhancedCode.test(response) ? closedForGood.test(response) : plainCodes.has(responseCode)
}
