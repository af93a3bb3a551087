import { useQuery } from '@tanstack/react-query'
import { usualQueueLength } from '@tower/contract/oversight/queue.ts'
import { type Belongs, covers } from '@tower/contract/people/duties.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { firstStepsQuery } from '../../oversight/process/first-steps.api.ts'
import { queueQuery } from '../../oversight/queue/queue.api.ts'
import { useProfile } from '../../session/route-guard.tsx'
import { fillText } from '../../texts/fill-text.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { classNames } from '../../ui/class-names/class-names.ts'
import { Card } from '../../ui/card/card.tsx'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { PageHead } from '../../ui/section/section.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import { portalMeta } from '../portal-meta.ts'
import { useToCome } from '../use-to-come.ts'
import { DonationsCard } from './home/donations-card.tsx'
import styles from './home/home.module.css'
import { NextDrawCard } from './home/next-draw-card.tsx'
import { PendingCard } from './home/pending-card.tsx'
import { PeopleCard } from './home/people-card.tsx'
import { QueueCard } from './home/queue-card.tsx'
import { refreshed } from './home/refreshed.ts'

// Nobody waits for it.
const NoticeBanner = lateInBrowser(() => import('./home/notice-banner.tsx'))
// Of an empty site alone.
const FirstStepsCard = lateInBrowser(() => import('./home/first-steps-card.tsx'))
// What is filled in comes once the numbers stand there.
const GrantPart = lateInBrowser(() => import('./home/grant-part.tsx'))
// Has a sign for each of forty pages, and is folded.
const ToolsCard = lateInBrowser(() => import('./home/tools-card.tsx'))
const ProvisionForm = lateInBrowser(() => import('./provisioning/provision-form.tsx'))

export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(context, 'consoleHome', 'provisioning', 'classroomWords'),
})

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.admin.home.title)

const queueReading = { ...queueQuery(usualQueueLength), ...refreshed }

const anchors = ['overview', 'programs', 'donations', 'users', 'settings'] as const

/** Whose duties show a part; what none of it is for is left out. */
const belongs: Readonly<Record<(typeof anchors)[number], Belongs | undefined>> = {
  overview: undefined,
  programs: ['classrooms', 'children'],
  donations: 'money',
  users: ['classrooms', 'people'],
  settings: 'money',
}

/** Where staff begin: what waits for them, what presses most first, and then the numbers and the tools. */
export default function AdminHomePage() {
  const { home } = useTexts('admin')
  const provisioning = useTexts('provisioning')
  const { duties } = useProfile()
  const isToCome = useToCome(useQuery(queueReading).isPending)
  const shows = (part: keyof typeof belongs) => covers(duties, belongs[part])
  return (
    <>
      <PageHead title={home.title} lead={<Updated />} />
      <NoticeBanner />
      {duties.length === 0 && <NoDuty />}
      <div className={classNames(styles.parts, isToCome && styles.toCome)}>
        <Anchors shown={anchors.filter(shows)} />
        <div className={styles.main}>
          <FirstSteps />
          <section id="overview" className={styles.part}>
            <QueueCard />
          </section>
          {shows('donations') && (
            <section id="donations" className={styles.part}>
              <DonationsCard />
            </section>
          )}
          {shows('programs') && (
            <section id="programs" className={styles.part}>
              <PendingCard />
            </section>
          )}
          <ToolsCard />
        </div>
        <div className={styles.side}>
          {shows('users') && (
            <section id="users" className={styles.part}>
              {duties.includes('people') && <PeopleCard />}
              <Card title={provisioning.teacher.title}>
                <ProvisionForm waiting={<Skeleton lines={7} />} />
              </Card>
            </section>
          )}
          {duties.includes('classrooms') && <NextDrawCard />}
          {shows('settings') && (
            <section id="settings" className={styles.part}>
              <GrantPart />
            </section>
          )}
        </div>
      </div>
    </>
  )
}

function FirstSteps() {
  const steps = useQuery({ ...firstStepsQuery, ...refreshed }).data?.steps ?? []
  return steps.length > 0 && <FirstStepsCard steps={steps} />
}

/** Calmly, in place of an empty page without a word. */
function NoDuty() {
  const { own } = useTexts('duties')
  return <Notice tone="info">{own.none}</Notice>
}

function Anchors({ shown }: { shown: readonly (typeof anchors)[number][] }) {
  const { anchors: texts } = useTexts('consoleHome')
  return (
    <nav className={styles.anchors} aria-label={texts.label}>
      {shown.map((anchor) => (
        <a key={anchor} href={`#${anchor}`}>
          {texts[anchor]}
        </a>
      ))}
    </nav>
  )
}

/** Today, and when the queue was read last. */
function Updated() {
  const { updated } = useTexts('consoleHome')
  const language = useLanguage()
  const { data } = useQuery(queueReading)
  // The line stays free for it.
  if (!data) return '\u00a0'
  return (
    <span className={styles.updated}>
      {showTime(data.read_at, 'day', language)} ·{' '}
      {fillText(updated, { time: showTime(data.read_at, 'time', language) })}
    </span>
  )
}
