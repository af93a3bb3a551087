import type { PlannedScene } from '../plan/plan-year.ts'
import type { Year } from '../year.ts'
import { crashDatabase, crashWeb } from './crash.ts'
import { moveServer } from './move.ts'
import { promoteStandby } from './promote.ts'
import { restoreYesterday } from './restore.ts'
import { goBack, upgrade } from './upgrade.ts'
import { bringWorkerBack, killWorker } from './worker.ts'

/** Does what the scene is called after, and waits until the installation is itself again. */
export async function playScene(year: Year, { name, version = 0 }: PlannedScene): Promise<void> {
  switch (name) {
    case 'upgrade':
      return upgrade(year, version)
    case 'way_back':
      return goBack(year, version)
    case 'web_crash':
      return crashWeb(year)
    case 'database_crash':
      return crashDatabase(year)
    case 'worker_dies':
      return killWorker(year)
    case 'worker_returns':
      return bringWorkerBack(year)
    case 'restore':
      return restoreYesterday(year)
    case 'promotion':
      return promoteStandby(year)
    case 'move':
      return moveServer(year)
  }
}
