import { type ReactNode, useState } from 'react'
import { DrawerToolsContext } from '../../../ui/drawer/drawer-tools.ts'
import { MoreKeys } from '../../../ui/list-page/more-keys.ts'
import { lateInBrowser } from '../../../ui/late/late.tsx'

// Its keys and steps are for whoever has begun to work: no page waits for them.
const QueueWalk = lateInBrowser(() => import('./queue-walk.tsx'))

// Comes with a press on “?”.
const GoKeysList = lateInBrowser(() => import('./go-keys-list.tsx'))
const goKeysList = <GoKeysList />

/** Around every page of the console: who came from the queue has its steps above the page and in the drawer that is open. */
export function QueueAround({ children }: { children: ReactNode }) {
  const [steps, setSteps] = useState<ReactNode>()
  return (
    <DrawerToolsContext value={steps}>
      <MoreKeys value={goKeysList}>
        <QueueWalk onSteps={setSteps} />
        {children}
      </MoreKeys>
    </DrawerToolsContext>
  )
}
