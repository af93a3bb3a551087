import { type ReactNode, useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Segment } from '../../../ui/segment/segment.tsx'
import { BookPanel } from './book-panel.tsx'
import type { Desk } from './desk.ts'
import styles from './editor.module.css'
import { NarrativePanel } from './narrative-panel.tsx'
import { PagePanel } from './page-panel.tsx'

const panels = { page: PagePanel, book: BookPanel, narrative: NarrativePanel }

/** The sidebar of actions: what belongs to the page, to the book, or to the whole story; below it, what draws. */
export function SidePanel({ desk, actions }: { desk: Desk; actions: ReactNode }) {
  const { tabs } = useTexts('storybookEditor')
  const [open, setOpen] = useState<keyof typeof panels>('page')
  const Panel = panels[open]
  return (
    <aside className={styles.side} aria-label={tabs.label}>
      <Segment
        legend={tabs.label}
        name="panel"
        options={(['page', 'book', 'narrative'] as const).map((value) => ({ value, label: tabs[value] }))}
        value={open}
        onChoose={(value) => setOpen(value as keyof typeof panels)}
      />
      <Stack>
        <Panel desk={desk} />
      </Stack>
      {actions}
    </aside>
  )
}
