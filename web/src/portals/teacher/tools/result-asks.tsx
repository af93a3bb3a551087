import type { NoteContent } from '../../../learning/tools/tools.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'

/** What only the teacher can put right, before anything is copied. */
export function ResultAsks({ asks }: Pick<NoteContent, 'asks'>) {
  const { result: texts } = useTexts('tools')
  if (asks.length === 0) return null
  return (
    <Notice tone="warning">
      <b>{texts.asksTitle}</b>
      <Stack as="ul" gap={1} bullets>
        {asks.map(({ kind, quote }) => (
          <li key={`${kind} ${quote}`}>{fillText(texts.asks[kind], { quote })}</li>
        ))}
      </Stack>
    </Notice>
  )
}
