import { entriesPerPage } from '../../../matching/draws/entries-per-page.ts'
import { useCountWord } from '../../../matching/draws/use-count-word.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Pager, shownRows } from '../../../ui/pager/pager.tsx'
import { late } from '../../../ui/late/late.tsx'
import { Section } from '../../../ui/section/section.tsx'
import type { LoadedDraw } from '../load-draw.ts'
import styles from './draw-entries-section.module.css'

const DrawEntries = late(() => import('../../../matching/draws/draw-entries.tsx'))

/** The frozen list, fifty classrooms at a time. */
export function DrawEntriesSection({ found: { draw, entries }, page }: { found: LoadedDraw; page: number }) {
  const texts = useTexts('draws').one.entries
  const language = useLanguage()
  const countWord = useCountWord()
  const paging = { page, pageSize: entriesPerPage, total: draw.entries_count ?? 0 }
  return (
    <Section labelledBy="entries" className={styles.section}>
      <h2 id="entries" className={styles.title}>
        {fillCounted(texts.title, paging.total, language, { count: countWord(paging.total) })}
      </h2>
      <DrawEntries entries={entries} state={draw.state} />
      <Pager
        {...paging}
        label={texts.pages}
        words={fillText(texts.showing, shownRows(paging))}
        previous={texts.previous}
        next={texts.next}
        anchor="entries"
      />
    </Section>
  )
}
