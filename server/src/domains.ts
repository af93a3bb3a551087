import type { Belongs } from '@tower/contract/people/duties.ts'
import type { Domain } from './domain.ts'
import { nothingAbove, type HandedDown } from './handed-down.ts'
import { http } from './http/http.domain.ts'
import { assistant } from './learning/assistant/assistant.domain.ts'
import { badges } from './learning/badges/badges.domain.ts'
import { tools } from './learning/tools/tools.domain.ts'
import { keepsakes } from './learning/keepsakes/keepsakes.domain.ts'
import { storybooks } from './learning/storybooks/storybooks.domain.ts'
import { students } from './learning/students/students.domain.ts'
import { writer } from './learning/writer/writer.domain.ts'
import { mail } from './mail/mail.domain.ts'
import { classrooms } from './matching/classrooms/classrooms.domain.ts'
import { draws } from './matching/draws/draws.domain.ts'
import { nominations } from './matching/nominations/nominations.domain.ts'
import { slots } from './matching/slots/slots.domain.ts'
import { approvals } from './money/approvals/approvals.domain.ts'
import { budgets } from './money/budgets/budgets.domain.ts'
import { closing } from './money/closing/closing.domain.ts'
import { credits } from './money/credits/credits.domain.ts'
import { desk } from './money/desk/desk.domain.ts'
import { pledges } from './money/pledges/pledges.domain.ts'
import { disbursements } from './money/disbursements/disbursements.domain.ts'
import { giving } from './money/giving/giving.domain.ts'
import { collectRules } from './money/ledger/invariants/collect-rules.ts'
import { ledger } from './money/ledger/ledger.domain.ts'
import { processRecord } from './process/process.domain.ts'
import { broadcasts } from './outreach/broadcasts/broadcasts.domain.ts'
import { charity } from './outreach/charity/charity.domain.ts'
import { inquiries } from './outreach/inquiries/inquiries.domain.ts'
import { mailings } from './outreach/mailings/mailings.domain.ts'
import { programs } from './outreach/programs/programs.domain.ts'
import { stories } from './outreach/stories/stories.domain.ts'
import { about } from './oversight/about/about.domain.ts'
import { analytics } from './oversight/analytics/analytics.domain.ts'
import { audit } from './oversight/audit/audit.domain.ts'
import { defense } from './oversight/defense/defense.domain.ts'
import { files } from './oversight/files/files.domain.ts'
import { gate } from './oversight/gate/gate.domain.ts'
import { history } from './oversight/history/history.domain.ts'
import { inbox } from './oversight/inbox/inbox.domain.ts'
import { integrations } from './oversight/integrations/integrations.domain.ts'
import { queue } from './oversight/queue/queue.domain.ts'
import { views } from './oversight/views/views.domain.ts'
import { webhooks } from './oversight/webhooks/webhooks.domain.ts'
import { safety } from './oversight/safety/safety.domain.ts'
import { search } from './oversight/search/search.domain.ts'
import { account } from './people/account/account.domain.ts'
import { allowlist } from './people/allowlist/allowlist.domain.ts'
import { directory } from './people/directory/directory.domain.ts'
import { identity } from './people/identity/identity.domain.ts'
import { prospects } from './people/prospects/prospects.domain.ts'
import { provisioning } from './people/provisioning/provisioning.domain.ts'
import { sponsors } from './people/sponsors/sponsors.domain.ts'
import { teachers } from './people/teachers/teachers.domain.ts'
import { photos } from './spending/photos/photos.domain.ts'
import { realtime } from './realtime/realtime.domain.ts'
import { support } from './spending/support/support.domain.ts'
import { orders } from './spending/orders/orders.domain.ts'
import { reimbursements } from './spending/reimbursements/reimbursements.domain.ts'
import { site } from './site/site.domain.ts'
import { cards } from './spending/cards/cards.domain.ts'
import type { TablesOfClassrooms } from './of-classrooms.ts'
import type { Told } from './reader.ts'
import { shopping } from './spending/shopping/shopping.domain.ts'

