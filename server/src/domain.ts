import type { LiveTopic } from '@tower/contract/live-topics.ts'
import type { Belongs, Duty } from '@tower/contract/people/duties.ts'
import type { RetentionName } from '@tower/contract/retention.ts'
import type { RawBuilder, SqlBool } from 'kysely'
import type { About, AboutClassroomSubject, AboutPersonSubject } from './about.ts'
import type { DB } from './database/schema.generated.ts'
import type { HandedDown } from './handed-down.ts'
import type { Serve } from './http/serve.ts'
import type { Stopping } from './http/stop-gracefully.ts'
import type { DomainInvariants } from './invariant.ts'
import type { ScheduledJob } from './scheduled-job.ts'
import type { OfClassrooms, TablesOfClassrooms } from './of-classrooms.ts'
import type { HandsWork, OutboundWork } from './outbound-act.ts'
import type { MailTemplate } from './mail/mail-parts.ts'
import type { OpenCall } from './oversight/defense/open-call.ts'
import type { IdentityEffects } from './people/identity/verified-address.ts'
import type { PersonalData } from './personal-parts.ts'
import type { LiveHub } from './realtime/live-hub.ts'
import type { Told } from './reader.ts'
import type { Searchable } from './searchable.ts'
import type { SecondPersonWork } from './second-person-act.ts'
import type { Services } from './services.ts'
import type { WaitingWork } from './waiting-work.ts'

/** What a domain says of itself. `domains.ts` lists them; everything that concerns all domains is derived from there. */
export type Domain = {
  /** Its folder's name. */
  name: string
  /**
   * A domain may call domains on lower floors only, and read no table of one on a floor above its own. What serves all
   * domains alike is the ground below them; what puts them to work is the roof.
   */
  floor: number | 'ground' | 'roof'
  /**
   * Of which of the duties of staff its work is: what waits for them, what they find and are told of. None: it concerns
   * all staff, or none of them.
   */
  duty?: Belongs
  /** Words of its mails, notices and audit actions that belong to another duty than its work. */
  dutyOfWords?: Readonly<Record<string, Belongs>>
  /** The tables it alone writes, and what the process may do to a row of each. */
  owns?: { [Name in keyof DB]?: RowRights }
  /** How long they are kept, by the lines of the table of retention. */
  keeps?: Keeps
  /** Tables of others that its SQL may read. */
  reads?: readonly (keyof DB)[]
  /** What must always hold of its rows; verify-ledger proves it. */
  invariants?: DomainInvariants
  /** Imports what mounts its calls: a command, which serves nobody, starts without them. */
  routes?(): Promise<MountCalls>
  /** The mails it sends, under the names they are queued by. */
  mails?: Readonly<Record<string, MailTemplate>>
  /** What it tells staff of. */
  notices?: readonly string[]
  /** What it writes into the audit log. */
  auditActions?: readonly string[]
  /** What it tells open screens of. */
  liveTopics?: readonly LiveTopic[]
  /** Its calls by which strangers pay or leave something, and how each is guarded. */
  openCalls?: readonly OpenCall[]
  /** What of it waits for staff. */
  waiting?: readonly WaitingWork[]
  /** What of it needs two people. */
  secondPerson?: readonly SecondPersonWork[]
  /** What of it lets money out, within a limit by one person and above it by two. */
  outbound?: readonly OutboundWork[]
  /** Who of the staff put money, or the teacher, where it can be let out. */
  hands?: readonly HandsWork[]
  /** What of it staff find from anywhere in the console. */
  searchable?: readonly Searchable[]
  /** What of it concerns a person, and a classroom, as staff see them. */
  aboutPerson?: readonly About<AboutPersonSubject>[]
  aboutClassroom?: readonly About<AboutClassroomSubject>[]
  /** Of its tables those that point at a classroom, and what becomes of their rows when that becomes another one. */
  ofClassrooms?: OfClassrooms
  personalData?: readonly PersonalData[]
  expiry?: Expiry
  jobs?: readonly ScheduledJob[]
  /** What it does when an address is proved, in the transaction of the sign-in. */
  onVerifiedAddress?: IdentityEffects['onVerifiedAddress'][number]
  /** What it tells domains below it of its own tables. */
  handsDown?: Partial<HandedDown>
}

/** Mounts the calls of a domain. */
export type MountCalls = (serve: Serve, services: Services, above: Above) => void | Promise<void>

/** Of a record, what types elsewhere are closed over: see `declared.ts`. */
export type Declares = Pick<Domain, 'mails' | 'notices' | 'auditActions'>

/** `changed` rows stay; `deleted` ones may go, a person's erasure above all; `fixed` ones only migrations write. */
export type RowRights = 'fixed' | 'appended' | 'changed' | 'deleted'

/** Tables under the line that says how long what they hold of people is kept; under `nobody` where that is nothing. */
export type Keeps = { readonly [Line in RetentionName | 'nobody']?: readonly (keyof DB)[] }

/** What rows have no use for any more, as conditions in SQL. Each must be safe to lose. */
export type Expiry = {
  /** Rows that go. The process may delete from these tables. */
  rows?: { readonly [Name in keyof DB]?: string }
  /** What goes of a row that stays. */
  columns?: readonly OutdatedColumns[]
  /** Lines that a job of the domain keeps, because files or counters hang on the rows: its name. */
  jobs?: { readonly [Line in RetentionName]?: string }
}

export type OutdatedColumns = { table: keyof DB; set: string; where: string }

/** What a domain is handed because it lies above it, or belongs to the running process. */
export type Above = HandedDown &
  Pick<IdentityEffects, 'onVerifiedAddress'> & {
    personalData: readonly PersonalData[]
    waiting: readonly WaitingWork[]
    secondPerson: readonly SecondPersonWork[]
    outbound: readonly OutboundWork[]
    hands: readonly HandsWork[]
    searchable: readonly Searchable[]
    aboutPerson: readonly About<AboutPersonSubject>[]
    aboutClassroom: readonly About<AboutClassroomSubject>[]
    ofClassrooms: TablesOfClassrooms
    /** What all domains write for staff to read, and whose it is. */
    told: Told
    /** The condition of what went to or came from an address that staff with these duties see, `email` named with its table; undefined where they see all. */
    addressShownTo(duties: readonly Duty[], email: RawBuilder<unknown>): RawBuilder<SqlBool> | undefined
    live: LiveHub | undefined
    stopping: Stopping
    /** Runs when the server closes. */
    onClose(end: () => Promise<void>): void
  }
