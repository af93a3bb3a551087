import { maxPortraitReasonLength } from '@tower/contract/learning/badges.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import {
  type Portrait,
  portraitCalls,
  readPortraitsAgain,
} from '../../../../learning/badges/portraits.api.ts'
import { useAct } from '../../../../session/use-act.ts'
import { fillText } from '../../../../texts/fill-text.ts'
import { useTexts } from '../../../../texts/use-texts.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog/confirm-dialog.tsx'
import { Box, Row } from '../../../../ui/layout/layout.tsx'
import { Moment } from '../../../../ui/time/moment.tsx'
import { Text } from '../../../../ui/type/type.tsx'
import { useIsOpened } from '../../queue-walk/use-is-opened.ts'
import { useAsk } from '../../standing-question.tsx'
import styles from '../review.module.css'

type PortraitProps = { portrait: Portrait }

const nameOf = ({ teacher_name: name, teacher_email: email }: Portrait) => name ?? email

/** A photo of a teacher, with what staff may do: show it or not while it waits, take it off once it is shown. */
export function PortraitCard({ portrait }: PortraitProps) {
  const texts = useTexts('portraitReview')
  const name = nameOf(portrait)
  const isOpened = useIsOpened('portrait', portrait.teacher_id) && portrait.state === 'waiting'
  const card = useRef<HTMLLIElement>(null)
  // A and R decide on this one of all that wait: it is told from them, and in sight.
  useEffect(() => {
    if (isOpened) card.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpened])
  return (
    <Box as="li" ref={card} tone={isOpened ? 'sunny' : 'line'} aria-current={isOpened ? 'true' : undefined}>
      <img
        className={styles.picture}
        src={portrait.url}
        alt={fillText(texts.alt, { name })}
        width={160}
        height={160}
      />
      <div>
        <b>{name}</b>
        {portrait.teacher_name !== null && (
          <Text size="small" tone="quiet">
            {portrait.teacher_email}
          </Text>
        )}
        <Moment at={portrait.sent_at} />
      </div>
      <Row>
        {portrait.state === 'waiting' && <ShowButton portrait={portrait} />}
        <RefuseButton portrait={portrait} />
      </Row>
    </Box>
  )
}

function useWords(failedIn: 'toast' | undefined) {
  const { actFailed, changed, own } = useTexts('portraitReview')
  return {
    failed: {
      refused: {
        'badges.portrait_changed': changed,
        'badges.own_portrait': own,
        'files.not_found': changed,
      },
      failed: actFailed,
    },
    ...(failedIn && { failedIn }),
    makeStale: readPortraitsAgain,
  } as const
}

function ShowButton({ portrait }: PortraitProps) {
  const texts = useTexts('portraitReview')
  const isOpened = useIsOpened('portrait', portrait.teacher_id)
  const show = useAct(() => portraitCalls.show(portrait), { done: texts.nowShown, ...useWords('toast') })
  return (
    <Button
      size="s"
      kind="primary"
      data-decide={isOpened ? 'yes' : undefined}
      pending={show.isPending}
      aria-label={fillText(texts.showOf, { name: nameOf(portrait) })}
      onClick={() => show.run()}
    >
      {texts.show}
    </Button>
  )
}

function RefuseButton({ portrait }: PortraitProps): ReactNode {
  const texts = useTexts('portraitReview')
  const ask = useAsk()
  const isShown = portrait.state === 'shown'
  const isOpened = useIsOpened('portrait', portrait.teacher_id) && !isShown
  return (
    <Button
      size="s"
      data-decide={isOpened ? 'no' : undefined}
      aria-label={fillText(isShown ? texts.takeOffOf : texts.refuseOf, { name: nameOf(portrait) })}
      onClick={() => ask((close) => <RefuseQuestion portrait={portrait} onClose={close} />)}
    >
      {isShown ? texts.takeOff : texts.refuse}
    </Button>
  )
}

function RefuseQuestion({ portrait, onClose }: PortraitProps & { onClose: () => void }) {
  const texts = useTexts('portraitReview')
  const refuse = useAct((reason: string) => portraitCalls.refuse(portrait, reason), {
    done: texts.refused,
    onShown: onClose,
    ...useWords(undefined),
  })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={fillText(texts.question, { name: nameOf(portrait) })}
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      destructive
      reason={{
        label: texts.reason,
        required: true,
        missing: texts.reasonMissing,
        maxLength: maxPortraitReasonLength,
      }}
      onConfirm={refuse.run}
      pending={refuse.isPending}
      failure={refuse.failure}
    >
      <Text>{texts.questionNote}</Text>
    </ConfirmDialog>
  )
}
