import { entriesPerPage } from '../../../matching/draws/entries-per-page.ts'
import { useCountWord } from '../../../matching/draws/use-count-word.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { late } from '../../../ui/late/late.tsx'
import { Pager, shownRows } from '../../../ui/pager/pager.tsx'
import type { LoadedDraw } from '../load-draw.ts'
import { Fold } from './fold.tsx'

const DrawEntries = late(() => import('../../../matching/draws/draw-entries.tsx'))

/** The frozen list, fifty classrooms at a time. An address that asks for a later page unfolds it. */
export function DrawEntriesFold({ found: { draw, entries }, page }: { found: LoadedDraw; page: number }) {
  const texts = useTexts('draws').one.entries
  const language = useLanguage()
  const countWord = useCountWord()
  const paging = { page, pageSize: entriesPerPage, total: draw.entries_count ?? 0 }
  return (
    <Fold
      id="entries"
      title={fillCounted(texts.title, paging.total, language, { count: countWord(paging.total) })}
      isOpen={page > 1}
    >
      <DrawEntries entries={entries} state={draw.state} />
      <Pager
        {...paging}
        label={texts.pages}
        words={fillText(texts.showing, shownRows(paging))}
        previous={texts.previous}
        next={texts.next}
        anchor="entries"
      />
    </Fold>
  )
}
