import { type ReactNode, useState } from 'react'
import { DrawerToolsContext } from '../../../ui/drawer/drawer-tools.ts'
import { lateInBrowser } from '../../../ui/late/late.tsx'

// Its keys and steps are for whoever has begun to work: no page waits for them.
const QueueWalk = lateInBrowser(() => import('./queue-walk.tsx'))

/** Around every page of the console: who came from the queue has its steps above the page and in the drawer that is open. */
export function QueueAround({ children }: { children: ReactNode }) {
  const [steps, setSteps] = useState<ReactNode>()
  return (
    <DrawerToolsContext value={steps}>
      <QueueWalk onSteps={setSteps} />
      {children}
    </DrawerToolsContext>
  )
}
