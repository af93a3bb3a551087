/** What nodemailer's errors say of an answer of the server, when there was one. */
type SmtpError = Error & { command?: string; responseCode?: number; response?: string }

/** Refusals of a mailbox for good that many servers give without an enhanced code (RFC 5321, section 4.2.3). */
const plainCodes = new Set([550, 551, 553])
/**
 * The mailbox's address is wrong, or it is closed (RFC 3463, sections 3.2 and 3.3, RFC 7505); a full one may have space again,
 * and 5.1.7 and 5.1.8 are of our own address, which servers refuse at this step as well.
 */
const closedForGood = /\b5\.(1\.([1236]|10)|2\.1)\b/
/** Without an enhanced code only the words tell a mailbox from the server that asks: one on a block list is served again later. */
const isOfUs =
  /relay|block|blacklist|access denied|spam|spf|dkim|dmarc|policy|reputation|authenticat|sender|\bip\b|\bdns/i
const enhancedCode = /\b[245]\.\d{1,3}\.\d{1,3}\b/

/**
 * Whether a server refused the mailbox itself and for good. What it refuses for another reason (a policy, our address,
 * a sign-in that failed) is a matter of this site, and is tried again once it is mended.
 */
export function isNoSuchMailbox(error: unknown): error is SmtpError {
  if (!(error instanceof Error)) return false
  const { command, responseCode = 0, response = '' } = error as SmtpError
  if (command !== 'RCPT TO' || responseCode < 500) return false
  return enhancedCode.test(response)
    ? closedForGood.test(response)
    : plainCodes.has(responseCode) && !isOfUs.test(response)
}
