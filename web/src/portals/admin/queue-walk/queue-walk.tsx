import { paths } from '@tower/contract/pages.ts'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DrawerToolsContext } from '../../../ui/drawer/drawer-tools.ts'
import { Row } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { type QueueWalk as Walk, useQueueWalk } from './use-queue-walk.ts'
import { useWalkKeys } from './use-walk-keys.ts'

/** Around every page of the console: who came from the queue has its steps above the page and in the drawer that is open. */
export function QueueWalk({ children }: { children: ReactNode }) {
  const { walk: texts } = useTexts('admin')
  const walk = useQueueWalk()
  useWalkKeys(walk)
  const steps = walk && <Steps walk={walk} />
  return (
    <DrawerToolsContext value={steps}>
      {steps && (
        <Row as="div" justify="between" role="navigation" aria-label={texts.label}>
          <Link to={paths.admin}>{texts.home}</Link>
          {steps}
        </Row>
      )}
      {children}
    </DrawerToolsContext>
  )
}

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
