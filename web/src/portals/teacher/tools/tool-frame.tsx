import type { TeacherTool } from '@tower/contract/learning/tools.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Result } from '../../../learning/tools/tools.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { classNames } from '../../../ui/class-names/class-names.ts'
import { Card } from '../../../ui/card/card.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { lateInBrowser } from '../../../ui/late/late.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import styles from './tool-frame.module.css'

// Comes with the first result: until then there is nothing to edit.
const ResultEditor = lateInBrowser(() => import('./result-editor.tsx'))

export type ToolFrameProps = {
  tool: TeacherTool
  /** What the teacher tells the tool, its button last. */
  form: ReactNode
  isWriting: boolean
  result: Result | undefined
  onResult: (result: Result) => void
}

/** What every tool stands in: what it is told on the left, what it wrote on the right; on a phone below one another. */
export function ToolFrame({ tool, form, isWriting, result, onResult }: ToolFrameProps) {
  const { tabs, result: texts } = useTexts('tools')
  const written = useShownResult(result?.id)
  return (
    <div className={classNames(styles.frame, tool === 'parent-note' && styles.roomy)}>
      <Card title={tabs[tool]} className={styles.screen}>
        {form}
      </Card>
      <section ref={written} tabIndex={-1} aria-label={texts.title}>
        {isWriting && <Skeleton lines={8} />}
        {!isWriting && !result && <EmptyState>{texts.none}</EmptyState>}
        {!isWriting && result && (
          <Stack>
            <Notice tone="success" className={styles.screen}>
              {texts.done}
            </Notice>
            <ResultEditor
              key={result.id}
              result={result}
              onResult={onResult}
              waiting={<Skeleton lines={8} />}
            />
          </Stack>
        )}
      </section>
    </div>
  )
}

/** What was just written gets the focus, once. */
function useShownResult(id: string | undefined) {
  const ref = useRef<HTMLElement>(null)
  const first = useRef(id)
  useEffect(() => {
    if (id !== undefined && id !== first.current) ref.current?.focus()
    first.current = id
  }, [id])
  return ref
}
