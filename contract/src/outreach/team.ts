import { pictureOfCharity, type UploadRule } from '../oversight/files.ts'

export const maxMemberName = 80
export const maxMemberRole = 120
export const mostMembers = 60

/** A picture of somebody of the team. Staff upload it for everyone to see. */
export const teamPicture = { ...pictureOfCharity, purpose: 'team_picture' } as const satisfies UploadRule

/** Somebody of the team, as staff wrote it down. */
export type TeamMember = {
  id: string
  name: string
  role_en: string
  /** Empty: as in English. */
  role_es: string
  picture_url: string | null
  is_shown: boolean
}

export const teamErrors = {
  'team.changed_meanwhile': {
    status: 409,
    sentence: 'Somebody else changed the team. Look again first.',
  },
  'team.revision_not_found': { status: 404, sentence: 'This version of the team is not known.' },
  'team.listed_twice': { status: 400, sentence: 'Somebody is in the list twice.' },
  'team.picture_unknown': {
    status: 400,
    sentence: 'This picture is not one you uploaded. Choose it again.',
  },
} as const
