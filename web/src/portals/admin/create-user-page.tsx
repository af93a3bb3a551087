import type { LoaderFunctionArgs } from 'react-router'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Card } from '../../ui/card/card.tsx'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { ConsoleHead } from './console-head.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { portalMeta } from '../portal-meta.ts'
import styles from './provisioning/provisioning.module.css'

const CreateUserForm = lateInBrowser(() => import('./provisioning/create-user-form.tsx'))
const TestLinkForm = lateInBrowser(() => import('./provisioning/test-link-form.tsx'))

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'provisioning') })

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.provisioning.user.title)

/** Staff open an account, and make a link that signs somebody in once. */
export default function CreateUserPage() {
  const { user, test } = useTexts('provisioning')
  return (
    <>
      <ConsoleHead title={user.title} lead={user.lead} />
      <div className={styles.page}>
        <Card>
          <CreateUserForm waiting={<Skeleton lines={15} />} />
        </Card>
        <Card title={test.title}>
          <TestLinkForm waiting={<Skeleton lines={3} />} />
        </Card>
      </div>
    </>
  )
}
