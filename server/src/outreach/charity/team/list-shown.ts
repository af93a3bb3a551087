import type { ShownMember } from '@tower/contract/outreach/team.contract.ts'
import type { TeamMember } from '@tower/contract/outreach/team.ts'
import type { Tx } from '../../../database/database.ts'
import { findPicture } from '../pictures/pictures.queries.ts'
import { findTeam } from './team.queries.ts'

/** Whom visitors see of the team, in its order. */
export async function listShown(tx: Tx): Promise<ShownMember[]> {
  const { members } = await findTeam(tx)
  const shown: ShownMember[] = []
  for (const member of members) if (member.is_shown) shown.push(await viewMember(tx, member))
  return shown
}

async function viewMember(tx: Tx, { name, role_en: en, role_es: es, picture_url }: TeamMember) {
  const picture = await findPicture(tx, picture_url)
  return {
    ...{ name, role: { en, es: es || en } },
    picture: picture ? { url: picture.address, width: picture.width, height: picture.height } : null,
  }
}
