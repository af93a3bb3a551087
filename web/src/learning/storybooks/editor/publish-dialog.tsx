import { publishConsents, type PublishConsent } from '@tower/contract/learning/storybooks/storybooks.ts'
import { useId, useState } from 'react'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { CheckField } from '../../../ui/field/field.tsx'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { type OwnStorybook, readStorybooksAgain, storybookCalls } from '../storybooks.api.ts'
import styles from './publish-dialog.module.css'

export type PublishDialogProps = {
  book: OwnStorybook
  /** As it was kept when somebody asked: what another window keeps meanwhile, nobody has looked at. */
  version: number
  onClose: () => void
}

/** Asks for all four consents before a book is published. Nothing is ticked before somebody ticks it. */
export default function PublishDialog({ book, version, onClose }: PublishDialogProps) {
  const { publish: texts, untitled } = useTexts('storybookEditor')
  return (
    <Dialog isOpen onClose={onClose} title={fillText(texts.title, { title: book.title || untitled })}>
      <Consents book={book} version={version} onClose={onClose} />
    </Dialog>
  )
}

function Consents({ book, version, onClose }: PublishDialogProps) {
  const { publish: texts } = useTexts('storybookEditor')
  const [given, setGiven] = useState<readonly PublishConsent[]>([])
  const [isInStory, setInStory] = useState(false)
  const countId = useId()
  const publish = usePublish({ id: book.id, version, given, isInStory, onEnd: onClose })
  const isComplete = publishConsents.every((name) => given.includes(name))
  return (
    <Stack>
      <p>{texts.lead}</p>
      <fieldset className={styles.consents}>
        <legend className="visually-hidden">{texts.legend}</legend>
        {publishConsents.map((name) => (
          <CheckField
            key={name}
            className={styles.consent}
            label={texts.consents[name]}
            checked={given.includes(name)}
            onChange={({ target }) =>
              setGiven(target.checked ? [...given, name] : given.filter((one) => one !== name))
            }
          />
        ))}
      </fieldset>
      {book.status === 'approved' ? (
        <CheckField
          label={texts.inStory}
          checked={isInStory}
          onChange={({ target }) => setInStory(target.checked)}
        />
      ) : (
        <Text size="small" tone="quiet">
          {texts.inStoryOnce}
        </Text>
      )}
      {publish.failure && <Notice tone="danger">{publish.failure}</Notice>}
      <Row justify="between">
        <Text as="span" size="small" tone="quiet" id={countId} role="status">
          {fillText(texts.checked, { count: given.length })}
        </Text>
        <Row>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            kind="primary"
            pending={publish.isPending}
            blockedBy={isComplete ? undefined : countId}
            onClick={() => publish.run()}
          >
            {texts.confirm}
          </Button>
        </Row>
      </Row>
    </Stack>
  )
}

type Publishing = Pick<OwnStorybook, 'id' | 'version'> & {
  given: readonly PublishConsent[]
  isInStory: boolean
  onEnd: () => void
}

function usePublish({ id, version, given, isInStory, onEnd }: Publishing) {
  const { publish: texts } = useTexts('storybookEditor')
  const { refused } = useTexts('storybooks')
  const consent = Object.fromEntries(publishConsents.map((name) => [name, given.includes(name)]))
  return useAct(() => storybookCalls.publish({ storybookId: id, consent, version, in_story: isInStory }), {
    done: texts.done,
    failed: { refused, failed: texts.failed, quotes: 'plain text' },
    onDone: onEnd,
    makeStale: readStorybooksAgain,
  })
}
