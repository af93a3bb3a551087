import { weighingSigns, type GuardianSign } from '@tower/contract/people/prospects.ts'
import type { Tx } from '../../../database/database.ts'
import { oneMailbox } from '../../../http/one-mailbox.ts'
import { isSamePerson } from '../../identity/accounts/is-same-person.ts'
import type { ProspectActor } from '../prospects.access.ts'
import { listKeepers, listOtherWords, listSpeakers, type Keeper, type Speaker } from './keepers.queries.ts'
import { openMailHosts } from './mail-hosts.ts'

/** Named, said and handed in within this: nobody waits for a parent so shortly. */
const minutesMs = 10 * 60_000

/** What of one guardian suggests that they are no other person than a keeper, in the order staff read it. */
export function findSigns(
  speaker: Omit<Speaker, 'guardianId' | 'hasSecondProof'>,
  { keepers, submittedAt }: { keepers: readonly Keeper[]; submittedAt: Date | null },
): GuardianSign[] {
  const { email, networkHash, isKeepersBrowser, hasAccount } = speaker
  const isTrue: Record<GuardianSign, boolean> = {
    same_mailbox: email !== null && keepers.some((keeper) => oneMailbox(keeper.email) === oneMailbox(email)),
    same_domain:
      email !== null && isOwnHost(email) && keepers.some((keeper) => hostOf(keeper.email) === hostOf(email)),
    within_minutes: isHurried(speaker, submittedAt),
    same_network: networkHash !== null && keepers.some((keeper) => keeper.networkHash === networkHash),
    same_browser: isKeepersBrowser,
    no_account: !hasAccount,
  }
  return (Object.keys(isTrue) as GuardianSign[]).filter((sign) => isTrue[sign])
}

const hostOf = (email: string) => email.slice(email.lastIndexOf('@') + 1)
const isOwnHost = (email: string) => !openMailHosts.has(hostOf(email))

function isHurried({ invitedAt, saidAt }: Pick<Speaker, 'invitedAt' | 'saidAt'>, submittedAt: Date | null) {
  if (submittedAt === null) return false
  const times = [invitedAt, saidAt, submittedAt].map((time) => time.getTime())
  return Math.max(...times) - Math.min(...times) <= minutesMs
}

/** What is telling of each guardian who allows a profile, by the guardian’s id. */
export type GuardianSigns = ReadonlyMap<string, { signs: GuardianSign[]; isProven: boolean }>

/** Reads what is telling of the guardians who allow a profile. */
export async function listSigns(
  tx: Tx,
  { id, submitted_at: submittedAt }: { id: string; submitted_at: Date | null },
): Promise<GuardianSigns> {
  const keepers = await listKeepers(tx, id)
  const speakers = await listSpeakers(tx, id)
  return new Map(
    speakers.map((speaker) => [
      speaker.guardianId,
      { signs: findSigns(speaker, { keepers, submittedAt }), isProven: speaker.hasSecondProof },
    ]),
  )
}

/**
 * Whether a profile rests on words alone that may be the keeper's own: every guardian who allows it has a sign that weighs,
 * and staff have made sure of none of them. A signed paper and an athlete of age are words of their own.
 */
export async function needsSecondProof(
  tx: Tx,
  prospect: { id: string; submitted_at: Date | null },
): Promise<boolean> {
  const signs = await listSigns(tx, prospect)
  if (signs.size === 0 || isAnyTrusted(signs)) return false
  return (await listOtherWords(tx, prospect.id)).length === 0
}

/**
 * Whether a profile rests on a paper alone that whoever acts recorded: no guardian's word stands without a proof, and the athlete
 * does not speak. One person would make the consent and judge it.
 */
export async function isOwnPaper(
  tx: Tx,
  actor: ProspectActor,
  prospect: { id: string; submitted_at: Date | null },
): Promise<boolean> {
  const words = await listOtherWords(tx, prospect.id)
  if (words.length === 0 || words.some(({ role }) => role === 'athlete')) return false
  if (isAnyTrusted(await listSigns(tx, prospect))) return false
  return isSamePerson(
    tx,
    actor,
    words.map(({ recordedBy }) => recordedBy),
  )
}

/** Whether nothing speaks against some guardian who allows the profile, or staff made sure of them. */
const isAnyTrusted = (guardians: GuardianSigns) =>
  [...guardians.values()].some(
    ({ signs, isProven }) => isProven || !signs.some((sign) => weighingSigns.has(sign)),
  )
