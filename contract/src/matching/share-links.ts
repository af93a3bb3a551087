import { z } from 'zod'

export const shareLinkErrors = {
  'share_links.not_found': { status: 404, sentence: 'Share link not found' },
  'share_links.closed': { status: 410, sentence: 'Link not found or no longer active.' },
} as const

/** All that anyone learns of a teacher and their classroom from a share link. Nothing else ever leaves the server. */
export const TeacherShareItem = z.strictObject({
  display_name: z.string(),
  school: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  bio: z.string().nullable(),
  /** A picture on this site; never one of another origin. */
  avatar_url: z.string().nullable(),
  /** How many people nominated the classroom. */
  nominators: z.number().int(),
  /** How many of them somebody is known to stand behind. */
  confirmed: z.number().int(),
})
export type TeacherShareItem = z.infer<typeof TeacherShareItem>

export const mostBioCharacters = 600
