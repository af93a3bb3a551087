import type { MailingStory } from '@tower/contract/outreach/mailings.contract.ts'
import { fillCounted, showNumber } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { DrawerParts } from '../../../ui/drawer/drawer-parts.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { Text } from '../../../ui/type/type.tsx'
import { MailingActs } from './mailing-acts.tsx'
import { MailingPreview } from './mailing-preview.tsx'
import { CountedSegment } from './segment-fields.tsx'
import { MailingChip, useSegmentName } from './use-mailing-columns.tsx'

export type MailingDetailsProps = { mailing: MailingStory; onChange: () => void }

/** A mailing: to whom it goes, the words as they are read, what came of it, and the ways on. */
export function MailingDetails({ mailing, onChange }: MailingDetailsProps) {
  const { preview } = useTexts('mailings')
  const { subject_en, text_en, subject_es, text_es } = mailing
  return (
    <DrawerParts>
      <Head mailing={mailing} />
      <Numbers mailing={mailing} />
      <MailingActs mailing={mailing} onChange={onChange} />
      <Stack as="section" gap={3}>
        <Text as="h3" size="body">
          {preview.heading}
        </Text>
        <MailingPreview words={{ subject_en, text_en, subject_es, text_es }} />
      </Stack>
    </DrawerParts>
  )
}

function Head({ mailing }: { mailing: MailingStory }) {
  const { facts } = useTexts('mailings')
  const language = useLanguage()
  const nameSegment = useSegmentName()
  const said = (name: string, by: string | null, at: string | null) =>
    by === null || at === null ? [] : [{ name, value: `${by}, ${showTime(at, 'dated', language)}` }]
  const isRefused = mailing.decision_reason !== null
  return (
    <Stack gap={3}>
      <Row justify="between">
        <Text as="h3" size="body">
          {mailing.subject}
        </Text>
        <MailingChip state={mailing.state} />
      </Row>
      <Facts
        items={[
          { name: facts.to, value: nameSegment(mailing) },
          { name: facts.author, value: mailing.author },
          ...said(facts.asked, mailing.asked_by, mailing.asked_at),
          ...said(isRefused ? facts.refused : facts.agreed, mailing.decided_by, mailing.decided_at),
          ...(isRefused ? [{ name: facts.reason, value: mailing.decision_reason }] : []),
          ...said(facts.canceled, mailing.canceled_by, mailing.canceled_at),
        ]}
      />
    </Stack>
  )
}

/** How many would get it; once somebody agreed, what came of it. */
function Numbers({ mailing }: { mailing: MailingStory }) {
  const texts = useTexts('mailings')
  const language = useLanguage()
  const { counted, progress, readers, state } = mailing
  const isOther = state === 'waiting' && counted !== null && readers !== null && counted.readers !== readers
  return (
    <>
      {isOther && (
        <Notice tone="warning" announce={false}>
          {fillCounted(texts.count.wasAsked, readers, language)}
        </Notice>
      )}
      {counted && (
        <CountedSegment
          counted={counted}
          english={mailing.subject_en !== ''}
          spanish={mailing.subject_es !== ''}
        />
      )}
      {progress && (
        <Facts
          items={[
            { name: texts.progress.sent, value: showNumber(progress.sent, language) },
            { name: texts.progress.waiting, value: showNumber(progress.waiting, language) },
            { name: texts.progress.bounced, value: showNumber(progress.bounced, language) },
            ...(progress.held > 0
              ? [{ name: texts.progress.held, value: showNumber(progress.held, language) }]
              : []),
            ...(progress.withheld > 0
              ? [
                  {
                    name: texts.progress.withheld,
                    note: texts.progress.withheldNote,
                    value: showNumber(progress.withheld, language),
                  },
                ]
              : []),
          ]}
        />
      )}
      {progress?.left_out.map(({ reason, count }) => (
        <Text key={reason} size="small" tone="quiet">
          {fillCounted(texts.leftOut[reason], count, language)}
        </Text>
      ))}
    </>
  )
}
