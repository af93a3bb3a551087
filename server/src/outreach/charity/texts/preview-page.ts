import {
  draftMinutes,
  type SitePage,
  textBlocks,
  type WordedText,
} from '@tower/contract/outreach/page-texts.ts'
import { paths } from '@tower/contract/pages.ts'
import type { Charity } from '../../../charity.ts'
import type { Actor } from '../../../http/actor.ts'
import { hashToken, newToken } from '../../../people/identity/one-time-secret.ts'
import type { Services } from '../../../services.ts'
import { findDraft, insertDraft } from './drafts.queries.ts'
import { textsIn, type SaidTexts } from './page-texts.queries.ts'
import { readTexts } from './save-page-texts.ts'

/** Where the texts of a page are shown. */
const shownAt: Readonly<Record<SitePage, string>> = {
  home: paths.home,
  about: paths.about,
  mission: paths.mission,
  team: paths.about,
  gallery: paths.gallery,
  events: paths.events,
}

export type PreviewPage = { actor: Actor; page: SitePage; texts: readonly WordedText[] }

/** Keeps a draft for a while, and tells where it is shown. Only its address opens it. */
export async function previewPage(
  services: Services,
  { actor, page, texts }: PreviewPage,
): Promise<{ address: string; expires_at: string }> {
  const said = readTexts(page, texts)
  const token = newToken(services)
  const at = services.clock.now()
  const expiresAt = new Date(at.getTime() + draftMinutes * 60_000)
  await services.database.transaction((tx) =>
    insertDraft(tx, { tokenHash: hashToken(token), page, texts: said, madeBy: actor.userId, at, expiresAt }),
  )
  return { address: `${shownAt[page]}?draft=${token}`, expires_at: expiresAt.toISOString() }
}

/** The texts of all pages as they would be with a draft in its place; undefined where the draft has ended. */
export async function readDraftTexts(
  { charity, clock, database }: Pick<Services, 'charity' | 'clock' | 'database'>,
  token: string,
): Promise<Charity['texts'] | undefined> {
  const draft = await database.read((tx) => findDraft(tx, hashToken(token), clock.now()))
  if (!draft) return undefined
  const { texts } = await charity.read()
  const keys = new Set(textBlocks[draft.page as SitePage].map(({ key }) => key))
  const withDraft = (language: 'en' | 'es') => ({
    ...Object.fromEntries(Object.entries(texts[language]).filter(([key]) => !keys.has(key))),
    ...textsIn(draft.texts as SaidTexts, language),
  })
  return { en: withDraft('en'), es: withDraft('es') }
}
