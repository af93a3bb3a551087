import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import type { UserBundle } from '../../../people/provisioning/provisioning.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { copyText } from '../../../ui/copy/copy-text.ts'
import { Drawer } from '../../../ui/drawer/drawer.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { useState } from 'react'
import { BundleForm } from './bundle-form.tsx'
import styles from './provisioning.module.css'

export type BundleDrawerProps = { personLink: (id: string) => string; onClose: () => void }

/** Sees to it that somebody has an account and what belongs to it, at the side of the directory. */
export default function BundleDrawer({ personLink, onClose }: BundleDrawerProps) {
  const { bundle: texts } = useTexts('provisioning')
  const [bundle, setBundle] = useState<UserBundle>()
  return (
    <Drawer isOpen onClose={onClose} title={texts.title}>
      <div className={styles.form}>
        <p>{texts.lead}</p>
        <BundleForm onDone={setBundle} />
        {bundle && <Bundle bundle={bundle} personLink={personLink} />}
      </div>
    </Drawer>
  )
}

function Bundle({ bundle, personLink }: { bundle: UserBundle; personLink: (id: string) => string }) {
  const { bundle: texts } = useTexts('provisioning')
  const { user_id: userId, classroom_id: classroomId, share_code: code } = bundle
  return (
    <>
      <dl className={styles.facts}>
        <dt>{texts.person}</dt>
        <dd>
          <span className={styles.code}>{userId}</span>{' '}
          <Link to={personLink(userId)} preventScrollReset>
            {texts.openPerson}
          </Link>
        </dd>
        <dt>{texts.classroomId}</dt>
        <dd className={styles.code}>{classroomId ?? texts.nothing}</dd>
        <dt>{texts.shareCode}</dt>
        <dd>{code ?? texts.nothing}</dd>
      </dl>
      {code !== null && <ProfileLink code={code} />}
    </>
  )
}

/** The teacher's public page, to copy and to open. */
function ProfileLink({ code }: { code: string }) {
  const { bundle: texts } = useTexts('provisioning')
  const toast = useToast()
  const path = paths.teacherShare({ code })
  const copy = async () =>
    toast({ text: (await copyText(window.location.origin + path)) ? texts.copied : texts.copyFailed })
  return (
    <div className={styles.buttons}>
      <Button onClick={() => void copy()}>{texts.copyProfile}</Button>
      <a href={path}>{path}</a>
    </div>
  )
}
