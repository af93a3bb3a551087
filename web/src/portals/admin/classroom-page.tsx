import { useQuery } from '@tanstack/react-query'
import { paths } from '@tower/contract/pages.ts'
import type { ClassroomFile } from '@tower/contract/oversight/about.contract.ts'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useParams } from 'react-router'
import { aboutQueries } from '../../oversight/about/about.api.ts'
import { useProfile } from '../../session/route-guard.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import { portalMeta } from '../portal-meta.ts'
import { AboutPage } from './about/about-page.tsx'
import { TwinsPart } from './classrooms/twins-part.tsx'

// Comes with a press on “Correct”.
const CorrectForm = lateInBrowser(() => import('./classrooms/correct-form.tsx'))

export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(context, 'connected', 'auditWords', 'twins', 'classroomWords'),
})

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.connected.classroom.title)

/** One classroom: who leads it, who nominated it, what draws gave it and what it shows of that. */
export default function ClassroomPage() {
  const { classroom: texts } = useTexts('connected')
  const { classroomId = '' } = useParams()
  const reading = useQuery({ ...aboutQueries.classroom(classroomId), retry: false })
  const classroom = reading.data?.classroom
  return (
    <AboutPage
      title={classroom?.name ?? texts.title}
      lead={classroom && [classroom.school, classroom.teacher_name].filter(Boolean).join(' · ')}
      list={{ label: texts.toClassrooms, to: paths.adminClassrooms }}
      reading={reading}
      words={texts}
      card={{ title: texts.facts, content: (file) => <ClassroomCard classroom={file.classroom} /> }}
      beside={(file) => <TwinsPart classroom={file.classroom} />}
    />
  )
}

/** What it is called and where it is; whoever looks after classrooms corrects it there. */
function ClassroomCard({ classroom }: { classroom: ClassroomFile }) {
  const texts = useTexts('classroomWords')
  const { duties } = useProfile()
  const [isOpen, setOpen] = useState(false)
  const mayCorrect = classroom.merged_into === null && duties.includes('classrooms')
  return (
    <Stack gap={4}>
      <ClassroomFacts classroom={classroom} />
      {mayCorrect && !isOpen && (
        <Row>
          <Button size="s" aria-label={texts.correctOf} onClick={() => setOpen(true)}>
            {texts.correct}
          </Button>
        </Row>
      )}
      {mayCorrect && isOpen && (
        <CorrectForm classroom={classroom} onClose={() => setOpen(false)} waiting={<Skeleton lines={6} />} />
      )}
    </Stack>
  )
}

function ClassroomFacts({ classroom }: { classroom: ClassroomFile }) {
  const { classroom: texts } = useTexts('connected')
  const language = useLanguage()
  const { school, city, state, grade_level: grade, confirmed_at: confirmed, created_at: created } = classroom
  const place = [city, state].filter(Boolean).join(', ')
  return (
    <Facts
      items={[
        ...(school ? [{ name: texts.school, value: school }] : []),
        ...(place ? [{ name: texts.place, value: place }] : []),
        ...(grade ? [{ name: texts.grade, value: grade }] : []),
        { name: texts.teacher, value: <Teacher classroom={classroom} /> },
        {
          name: texts.confirmed,
          value: confirmed ? showTime(confirmed, 'date', language) : texts.unconfirmed,
        },
        { name: texts.created, value: showTime(created, 'date', language) },
      ]}
    />
  )
}

function Teacher({ classroom }: { classroom: ClassroomFile }) {
  const { classroom: texts } = useTexts('connected')
  const { teacher_id: id, teacher_name: name, teacher_email: email } = classroom
  const shown = name ?? email ?? texts.noTeacher
  return id ? <Link to={paths.adminPerson({ userId: id })}>{shown}</Link> : <>{shown}</>
}
