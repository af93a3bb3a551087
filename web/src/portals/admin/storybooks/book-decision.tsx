import { maxStorybookReasonLength } from '@tower/contract/learning/storybooks/storybooks.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { Row } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { useAsk } from '../standing-question.tsx'
import { useActFault } from '../use-act-fault.ts'
import { deskCalls, type ReviewedBook, storybookTopics } from './storybook-desk.api.ts'

/** What staff may do with a storybook as it is now: approve or send back, take off, put back. */
export function BookDecision({ book }: { book: ReviewedBook }) {
  const isHeld = book.held_at !== null
  return (
    <Row>
      {!isHeld && book.status === 'submitted' && <Approve book={book} />}
      {!isHeld && (book.status === 'submitted' || book.status === 'approved') && (
        <WithReason key="sendBack" act="sendBack" book={book} />
      )}
      {isHeld && <PutBack book={book} />}
      {(isHeld || book.status === 'published') && <WithReason key="takeOff" act="takeOff" book={book} />}
    </Row>
  )
}

function useFailed() {
  const { acts: texts } = useTexts('storybookDesk')
  return useActFault(texts.failed, {
    'storybooks.changed': texts.changed,
    'storybooks.not_submitted': texts.changed,
    'storybooks.not_published': texts.changed,
    'storybooks.not_held': texts.changed,
    'storybooks.private_words': texts.stillNamed,
    'storybooks.own': texts.own,
  })
}

function Approve({ book }: { book: ReviewedBook }) {
  const { acts: texts } = useTexts('storybookDesk')
  const act = useAct(() => deskCalls.approve(book), {
    ...{ done: texts.approved, failed: useFailed(), failedIn: 'toast', makeStale: storybookTopics },
  })
  return (
    <Button kind="primary" data-decide="yes" pending={act.isPending} onClick={() => act.run()}>
      {texts.approve}
    </Button>
  )
}

function PutBack({ book }: { book: ReviewedBook }) {
  const { acts: texts } = useTexts('storybookDesk')
  const act = useAct(() => deskCalls.putBack(book), {
    ...{ done: texts.isBack, failed: useFailed(), failedIn: 'toast', makeStale: storybookTopics },
  })
  return (
    <Button kind="primary" data-decide="yes" pending={act.isPending} onClick={() => act.run()}>
      {texts.putBack}
    </Button>
  )
}

/** R sends back what waits; what readers have is taken off by its button alone. */
const decides = (act: 'sendBack' | 'takeOff', { held_at: heldAt }: ReviewedBook) =>
  act === 'sendBack' || heldAt !== null ? 'no' : undefined

type Reasoned = { act: 'sendBack' | 'takeOff'; book: ReviewedBook }

/** An act whose reason the teacher reads. */
function WithReason({ act, book }: Reasoned) {
  const { acts: texts } = useTexts('storybookDesk')
  const ask = useAsk()
  return (
    <Button
      kind={act === 'takeOff' ? 'danger' : 'second'}
      data-decide={decides(act, book)}
      onClick={() => ask((close) => <Question act={act} book={book} onClose={close} />)}
    >
      {texts[act]}
    </Button>
  )
}

function Question({ act, book, onClose }: Reasoned & { onClose: () => void }) {
  const { acts: texts, untitled } = useTexts('storybookDesk')
  const isOff = act === 'takeOff'
  const doing = useAct((reason: string) => deskCalls[act](book, reason), {
    done: isOff ? texts.takenOff : texts.sentBack,
    failed: useFailed(),
    onShown: onClose,
    makeStale: storybookTopics,
  })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={fillText(isOff ? texts.takeOffTitle : texts.sendBackTitle, { title: book.title || untitled })}
      confirmLabel={texts[act]}
      cancelLabel={texts.cancel}
      destructive={isOff}
      reason={{
        ...{ label: texts.reason, required: true, missing: texts.reasonMissing },
        maxLength: maxStorybookReasonLength,
      }}
      pending={doing.isPending}
      failure={doing.failure}
      onConfirm={doing.run}
    >
      <Text>{isOff ? texts.takeOffText : texts.sendBackText}</Text>
    </ConfirmDialog>
  )
}
