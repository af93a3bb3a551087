import { teamPicture, type TeamMember } from '@tower/contract/outreach/team.ts'
import type { Tx } from '../../../database/database.ts'
import type { AuditAction } from '../../../declared.ts'
import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { attachPicture } from '../../../oversight/files/attach-picture.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { findTeam, findTeamOf, insertTeam, noTeam, type TeamRow } from './team.queries.ts'

export type SaveTeam = { actor: Actor; members: readonly TeamMember[]; seenNumber: number }

/** Writes the team down anew. Of two who edit it at once, the second learns that it changed. */
export async function saveTeam(
  services: Services,
  { actor, members, seenNumber }: SaveTeam,
): Promise<TeamRow> {
  if (new Set(members.map(({ id }) => id)).size < members.length) throw new Refusal('team.listed_twice')
  const at = services.clock.now()
  const saved = await services.database.transaction(async (tx) => {
    const before = await findTeam(tx)
    const known = new Set(before.members.map(({ picture_url: address }) => address))
    const attached = {
      ownerId: actor.userId,
      rule: teamPicture,
      at,
      unknown: 'team.picture_unknown',
    } as const
    for (const { picture_url: address } of members)
      if (address !== null && !known.has(address)) await attachPicture(tx, { address, ...attached })
    return addSaving(tx, { actor, before, members, seenNumber, at, action: 'charity.team_changed' })
  })
  services.charity.forget()
  return saved
}

export type RestoreTeam = { actor: Actor; number: number; seenNumber: number }

/** Brings back the team of an earlier saving; 0 is the empty list. */
export async function restoreTeam(services: Services, wish: RestoreTeam): Promise<TeamRow> {
  const { actor, number, seenNumber } = wish
  const at = services.clock.now()
  const saved = await services.database.transaction(async (tx) => {
    const then = number === 0 ? noTeam : await findTeamOf(tx, number)
    if (!then) throw new Refusal('team.revision_not_found')
    return addSaving(tx, {
      ...{ actor, before: await findTeam(tx), members: then.members, seenNumber, at },
      ...{ action: 'charity.team_restored', restores: number },
    })
  })
  services.charity.forget()
  return saved
}

type Saving = SaveTeam & {
  before: TeamRow
  at: Date
  action: Extract<AuditAction, `charity.team_${string}`>
  restores?: number
}

async function addSaving(tx: Tx, saving: Saving): Promise<TeamRow> {
  const { actor, before, members, seenNumber, at, action, restores } = saving
  const number = seenNumber + 1
  const isFirst =
    before.number === seenNumber &&
    (await insertTeam(tx, {
      ...{ number, members, savedAt: at, savedBy: actor.userId, restores: restores ?? null },
    }))
  if (!isFirst) throw new Refusal('team.changed_meanwhile')
  await writeAudit(tx, {
    ...{ at, actorId: actor.userId, action, targetKind: 'team', targetId: String(number) },
    // Names stand in the list itself; this log keeps what it is told for good.
    details: {
      ...{ members: members.length, shown: members.filter(({ is_shown: isShown }) => isShown).length },
      ...(restores === undefined ? {} : { restores }),
    },
  })
  return findTeam(tx)
}
