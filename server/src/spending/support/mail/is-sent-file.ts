import type { Attachment } from 'postal-mime'

/** What mail programs put beside the words by themselves: signatures, invitations, cards, and Outlook's own form of the text. */
const ownOfPrograms = new Set([
  ...['application/pgp-signature', 'application/pkcs7-signature', 'application/x-pkcs7-signature'],
  ...['application/pgp-keys', 'application/ms-tnef', 'application/vnd.ms-tnef'],
  ...['text/calendar', 'text/vcard', 'text/x-vcard', 'text/directory', 'text/rfc822-headers'],
])

/** A logo is smaller, and a photo that stands within the text larger. */
const mostLogoBytes = 100_000

/** Whether a part of a mail is a file that its writer sent along, and no logo or signature of their program. */
export function isSentFile({ mimeType, disposition, contentId, related, content }: Attachment): boolean {
  if (ownOfPrograms.has(mimeType)) return false
  const standsInText = related === true || (disposition === 'inline' && contentId !== undefined)
  const bytes = typeof content === 'string' ? content.length : content.byteLength
  return !standsInText || bytes > mostLogoBytes
}
