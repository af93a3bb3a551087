import type { UseQueryResult } from '@tanstack/react-query'
import type { AboutSection } from '@tower/contract/oversight/about.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { PageHead, type PageHeadProps } from '../../../ui/section/section.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { UnreadPart } from '../unread-part.tsx'
import { useTitle } from '../../use-title.ts'
import { AboutSections } from './about-sections.tsx'
import styles from './about.module.css'

type AboutPageProps<File extends { sections: readonly AboutSection[] }> = {
  title: string
  lead: PageHeadProps['lead']
  /** The list that it is found in. */
  list: { label: string; to: string }
  reading: UseQueryResult<File>
  words: { failed: string; nothing: string }
  /** What it is, beside all that concerns it. */
  card: { title: string; content: (file: File) => ReactNode }
  /** What stands below that. */
  beside?: (file: File) => ReactNode
}

/** The page of somebody or of a classroom: what they are, and all that concerns them. */
export function AboutPage<File extends { sections: readonly AboutSection[] }>(props: AboutPageProps<File>) {
  const { title, lead, list, reading, words, card, beside } = props
  const { back } = useTexts('people')
  useTitle(reading.data && title)
  return (
    <>
      <PageHead title={title} lead={lead} crumbs={[{ label: back, to: paths.admin }, list]} />
      {reading.isPending && <Skeleton lines={8} />}
      {reading.isError && !reading.data && <UnreadPart reading={reading} failed={words.failed} />}
      {reading.data && (
        <div className={styles.page}>
          <Stack gap={5}>
            <Card title={card.title}>{card.content(reading.data)}</Card>
            {beside?.(reading.data)}
          </Stack>
          <AboutSections sections={reading.data.sections} nothing={words.nothing} />
        </div>
      )}
    </>
  )
}
