import type { ApprovalFact, ApprovalKind, HandKind } from '@tower/contract/money/approvals.ts'
import type { Tx } from './database/database.ts'
import type { HandedDown } from './handed-down.ts'
import type { Actor } from './http/actor.ts'
import type { Services } from './services.ts'

/** Something by which money leaves, as a second person looks at it. */
export type OutboundAct = {
  kind: ApprovalKind
  subjectId: string
  /** What it is, in the words of whoever made it. */
  what: string
  amountCents: number
  /** Whose budget it leaves, or whom it reaches. */
  teacherId: string | null
  /** Whom it goes to where that is no teacher of ours. */
  payee: string | null
  facts: readonly ApprovalFact[]
  /** Whom it reaches besides its teacher: none of them lets it out, and none is the second person. */
  reaches?: Reached
  /** Of the rest that must stay as it was looked at: another stamp is another act. */
  stamp: string
}

/** People whom money reaches, by their accounts and by addresses of whoever has none. */
export type Reached = { userIds: readonly string[]; addresses: readonly string[] }

/** What a domain keeps to do once it is approved, as it wrote it. */
export type Wish = Readonly<Record<string, string | boolean>>

/** An act that was asked for: what it is about, what was wished, and by whom. */
export type AskedAct = { subjectId: string; wish: Wish | null; askedBy: string }

/** What deciding hands to whoever does what was approved, or lets it stay. */
export type CarryOut = { services: Services & HandedDown; tx: Tx; at: Date; decision: OutboundDecision }

/** Who decided, and what they said; the note of a refusal, and none of what was withdrawn or changed since. */
export type OutboundDecision = { by: string; note: string | null }

/** What of a domain lets money out. Whoever decides about it has it read anew. */
export type OutboundWork = {
  kind: ApprovalKind
  /** As it stands now; undefined where it can't leave any more. */
  read(tx: Tx, asked: AskedAct, at: Date): Promise<OutboundAct | undefined>
  /** The document it stands on, where there is one: whoever decides may open it. */
  findDocument?(tx: Tx, subjectId: string): Promise<string | null>
  /** Whom it reaches, as its act says. */
  findReached?(tx: Tx, subjectId: string): Promise<Reached>
  /** Does it, in the name of who asked; without it the act is done where it was asked for. */
  carryOut?(to: CarryOut, asked: AskedAct): Promise<void>
  /** Frees what it held from when it was asked for: it was refused, withdrawn or changed since. */
  letStay?(to: CarryOut, asked: AskedAct): Promise<void>
  /** What is done outside the database, once the transaction is over in which it was approved. */
  follow?(services: Services, asked: AskedAct & { actor: Actor }): Promise<void>
}

/** Somebody of the staff who had a hand in what a teacher may spend. */
export type Hand = {
  teacherId: string
  did: HandKind
  userId: string
  /** How much they put there; null where it is the teacher that they put there. */
  cents: number | null
}

/** Who put money there, as a domain knows from its own tables. */
export type HandsWork = { list(tx: Tx, of: HandsOf): Promise<Hand[]> }
export type HandsOf = { teacherIds: readonly string[]; at: Date }

/** How to find them, for whoever lets money out: domains above say it in their records. */
export type Hands = { hands: readonly HandsWork[] }
