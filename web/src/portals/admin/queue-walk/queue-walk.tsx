import { paths } from '@tower/contract/pages.ts'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { memo, type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Row } from '../../../ui/layout/layout.tsx'
import { lateInBrowser } from '../../../ui/late/late.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { type QueueWalk as Walk, useQueueWalk } from './use-queue-walk.ts'
import { useWalkKeys } from './use-walk-keys.ts'

// Comes with a press on “?”.
const DrawerKeysHelp = lateInBrowser(() => import('./drawer-keys-help.tsx'))
const PageKeysHelp = lateInBrowser(() => import('./page-keys-help.tsx'))

/**
 * The keys that work on every page of the console, and for who came from the queue its steps above the page. `onSteps` takes them
 * for the drawer that is open.
 */
function QueueWalk({ onSteps }: { onSteps: (steps: ReactNode) => void }) {
  const { walk: texts } = useTexts('admin')
  const walk = useQueueWalk()
  const [help, setHelp] = useState<'drawer' | 'page'>()
  useWalkKeys(walk, setHelp)
  const closeHelp = () => setHelp(undefined)
  useEffect(() => onSteps(walk && <Steps walk={walk} />), [onSteps, walk])
  return (
    <>
      {walk && (
        <Row as="div" justify="between" role="navigation" aria-label={texts.label}>
          <Link to={paths.admin}>{texts.home}</Link>
          <Steps walk={walk} />
        </Row>
      )}
      {help === 'drawer' && <DrawerKeysHelp isWalking={walk !== undefined} onClose={closeHelp} />}
      {help === 'page' && <PageKeysHelp onClose={closeHelp} />}
    </>
  )
}

/** Drawn anew where the walk changes, and not because its steps were taken. */
export default memo(QueueWalk)

function Steps({ walk: { place, total, before, after, isGone, goTo } }: { walk: Walk }) {
  const { walk: texts } = useTexts('admin')
  return (
    <Row as="span" gap={1} oneLine>
      <Text as="span" tone="quiet" size="small">
        {isGone ? texts.gone : fillText(texts.place, { place: place + 1, total })}
      </Text>
      {before && (
        <Button
          kind="ghost"
          size="s"
          iconOnly
          aria-label={texts.before}
          aria-keyshortcuts="["
          onClick={() => goTo(before)}
        >
          <ChevronLeft size={20} aria-hidden="true" />
        </Button>
      )}
      {after && (
        <Button
          kind="ghost"
          size="s"
          iconOnly
          aria-label={texts.after}
          aria-keyshortcuts="]"
          onClick={() => goTo(after)}
        >
          <ChevronRight size={20} aria-hidden="true" />
        </Button>
      )}
    </Row>
  )
}
