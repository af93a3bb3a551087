import type { Language } from '@tower/contract/language.ts'
import type { Role } from '@tower/contract/access.ts'
import { siteOrigin } from '../../../config.ts'
import type { Tx } from '../../../database/database.ts'
import type { Services } from '../../../services.ts'
import { hashCode, hashToken, newCode, newToken } from '../one-time-secret.ts'
import { countLinksSince, insertLink, type LinkPurpose } from './links.queries.ts'
import { linkUrl, nextAfterSignIn } from './sign-in-link.ts'
import { SecretText } from '../../../mail/secret-text.ts'

/** More mails than this in the life of one link are nobody's honest wish. */
export const linksPerAddress = 5

export type IssueLink = {
  email: string
  purpose: LinkPurpose
  /** The portal chosen. */
  role?: Role | undefined
  locale: Language
  redirectTo?: string | undefined
  addressChangeId?: string
  /** Who of the staff is shown the link. */
  handedOverBy?: string
  lifeMinutes: number
}

export type IssuedLink = { id: string; url: SecretText; code: SecretText }

/** Makes a link and its code for an address and keeps their hashes; undefined when the address had enough of them lately. */
export async function issueLink(
  services: Services,
  tx: Tx,
  link: IssueLink,
): Promise<IssuedLink | undefined> {
  const { clock, config, random } = services
  const at = clock.now()
  const lifeMs = link.lifeMinutes * 60_000
  const { email, purpose } = link
  const recent = await countLinksSince(tx, { email, purpose, since: new Date(at.getTime() - lifeMs) })
  if (recent >= linksPerAddress) return undefined

  const [id, token, code] = [random.uuid(), newToken(services), newCode(services)]
  await insertLink(tx, {
    id,
    email,
    purpose,
    role: link.role ?? null,
    locale: link.locale,
    addressChangeId: link.addressChangeId ?? null,
    handedOverBy: link.handedOverBy ?? null,
    tokenHash: hashToken(token),
    codeHash: hashCode(config, id, code),
    at,
    expiresAt: new Date(at.getTime() + lifeMs),
  })
  const origin = siteOrigin(config)
  return {
    id,
    code: new SecretText(code),
    url: new SecretText(linkUrl(origin, { purpose, token, next: nextAfterSignIn(link.redirectTo, origin) })),
  }
}
