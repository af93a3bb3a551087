import type { LoaderFunctionArgs } from 'react-router'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Card } from '../../ui/card/card.tsx'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { ConsoleHead } from './console-head.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { portalMeta } from '../portal-meta.ts'
import styles from './provisioning/provisioning.module.css'

const ProvisionForm = lateInBrowser(() => import('./provisioning/provision-form.tsx'))

export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(context, 'provisioning', 'classroomWords'),
})

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.provisioning.teacher.title)

/** Staff open a teacher with a classroom. */
export default function ProvisionTeacherPage() {
  const { teacher } = useTexts('provisioning')
  return (
    <>
      <ConsoleHead title={teacher.title} lead={teacher.lead} />
      <div className={styles.page}>
        <Card>
          <ProvisionForm waiting={<Skeleton lines={7} />} />
        </Card>
      </div>
    </>
  )
}
