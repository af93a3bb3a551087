import { isStaff } from '@tower/contract/access.ts'
import type { Language } from '@tower/contract/language.ts'
import { isOfAge } from '@tower/contract/people/prospects.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { hashToken } from '../../identity/one-time-secret.ts'
import { requireProspect, type ProspectActor, type ReachedProspect } from '../prospects.access.ts'
import { findProspectForUpdate, setBirthday } from '../prospects.queries.ts'
import { findGuardianToMail, findLink, useLinkUp, type ConsentLinkRow } from './consent-links.queries.ts'
import { signedText } from './consent-text-hash.ts'
import { findPartsInForce, type ConsentParts, type NewWord, type Voice } from './consents.queries.ts'
import { findVoice } from './find-voice.ts'
import { mailConsentLinks } from './mail-consent-links.ts'
import { recordWord } from './record-word.ts'
import { requireOtherMailbox } from './require-other-mailbox.ts'
import { withinProfile } from './within-profile.ts'
import { isMarkedBy } from './keeper-browser.ts'
import { listKeepers } from './keepers.queries.ts'

export type Said = {
  parts: ConsentParts
  signedName: string
  locale: Language
  /** A birthday a guardian gives, as `YYYY-MM-DD`. */
  bornOn: string | null
}

export type Heard = { said: ConsentParts; inForce: ConsentParts }

/** Where the word comes from, as far as the request tells. */
type From = { networkHash?: string | null | undefined; browserMark?: string | undefined }

type SaidByAccount = {
  actor: ProspectActor & Pick<Actor, 'email'>
  prospectId: string
  said: Said
} & From

/** Somebody who may speak for an athlete does so from their account. */
export function sayByAccount(
  services: Services,
  { actor, prospectId, said, networkHash, browserMark }: SaidByAccount,
): Promise<Heard> {
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    if (isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
    const prospect = await requireProspect(tx, { actor, prospectId, act: 'consent', at })
    const voice = await findVoice(tx, actor, prospect)
    if (said.parts.profile && voice.role === 'guardian')
      await requireOtherMailbox(tx, { prospectId: prospect.id, address: actor.email })
    return hear(services, tx, {
      ...{ prospect, voice, said, networkHash, browserMark, at },
      ...{ how: 'account', userId: actor.userId, email: null },
    })
  })
}

/** A guardian speaks by a mailed link, which is used up by it. Whoever keeps the profile can't be its guardian by mail. */
export function sayByLink(
  services: Services,
  { token, said, networkHash, browserMark }: { token: string; said: Said } & From,
): Promise<Heard> {
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const link = await findLink(tx, hashToken(token))
    // The row of the athlete first, as everywhere: so no two who speak wait for each other.
    const prospect = link && (await findProspectForUpdate(tx, link.prospectId))
    if (!link || !prospect) throw new Refusal('prospects.link_unknown')
    await takeLink(tx, link, at)
    if (said.parts.profile) await refuseKeeper(tx, link, prospect)
    const voice = { role: 'guardian', guardianId: link.guardianId } as const
    return hear(services, tx, {
      ...{ prospect, voice, said, networkHash, browserMark, at },
      ...{ how: 'link', userId: link.userId, email: link.email },
    })
  })
}

async function takeLink(tx: Tx, link: ConsentLinkRow, at: Date): Promise<void> {
  if (link.usedAt === null && link.expiresAt <= at) throw new Refusal('prospects.link_expired')
  if (!(await useLinkUp(tx, link.id, at))) throw new Refusal('prospects.link_used')
}

/** A coach who names their own second address would consent for a child of somebody else. */
async function refuseKeeper(
  tx: Tx,
  { userId, email }: ConsentLinkRow,
  prospect: Pick<ReachedProspect, 'id' | 'onboarded_by_id' | 'athlete_id'>,
): Promise<void> {
  if (userId !== null && (userId === prospect.onboarded_by_id || userId === prospect.athlete_id))
    throw new Refusal('prospects.guardian_is_keeper')
  if (email !== null) await requireOtherMailbox(tx, { prospectId: prospect.id, address: email })
}

type Hearing = {
  prospect: Pick<ReachedProspect, 'id' | 'first_name' | 'status' | 'born_on'>
  voice: Voice
  said: Said
  how: NewWord['how']
  userId: string | null
  email: string | null
  at: Date
} & From

async function hear(services: Services, tx: Tx, hearing: Hearing): Promise<Heard> {
  const { prospect, voice, said, how, userId, email, networkHash = null, browserMark, at } = hearing
  const parts = withinProfile(said.parts)
  const bornOn = await keepBirthday(tx, hearing)
  if (parts.profile) requireSigned(said, voice, isOfAge(bornOn, at))
  const isNew = await recordWord(tx, {
    ...{ prospect, voice, parts, how, at },
    recordedById: userId,
    text: parts.profile ? signedText(said.locale) : null,
    evidence: {
      ...{ signedName: said.signedName || null, email, networkHash },
      isKeepersBrowser: await isFromKeeper(services, tx, { prospectId: prospect.id, browserMark }),
    },
  })
  // A link is used up even by the same word again: the next one comes with the mail, as the page says.
  if (isNew || how === 'link') await mailSaid(services, tx, { voice, parts, locale: said.locale, at })
  return { said: parts, inForce: await findPartsInForce(tx, prospect.id) }
}

async function isFromKeeper(
  services: Services,
  tx: Tx,
  { prospectId, browserMark }: { prospectId: string; browserMark: string | undefined },
): Promise<boolean> {
  if (browserMark === undefined) return false
  const keepers = await listKeepers(tx, prospectId)
  return isMarkedBy(
    services,
    browserMark,
    keepers.map(({ userId }) => userId),
  )
}

function requireSigned({ signedName }: Said, { role }: Voice, isAdult: boolean): void {
  if (signedName === '') throw new Refusal('prospects.name_required')
  if (role === 'guardian' && isAdult) throw new Refusal('prospects.of_age')
}

/** A guardian is mailed what was said in their name, with a link to change it. */
async function mailSaid(
  services: Services,
  tx: Tx,
  { voice, parts, locale, at }: { voice: Voice; parts: ConsentParts; locale: Language; at: Date },
): Promise<void> {
  if (voice.role !== 'guardian' || voice.guardianId === null) return
  const guardian = await findGuardianToMail(tx, voice.guardianId)
  if (!guardian) return
  await mailConsentLinks(services, tx, { guardians: [guardian], kind: 'said', said: parts, locale, at })
}

/** A birthday is given once, by a guardian; staff change it. An athlete does not say of themself that they are of age. */
async function keepBirthday(tx: Tx, { prospect, voice, said, at }: Hearing): Promise<string | null> {
  if (prospect.born_on !== null || said.bornOn === null || voice.role !== 'guardian') return prospect.born_on
  if (new Date(said.bornOn) >= at || said.bornOn < '1900-01-01')
    throw new Refusal('prospects.birthday_impossible')
  await setBirthday(tx, prospect.id, said.bornOn, at)
  return said.bornOn
}
