import { paths } from '@tower/contract/pages.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { CopyIcon } from '../../../ui/icons/icons.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { OwnPicture } from './own-picture.tsx'
import styles from './share-card.module.css'
import type { OwnClassroom } from './teacher-overview.ts'

/** The codes that lead gifts to a teacher's classrooms. */
export function ShareCard({ classrooms }: { classrooms: readonly OwnClassroom[] }) {
  const { share } = useTexts('teacher')
  const [only] = classrooms
  if (classrooms.length === 1 && only) {
    return (
      <Card title={share.title}>
        <Nominations classroom={only} />
        {only.share_code ? (
          <Code code={only.share_code} copy={share.copy} page={share.page} />
        ) : (
          <p>{share.none}</p>
        )}
        <div className={styles.picture}>
          <OwnPicture />
        </div>
      </Card>
    )
  }
  return (
    <Card title={share.titleOfSeveral}>
      <div className={styles.several}>
        {classrooms.map((classroom) => (
          <NamedCode key={classroom.id} classroom={classroom} />
        ))}
        <OwnPicture />
      </div>
    </Card>
  )
}

/** One of several: what its buttons do is said with its name. */
function NamedCode({ classroom }: { classroom: OwnClassroom }) {
  const { share } = useTexts('teacher')
  const { public_name: name, share_code: code } = classroom
  return (
    <div>
      <h3>{name}</h3>
      <Nominations classroom={classroom} />
      {code ? (
        <Code code={code} copy={fillText(share.copyOf, { name })} page={fillText(share.pageOf, { name })} />
      ) : (
        <p>{share.none}</p>
      )}
    </div>
  )
}

/** How many nominated the classroom, and behind how many somebody is known to stand. */
function Nominations({ classroom: { odds } }: { classroom: OwnClassroom }) {
  const { share } = useTexts('teacher')
  const language = useLanguage()
  if (!odds || odds.confirmed === null) return null
  const { nominators, confirmed } = odds
  return (
    <p className={styles.nominations}>
      <b>{fillCounted(share.nominations, nominators, language, { confirmed })}</b>{' '}
      {confirmed < nominators && share.unconfirmed}
    </p>
  )
}

function Code({ code, copy: copyLabel, page }: { code: string; copy: string; page: string }) {
  const { share } = useTexts('teacher')
  const toast = useToast()
  const copy = async () => {
    // Some browsers refuse; then the code can still be marked by hand.
    const isCopied = await navigator.clipboard.writeText(code).then(
      () => true,
      () => false,
    )
    if (isCopied) toast({ text: share.copied, forMs: 2_500 })
  }
  return (
    <>
      <p className={styles.code}>
        <code>{code}</code>
        <Button kind="ghost" iconOnly aria-label={copyLabel} onClick={() => void copy()}>
          <CopyIcon />
        </Button>
      </p>
      <p className={styles.note}>{share.note}</p>
      <ButtonLink block to={paths.teacherShare({ code })}>
        {page}
      </ButtonLink>
    </>
  )
}
