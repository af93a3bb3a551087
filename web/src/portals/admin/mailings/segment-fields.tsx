import { useQuery } from '@tanstack/react-query'
import { donorSegments, maxDonorTagLength } from '@tower/contract/money/desk.ts'
import type { MailingCount } from '@tower/contract/outreach/mailings.contract.ts'
import { ClassroomPick } from '../../../outreach/mailings/classroom-pick.tsx'
import { mailingQueries } from '../../../outreach/mailings/mailings.api.ts'
import { fillCounted } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { SelectField, TextField } from '../../../ui/field/field.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import { Box } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { UnreadPart } from '../unread-part.tsx'
import { useSettled } from '../use-settled.ts'
import { isSegmentWhole, segmentOf, type TypedMailing, wordsOf } from './typed-mailing.ts'

/** To whom it goes. */
export function SegmentFields({ form }: { form: Form<TypedMailing> }) {
  const { segment: label, segments, form: texts } = useTexts('mailings')
  const { segment } = form.values
  return (
    <>
      <SelectField label={label} {...form.choice('segment', donorSegments)}>
        {donorSegments.map((value) => (
          <option key={value} value={value}>
            {segments[value]}
          </option>
        ))}
      </SelectField>
      {segment === 'classroom' && <ClassroomFields form={form} />}
      {segment === 'slot' && (
        <TextField label={texts.slot} inputMode="numeric" autoComplete="off" {...form.text('slotNumber')} />
      )}
      {segment === 'lapsed' && (
        <TextField label={texts.since} hint={texts.sinceHint} type="date" {...form.text('since')} />
      )}
      {segment === 'tag' && (
        <TextField label={texts.tag} maxLength={maxDonorTagLength} autoComplete="off" {...form.text('tag')} />
      )}
    </>
  )
}

/** A classroom that somebody gave for: its name is typed, and one of those found is picked. */
function ClassroomFields({ form }: { form: Form<TypedMailing> }) {
  const { name, error } = form.text('classroomName')
  const { classroomId, classroomName } = form.values
  return (
    <ClassroomPick
      {...{ name, error }}
      typed={classroomName}
      isPicked={classroomId !== ''}
      onType={(typed) => form.set({ classroomName: typed, classroomId: '' })}
      onPick={(classroom) => form.set({ classroomId: classroom.id, classroomName: classroom.name })}
    />
  )
}

/** How many it would reach now, while it is written. */
export function SegmentCount({ typed }: { typed: TypedMailing }) {
  const { countFailed } = useTexts('mailings')
  const isWhole = isSegmentWhole(typed)
  const settled = useSettled(JSON.stringify(segmentOf(typed)))
  const reading = useQuery({
    ...mailingQueries.count(JSON.parse(settled) as ReturnType<typeof segmentOf>),
    enabled: isWhole && settled === JSON.stringify(segmentOf(typed)),
    retry: false,
  })
  if (!isWhole) return null
  if (reading.isPending) return <Skeleton lines={2} />
  if (!reading.data) return <UnreadPart reading={reading} failed={countFailed} />
  const words = wordsOf(typed)
  return (
    <CountedSegment
      counted={reading.data}
      english={words.subject_en !== ''}
      spanish={words.subject_es !== ''}
    />
  )
}

type CountedProps = {
  counted: MailingCount
  /** Which languages are written. */
  english: boolean
  spanish: boolean
}

/** How many it reaches, how many it does not and why, and who reads it in another language than their own. */
export function CountedSegment({ counted, english, spanish }: CountedProps) {
  const { count: texts, leftOut } = useTexts('mailings')
  const language = useLanguage()
  const { readers, left_out: others } = counted
  return (
    <Box pad={3}>
      <Text as="b">{fillCounted(texts.readers, readers, language)}</Text>
      {others.map(({ reason, count }) => (
        <Text key={reason} size="small" tone="quiet">
          {fillCounted(leftOut[reason], count, language)}
        </Text>
      ))}
      {english && !spanish && counted.spanish > 0 && (
        <Notice announce={false}>{fillCounted(texts.inEnglish, counted.spanish, language)}</Notice>
      )}
      {spanish && !english && counted.english > 0 && (
        <Notice announce={false}>{fillCounted(texts.inSpanish, counted.english, language)}</Notice>
      )}
    </Box>
  )
}
