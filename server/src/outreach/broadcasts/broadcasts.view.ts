import type { HandlerOutput } from '@tower/contract/endpoint.ts'
import type { Language } from '@tower/contract/language.ts'
import type { Broadcast } from '@tower/contract/outreach/broadcasts.ts'
import type { broadcastEndpoints } from '@tower/contract/outreach/broadcasts.contract.ts'
import { isOwnPath, isSafeLink } from '@tower/contract/outreach/safe-link.ts'
import type { SlideRow } from './broadcasts.queries.ts'
import { translateStockTitle } from './stock-titles.ts'
import { wordLiveSlide, type LiveFacts, type LiveTotals } from './word-live-slide.ts'

/** A slide as visitors see it; undefined for a live one that has nothing to tell yet. */
export function viewSlide(
  row: SlideRow,
  facts: LiveFacts | undefined,
  language: Language,
): Broadcast | undefined {
  const body = row.kind === 'content' ? row.body : facts && wordLiveSlide(row.kind, facts, language)
  if (body === undefined) return undefined
  const say = (written: string) => (row.kind === 'content' ? written : translateStockTitle(written, language))
  const hasLink = row.cta_href !== null && isSafeLink(row.cta_href)
  return {
    id: row.id,
    kind: row.kind,
    title: say(row.title),
    body,
    // The database refuses bad addresses by a coarse pattern; this is the rule itself.
    media_url: row.media_url !== null && isOwnPath(row.media_url) ? row.media_url : null,
    cta_href: hasLink ? row.cta_href : null,
    cta_label: hasLink && row.cta_label !== null ? say(row.cta_label) : null,
    is_urgent: row.is_urgent,
    duration_sec: row.duration_sec,
    transition: row.transition,
    draw: row.kind === 'randomizer' ? viewDraw(facts) : null,
  }
}

function viewDraw(facts: LiveFacts | undefined): Broadcast['draw'] {
  if (!facts?.lastDraw) return null
  const { id, names, seed } = facts.lastDraw
  return { id, names, seed }
}

/** What was done so far, in numbers that anybody may know. */
export function viewTotals({
  matchedClassrooms,
  slotSponsors,
  gifts,
  givenCents,
}: LiveTotals): HandlerOutput<typeof broadcastEndpoints.totals> {
  return {
    matched_classrooms: matchedClassrooms,
    slot_sponsors: slotSponsors,
    gifts,
    given_cents: givenCents,
  }
}
