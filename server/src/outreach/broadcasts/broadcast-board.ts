import type { Language } from '@tower/contract/language.ts'
import type { Broadcast } from '@tower/contract/outreach/broadcasts.ts'
import { createHash } from 'node:crypto'
import type { Services } from '../../services.ts'
import {
  findLastDraw,
  listComingSlides,
  readLiveTotals,
  shownNames,
  type SlideRow,
} from './broadcasts.queries.ts'
import { viewSlide } from './broadcasts.view.ts'
import { chooseSlides, nextChangeAt } from './choose-slides.ts'
import type { LiveFacts } from './word-live-slide.ts'

/** What is shown in one language, and the word that stands for exactly this. */
export type Posted = { items: Broadcast[]; etag: string }

/** What this process shows. Reading it costs a query only when something may have changed. */
export type BroadcastBoard = {
  read(language: Language): Promise<Posted>
  close(): Promise<void>
}

const channel = 'tower_broadcasts'
/** How old totals and results in live slides may be. */
const liveForMs = 30_000

type Kept = { posted: Record<Language, Posted>; change: number; readAt: number; until: number }

/** Opens the board: from now on it hears of every change to the slides, whichever process makes it. */
export async function openBroadcastBoard(
  services: Pick<Services, 'database' | 'clock'>,
): Promise<BroadcastBoard> {
  let change = 0
  let kept: Kept | undefined
  let reading: Promise<Kept> | undefined
  const stopListening = await services.database.listen(channel, () => void (change += 1))

  const isFresh = ({ change: seen, readAt, until }: Kept): boolean => {
    const now = services.clock.now().getTime()
    return seen === change && readAt <= now && now < until
  }
  const readOnce = (): Promise<Kept> => {
    // However many ask at once, one reads; what changes meanwhile is read by the next.
    const seen = change
    reading ??= readBoard(services)
      .then((board) => (kept = { ...board, change: seen }))
      .finally(() => (reading = undefined))
    return reading
  }
  return {
    async read(language) {
      if (kept && isFresh(kept)) return kept.posted[language]
      const found = await readOnce()
      return (isFresh(found) ? found : await readOnce()).posted[language]
    },
    close: stopListening,
  }
}

async function readBoard({ database, clock }: Pick<Services, 'database' | 'clock'>) {
  const now = clock.now()
  return database.read(async (tx) => {
    const coming = await listComingSlides(tx, now)
    const shown = chooseSlides(coming, now)
    const isLive = shown.some(({ kind }) => kind !== 'content')
    const facts = isLive
      ? { totals: await readLiveTotals(tx), lastDraw: await findLastDraw(tx, shownNames) }
      : undefined
    const next = nextChangeAt(coming, now)?.getTime() ?? Number.POSITIVE_INFINITY
    const readAt = now.getTime()
    return {
      posted: { en: post(shown, facts, 'en'), es: post(shown, facts, 'es') },
      readAt,
      until: isLive ? Math.min(next, readAt + liveForMs) : next,
    }
  })
}

function post(shown: readonly SlideRow[], facts: LiveFacts | undefined, language: Language): Posted {
  const items = shown.flatMap((row) => viewSlide(row, facts, language) ?? [])
  const digest = createHash('sha256').update(JSON.stringify(items)).digest('base64url')
  // Weak: compressed on the way it is other bytes with the same meaning.
  return { items, etag: `W/"${digest.slice(0, 27)}"` }
}
