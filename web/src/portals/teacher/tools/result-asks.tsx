import type { NoteContent } from '../../../learning/tools/tools.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { NoticeList } from './notice-list.tsx'

/** What only the teacher can put right, before anything is copied. */
export function ResultAsks({ asks }: Pick<NoteContent, 'asks'>) {
  const { result: texts } = useTexts('tools')
  const sentences = asks.map(({ kind, quote }) => fillText(texts.asks[kind], { quote }))
  return <NoticeList title={texts.asksTitle} items={sentences} tone="warning" />
}
