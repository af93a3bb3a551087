import type { Config } from '../../config.ts'

type Taking = Pick<Config, 'INBOUND_MAIL_DOMAIN' | 'MAIL_REPORTS'>

/** Mail programs may change the case of an address: digits and small letters alone stand in it. */
const form = /^b([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/

/** Where a report goes that a mail did not arrive, where we take reports in. Nobody but its reader sees the id in it. */
export function reportAddress(
  { INBOUND_MAIL_DOMAIN, MAIL_REPORTS }: Taking,
  mailId: string,
): { reportTo?: string } {
  if (!MAIL_REPORTS || INBOUND_MAIL_DOMAIN === undefined) return {}
  return { reportTo: `b${mailId.replaceAll('-', '')}@${INBOUND_MAIL_DOMAIN}` }
}

/** The mail whose report goes to an address; undefined where it is none that we made. */
export function mailOfAddress({ INBOUND_MAIL_DOMAIN }: Taking, address: string): string | undefined {
  const [local = '', domain] = address.toLowerCase().split('@')
  const parts = form.exec(local)?.slice(1)
  return domain === INBOUND_MAIL_DOMAIN ? parts?.join('-') : undefined
}

/** The mail with a Message-ID of ours. */
export function mailOfMessage(messageId: string): string | undefined {
  return /([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.\d{1,6})?@/i.exec(messageId)?.[1]?.toLowerCase()
}
