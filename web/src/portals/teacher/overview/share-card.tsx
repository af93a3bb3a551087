import { paths } from '../../../paths.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { CopyIcon } from '../../../ui/icons.tsx'
import { useToast } from '../../../ui/toast-region.tsx'
import styles from './share-card.module.css'

/** The code that leads gifts to this room. */
export function ShareCard({ code }: { code: string | null }) {
  const { share } = useTexts('teacher')
  return <Card title={share.title}>{code ? <Code code={code} /> : <p>{share.none}</p>}</Card>
}

function Code({ code }: { code: string }) {
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
        <Button kind="ghost" iconOnly aria-label={share.copy} onClick={() => void copy()}>
          <CopyIcon />
        </Button>
      </p>
      <p className={styles.note}>{share.note}</p>
      <ButtonLink block to={paths.teacherShare(code)}>
        {share.page}
      </ButtonLink>
    </>
  )
}
