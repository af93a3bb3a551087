import type { RefusedPart } from '../mailer.ts'

/** Refusals of a mailbox for good that many servers give without an enhanced code (RFC 5321, section 4.2.3). */
const plainCodes = new Set([550, 551, 553])
/** The mailbox's address is wrong (RFC 3463, section 3.2, RFC 7505). */
const closedForGood = /^5\.1\.([1236]|10)$/
/**
 * This mail is not taken there: the mailbox is shut, which some say of one that is shut for an hour, full or takes none so large,
 * or the words cannot be handed on (RFC 3463, sections 3.3 and 3.7).
 */
const notThisMail = /^5\.(2\.[1-4]|3\.4|6\.\d{1,3})$/
/** Without an enhanced code only the words tell a mailbox from the server that asks: one on a block list is served again later. */
const isOfUs =
  /relay|block|blacklist|access denied|spam|spf|dkim|dmarc|policy|reputation|authenticat|sender|\bip\b|\bdns/i
/** And of what is left, a server that knows no such mailbox says so; "prohibited" or "no reverse DNS" is of whoever asks. */
const isOfMailbox = /user|mailbox|recipient|account|address|no such|unknown|not found|does ?n[o']t exist/i
const isFull = /full|quota|exceed|too (large|big)/i
const enhancedCode = /\b5\.\d{1,3}\.\d{1,3}\b/

/**
 * What a permanent refusal is about, by what the server said. A policy, our own address (5.1.7 and 5.1.8 are of it) and whatever says
 * neither is about us: that is mended here, and then tried again.
 */
export function whatIsRefused({ code, said }: { code: number; said: string }): RefusedPart {
  const enhanced = enhancedCode.exec(said)?.[0]
  if (enhanced !== undefined)
    return closedForGood.test(enhanced) ? 'mailbox' : notThisMail.test(enhanced) ? 'mail' : 'us'
  if (isOfUs.test(said)) return 'us'
  if (code === 552 || isFull.test(said)) return 'mail'
  return plainCodes.has(code) && isOfMailbox.test(said) ? 'mailbox' : 'us'
}
