import { domainOf, isSchoolAddress } from '@tower/contract/matching/nominations.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'

/**
 * Where everybody gets a mailbox, so that its address says nothing about a school: mail of the large portals, by their name with
 * whatever ending (`yahoo.com`, `yahoo.com.mx`), and of others and of US internet providers by their domain.
 */
const portals = new Set(
  'gmail googlemail yahoo ymail rocketmail hotmail outlook gmx yandex protonmail tutanota mailinator hushmail'.split(
    ' ',
  ),
)
const providers = new Set(
  `live.com msn.com aol.com aim.com icloud.com me.com mac.com proton.me pm.me mail.com email.com inbox.com hey.com duck.com
  fastmail.com zoho.com zohomail.com tuta.io rediffmail.com qq.com 126.com 163.com naver.com web.de mail.ru
  att.net sbcglobal.net bellsouth.net comcast.net verizon.net charter.net spectrum.net cox.net rr.com roadrunner.com
  frontier.com frontiernet.net optonline.net optimum.net suddenlink.net centurylink.net q.com hughes.net windstream.net
  earthlink.net netzero.net netzero.com juno.com`.split(/\s+/),
)

/** A school's domain borrowed as a part of another, such as `school.edu.example.com`; `edu.mx` and its like are schools'. */
const borrowsEdu = /\.edu\.(?![a-z]{2}$)/

/**
 * Whether an address may be a school's: under the suffixes it is, and elsewhere unless it is written to look like one or lies
 * with a provider where everybody gets an address. Most US public schools have `k12.xx.us`, `.org`, `.net` or `.us`.
 */
export function mayBeSchoolAddress(email: string, suffixes: readonly string[]): boolean {
  if (isSchoolAddress(email, suffixes)) return true
  const domain = domainOf(email)
  if (domain === undefined || borrowsEdu.test(domain)) return false
  return !isProvider(domain)
}

/** A host below a provider's is the provider's as well: `mail.yahoo.com`, `tampabay.rr.com`. */
function isProvider(domain: string): boolean {
  const [last = '', second = '', third = ''] = domain.split('.').reverse()
  const hasCountry = last.length === 2 && ['co', 'com'].includes(second)
  return portals.has(hasCountry ? third : second) || providers.has(`${second}.${last}`)
}

/**
 * Whoever may be a school's is mailed the link; what confirms at once and what waits for staff is decided when it is used.
 * @throws Refusal `nominations.not_edu`
 */
export function requireSchoolAddress(
  { config: { TEACHER_EMAIL_SUFFIXES: suffixes } }: Pick<Services, 'config'>,
  email: string,
): void {
  if (mayBeSchoolAddress(email, suffixes)) return
  const onlyEdu = suffixes.length === 1 && suffixes[0] === '.edu'
  const sentence = `Please use a school email address (${suffixes.join(', ')}).`
  throw new Refusal('nominations.not_edu', onlyEdu ? undefined : sentence)
}
