import { paths } from '@tower/contract/pages.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Card } from '../../ui/card/card.tsx'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { PageHead } from '../../ui/section/section.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { portalMeta } from '../portal-meta.ts'
import styles from './provisioning/provisioning.module.css'

const ProvisionForm = lateInBrowser(() => import('./provisioning/provision-form.tsx'))

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'provisioning') })

export const meta = portalMeta((texts) => texts.provisioning.teacher.title)

/** Staff open a teacher with a classroom. */
export default function ProvisionTeacherPage() {
  const { back } = useTexts('people')
  const { teacher } = useTexts('provisioning')
  return (
    <>
      <PageHead
        title={teacher.title}
        lead={teacher.lead}
        crumbs={[{ label: back, to: paths.admin }, { label: teacher.title }]}
      />
      <div className={styles.page}>
        <Card>
          <ProvisionForm waiting={<Skeleton lines={7} />} />
        </Card>
      </div>
    </>
  )
}
