import type { Database } from '@tower/server/database/database.ts'
import type { PostgresCluster } from '../../../scripts/postgres-cluster.ts'
import type { ServerProcess } from '../processes/server-process.ts'
import type { PostingsWatch } from '../auditor/watch-postings.ts'
import type { Mailbox } from '../world/open-mailbox.ts'
import type { PaymentsTaken } from '../world/pay-orders.ts'
import type { Provider } from '../world/open-provider.ts'
import type { Alarm, Expected } from './alarms/alarms.ts'
import type { DailyBackups } from './backups/daily-backups.ts'
import type { Relay } from './database/relay.ts'
import type { YearPlan } from './plan/plan-year.ts'
import type { YearPorts } from './plan/year-ports.ts'
import type { Nginx } from './proxy/start-nginx.ts'
import type { Site } from './site/run-site.ts'
import type { Upstream } from './versions/make-versions.ts'
import type { Visitors } from './visitors/send-visitors.ts'

/** What was seen while the year ran, as it is told in the end. */
export type Diary = {
  /** Scenes in their order, with how long each took. */
  scenes: { what: string; seconds: number }[]
  /** Something that must not be, in words. */
  faults: string[]
  expectedAlarms: Expected[]
  alarms: Alarm[]
  /** How long the site was away as it had been announced. */
  announcedMs: number
  /** Gifts that somebody was told are kept, and that were not there after a crash, a promotion or a move. */
  lostEvents: Set<string>
  backups: { days: number; made: number; failed: string[] }
}

/** All that a year plays on. What a scene replaces, a server or a cluster, it sets anew here. */
export type Year = {
  plan: YearPlan
  /** Everything of it lies here, and is gone with it. */
  home: string
  ports: YearPorts
  upstream: Upstream
  settings: Readonly<Record<string, string>>
  backupPlace: string
  nginx: Nginx
  /** Where processes find the database, whichever cluster that is. */
  relay: Relay
  cluster: PostgresCluster
  site: Site
  /** Processes of a server that was left. */
  endedServers: ServerProcess[]
  /** The site's database, for whoever looks on; as its owner. */
  database: Database
  provider: Provider
  mailbox: Mailbox
  visitors: Visitors
  taken: PaymentsTaken
  postings: PostingsWatch
  daily: DailyBackups
  /** Nobody begins a gift meanwhile. */
  holdGivers(isHeld: boolean): void
  diary: Diary
  say(line: string): void
}

export const emptyDiary = (): Diary => ({
  ...{ scenes: [], faults: [], expectedAlarms: [], alarms: [], announcedMs: 0 },
  lostEvents: new Set(),
  backups: { days: 0, made: 0, failed: [] },
})
