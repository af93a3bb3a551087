import { cutText } from '@tower/contract/cut-text.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { longestSearch } from '@tower/contract/oversight/search.ts'
import { searchQuery } from '../../../oversight/search/search.api.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { usePaused } from '../../../ui/form/use-paused.ts'
import type { PortalSection } from '../../portal-link.ts'
import { linesOf, listActions, listPages, listSearches, type PaletteLine } from './palette-lines.ts'

const typingPauseMs = 150

export type PaletteReading = {
  lines: PaletteLine[]
  isLoading: boolean
  isError: boolean
  retry: () => void
}

/** The lines for what was typed. Pages answer at once; the server is asked when the typing pauses. */
export function usePaletteLines(sections: readonly PortalSection[], written: string): PaletteReading {
  const texts = useTexts('palette')
  const { roles } = useTexts('shell')
  const language = useLanguage()
  const typed = cutText(written.trim(), longestSearch)
  const asked = usePaused(typed, typingPauseMs)
  const reading = useQuery({
    ...searchQuery(asked),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  })
  const found = typed === '' ? [] : (reading.data?.items ?? [])
  return {
    lines: [
      ...linesOf(found, { texts, roles, language }),
      ...listActions(sections, typed, texts),
      ...listPages(sections, typed),
      ...listSearches(sections, typed, texts),
    ],
    isLoading: typed !== '' && (typed !== asked || reading.isFetching),
    isError: typed !== '' && reading.isError,
    retry: () => void reading.refetch(),
  }
}
