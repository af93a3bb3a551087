import { useIsFetching } from '@tanstack/react-query'
import { paths } from '@tower/contract/pages.ts'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { memo, type ReactNode, useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Row } from '../../../ui/layout/layout.tsx'
import { lateInBrowser } from '../../../ui/late/late.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { type QueueWalk as Walk, useQueueWalk } from './use-queue-walk.ts'
import { type Told, useWalkKeys } from './use-walk-keys.ts'

// Comes with a press on “?”.
const DrawerKeysHelp = lateInBrowser(() => import('./drawer-keys-help.tsx'))

/**
 * The keys that work on every page of the console, and for who came from the queue its steps above the page. `onSteps` takes them
 * for the drawer that is open.
 */
function QueueWalk({ onSteps }: { onSteps: (steps: ReactNode) => void }) {
  const { walk: texts } = useTexts('admin')
  const walk = useQueueWalk()
  const [help, setHelp] = useState<{ drawer: Element | undefined }>()
  useWalkKeys(walk, useTold(walk?.after !== undefined, setHelp))
  useEffect(() => onSteps(walk && <Steps walk={walk} />), [onSteps, walk])
  return (
    <>
      {walk && (
        <Row as="div" justify="between" role="navigation" aria-label={texts.label}>
          <Link to={paths.admin}>{texts.home}</Link>
          <Steps walk={walk} />
        </Row>
      )}
      {help && <DrawerKeysHelp {...help} isWalking={walk !== undefined} onClose={() => setHelp(undefined)} />}
    </>
  )
}

/** Drawn anew where the walk changes, and not because its steps were taken. */
export default memo(QueueWalk)

/** What the keys have to say; where nothing is decided and something follows, also the way on. */
function useTold(leadsOn: boolean, onHelp: (help: { drawer: Element | undefined }) => void): Told {
  const { walk: texts } = useTexts('admin')
  const toast = useToast()
  return useMemo(
    () => ({
      help: (drawer) => onHelp({ drawer }),
      end: (key) => toast({ text: key === ']' ? texts.last : texts.first, tone: 'info' }),
      silent: (decision, why, isOver) => {
        const said = isOver ? texts.over : (why ?? texts.silent[decision])
        toast({ text: leadsOn ? `${said} ${texts.goOn}` : said, tone: 'info' })
      },
    }),
    [leadsOn, onHelp, texts, toast],
  )
}

/** “Decided” stands over what is open once that is read again, too: both say one thing. */
function useOnceRead(isGone: boolean): boolean {
  const isReading = useIsFetching({ predicate: (query) => query.isActive() }) > 0
  const [wasTold, setTold] = useState(false)
  const isTold = isGone && (wasTold || !isReading)
  if (isTold !== wasTold) setTold(isTold)
  return isTold
}

function Steps({ walk: { place, total, before, after, isGone, goTo } }: { walk: Walk }) {
  const { walk: texts } = useTexts('admin')
  const isToldGone = useOnceRead(isGone)
  return (
    <Row as="span" gap={1} oneLine>
      <Text as="span" tone="quiet" size="small">
        {isToldGone ? texts.gone : fillText(texts.place, { place: place + 1, total })}
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
