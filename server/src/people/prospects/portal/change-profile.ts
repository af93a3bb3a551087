import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { requireProspect, type ProspectActor } from '../prospects.access.ts'
import { awaitLook } from './await-look.ts'
import type { OwnProspectRow } from './own-prospects.queries.ts'
import { type ProfileWords, updateProfile } from './profile.queries.ts'
import { getOwn } from './read-own.ts'

export type ChangeProfile = {
  actor: ProspectActor
  prospectId: string
  /** Of what was seen. */
  revision: number
  words: ProfileWords
}

/** Changes what a profile says. Of two who edit it at once, the second learns that it changed. */
export function changeProfile(services: Services, wish: ChangeProfile): Promise<OwnProspectRow> {
  const { actor, prospectId, revision, words } = wish
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const prospect = await requireProspect(tx, { actor, prospectId, act: 'edit', at })
    if (prospect.revision !== revision) throw new Refusal('prospects.changed_meanwhile')
    const names = Object.keys(words) as (keyof ProfileWords)[]
    const changed = names.filter((name) => words[name] !== undefined && words[name] !== prospect[name])
    if (changed.length > 0) {
      await updateProfile(tx, prospectId, Object.fromEntries(changed.map((name) => [name, words[name]])))
      await awaitLook(tx, { actor, prospect, at })
    }
    return getOwn(tx, { actor, prospectId })
  })
}
