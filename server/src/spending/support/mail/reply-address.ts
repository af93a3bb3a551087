import { createHmac, timingSafeEqual } from 'node:crypto'
import { keptKey } from '../../../secret-keys.ts'
import type { Services } from '../../../services.ts'
import { SecretText } from '../../../mail/secret-text.ts'

type Keyed = Pick<Services, 'config'>

/** Mail programs may change the case of an address: digits and small letters alone stand in it. */
const addressForm = /^t([0-9a-f]{32})\.([0-9a-f]{24})$/

/** Where a ticket's teacher answers by mail; null where no mail is taken. It is told to nobody else. */
export function replyAddress(services: Keyed, ticketId: string): SecretText | null {
  const { INBOUND_MAIL_DOMAIN: domain } = services.config
  if (!domain) return null
  return new SecretText(`t${ticketId.replaceAll('-', '')}.${sign(services, ticketId)}@${domain}`)
}

/** The ticket that an address is of; undefined where it is none that we made. */
export function ticketOfAddress(services: Keyed, address: string): string | undefined {
  const [local = '', domain] = address.toLowerCase().split('@')
  const [, hex, signature] = addressForm.exec(local) ?? []
  if (domain !== services.config.INBOUND_MAIL_DOMAIN || !hex || !signature) return undefined
  const ticketId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(services, ticketId))]
  return given.length === right.length && timingSafeEqual(given, right) ? ticketId : undefined
}

function sign({ config }: Keyed, ticketId: string): string {
  return createHmac('sha256', keptKey(config, 'ticket-address/1')).update(ticketId).digest('hex').slice(0, 24)
}