/** Every domain, floor by floor. A new one has its line here and nowhere else. */
export const domains: readonly Domain[] = [
  ledger,
  audit,
  inbox,
  defense,
  files,
  identity,
  classrooms,
  approvals,
  budgets,
  directory,
  history,
  webhooks,
  views,
  prospects,
  programs,
  charity,
  writer,
  slots,
  nominations,
  allowlist,
  provisioning,
  credits,
  students,
  disbursements,
  giving,
  badges,
  gate,
  inquiries,
  stories,
  support,
  photos,
  orders,
  cards,
  reimbursements,
  draws,
  sponsors,
  desk,
  pledges,
  mailings,
  shopping,
  assistant,
  storybooks,
  tools,
  keepsakes,
  teachers,
  closing,
  account,
  broadcasts,
  about,
  queue,
  search,
  analytics,
  integrations,
  safety,
]

/** What serves all domains alike or puts them to work, and has calls or tables of its own. */
const groundAndRoof: readonly Domain[] = [http, realtime, mail, site, processRecord]

/** All of it; what goes over every domain goes over this. */
export const everyDomain: readonly Domain[] = [...domains, ...groundAndRoof]

/** Every call by which strangers pay or leave something. */
export const openCalls = everyDomain.flatMap((domain) => domain.openCalls ?? [])

/** What a domain declares, with the duty that it belongs to. */
const withDuty = <One extends { duty?: Belongs }>({ duty }: Domain, declared: readonly One[] = []) =>
  declared.map((one) => (duty === undefined ? one : { duty, ...one }))

/** Everything that is stored about people. */
export const personalData = everyDomain.flatMap((domain) => withDuty(domain, domain.personalData))

/** What domains do when an address is proved. */
export const onVerifiedAddress = everyDomain.flatMap((domain) => domain.onVerifiedAddress ?? [])

/** What all domains write for staff to read, and of which duty it is. */
export const told: Told = {
  actions: everyDomain.flatMap((domain) => wordsOf(domain, domain.auditActions)),
  notices: everyDomain.flatMap((domain) => wordsOf(domain, domain.notices)),
  mails: everyDomain.flatMap((domain) => wordsOf(domain, Object.keys(domain.mails ?? {}))),
}

function wordsOf({ duty, dutyOfWords = {} }: Domain, words: readonly string[] = []) {
  return words.map((word) => ({ word, duty: dutyOfWords[word] ?? duty }))
}

/** Everything that waits for staff. */
export const waitingWork = everyDomain.flatMap((domain) => withDuty(domain, domain.waiting))

/** Everything that needs two people. */
export const secondPerson = everyDomain.flatMap((domain) => withDuty(domain, domain.secondPerson))

/** Everything by which money leaves. */
export const outbound = everyDomain.flatMap((domain) => domain.outbound ?? [])

/** How to find who put money, or a teacher, where it can be let out. */
export const hands = everyDomain.flatMap((domain) => domain.hands ?? [])

/** Everything that the page of a person joins. */
export const aboutPerson = everyDomain.flatMap((domain) => withDuty(domain, domain.aboutPerson))

/** Everything that the page of a classroom joins. */
export const aboutClassroom = everyDomain.flatMap((domain) => withDuty(domain, domain.aboutClassroom))

/** All tables that point at a classroom, and what becomes of their rows when it becomes another one. */
export const ofClassrooms: TablesOfClassrooms = everyDomain.flatMap((domain) =>
  Object.entries(domain.ofClassrooms ?? {}),
)

/** Everything that staff find from anywhere. */
export const searchable = everyDomain.flatMap((domain) => withDuty(domain, domain.searchable))

/** Everything that must always hold of the rows. */
export const bookRules = collectRules(everyDomain.map(({ invariants = {} }) => invariants))

/** What domains are told of those above them. */
export const handedDown = everyDomain.reduce<HandedDown>(
  (known, { handsDown }) => ({ ...known, ...handsDown }),
  nothingAbove,
)
