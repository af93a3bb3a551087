import { paths } from '@tower/contract/pages.ts'
import { Form, useNavigation } from 'react-router'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Lead } from '../../../ui/section/section.tsx'
import { addressOfLink } from '../confirm-classroom/address-of-link.ts'
import styles from '../confirm-classroom/confirm-classroom.module.css'

export type NominationOpenProps = {
  token: string
  link: { classroom_name: string; school: string | null; has_teacher: boolean }
  hasFailed: boolean
}

/** What the link would confirm, and the one button that does it. Opening the page confirms nothing. */
export function NominationOpen({ token, link, hasFailed }: NominationOpenProps) {
  const { confirm, confirmOwn: texts } = useTexts('nominations')
  const navigation = useNavigation()
  return (
    <div className={styles.narrow}>
      <h1>{texts.open}</h1>
      <Lead className={styles.lead}>{link.has_teacher ? texts.openText : texts.openWaiting}</Lead>
      <Form method="post" action={addressOfLink(paths.confirmNomination, token)} className={styles.card}>
        {hasFailed && <Notice tone="danger">{texts.failed}</Notice>}
        <Facts
          items={[
            { name: confirm.classroom, value: link.classroom_name },
            ...(link.school ? [{ name: confirm.school, value: link.school }] : []),
          ]}
        />
        <input type="hidden" name="token" value={token} />
        <Button
          type="submit"
          kind="primary"
          size="l"
          block
          pending={navigation.formData !== undefined}
          pendingLabel={texts.pending}
        >
          {texts.button}
        </Button>
        <p className={styles.note}>{texts.notYou}</p>
      </Form>
    </div>
  )
}
