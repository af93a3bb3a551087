import { useQueryClient } from '@tanstack/react-query'
import type { ReimbursementRequest } from '@tower/contract/spending/reimbursement-views.contract.ts'
import { useEffect, useRef, useState } from 'react'
import { type DraftLine, emptyLine, isTouched, itemsOf, linesOf } from './draft-lines.ts'
import { readReimbursementsAgain, reimbursementCalls } from './reimbursements.api.ts'

const typingPauseMs = 1_500

export type RequestDraft = ReturnType<typeof useRequestDraft>
export type DraftOptions = {
  budgetId: string
  /** What is changed; nothing of a new request. */
  before: ReimbursementRequest | undefined
  /** A draft was saved under this id. */
  onSaved: (id: string) => void
}
type Content = { memo: string; items: ReturnType<typeof itemsOf> }

/** What is typed into a request. While it is a draft it saves itself a moment after the typing pauses. */
export function useRequestDraft({ budgetId, before, onSaved }: DraftOptions) {
  const client = useQueryClient()
  const [lines, setLines] = useState<readonly DraftLine[]>(() => (before ? linesOf(before) : [emptyLine()]))
  const [memo, setMemo] = useState(before?.memo ?? '')
  const sender = useSender(budgetId, before)
  const isDraft = (before?.status ?? 'draft') === 'draft'
  const content = { memo, items: itemsOf(lines) }
  const saved = useSaving({
    content,
    isOn: isDraft && (memo !== '' || lines.some(isTouched)),
    sender,
    onSaved,
  })
  return {
    lines,
    memo,
    saved,
    isDraft,
    setMemo,
    change: (lineKey: string, wish: Partial<DraftLine>) =>
      setLines((old) => old.map((line) => (line.key === lineKey ? { ...line, ...wish } : line))),
    addLine: () => setLines((old) => [...old, emptyLine()]),
    removeLine: (lineKey: string) =>
      setLines((old) => {
        const left = old.filter((line) => line.key !== lineKey)
        return left.length > 0 ? left : [emptyLine()]
      }),
    /** Submits what is typed, after whatever is being saved. */
    submit: () => sender.submit(content).finally(() => void readReimbursementsAgain(client)),
  }
}

type Sender = ReturnType<typeof useSender>

/** Sends one state after the other, each on top of the one before: however many are sent, they are one request. */
function useSender(budgetId: string, before: ReimbursementRequest | undefined) {
  const standing = useRef<Pick<ReimbursementRequest, 'id' | 'revision'> | undefined>(before)
  const key = useRef(crypto.randomUUID())
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  const isSubmitting = useRef(false)

  async function send({ memo, items }: Content, draft: boolean): Promise<ReimbursementRequest> {
    const known = standing.current
    const { item } = await reimbursementCalls.submit({
      budget_id: budgetId,
      memo,
      items,
      ...(draft && { draft }),
      request_key: key.current,
      ...(known && { request_id: known.id, revision: known.revision }),
    })
    standing.current = item
    // The next change is another one; what is sent again after a lost answer keeps its key.
    key.current = crypto.randomUUID()
    return item
  }
  function inTurn<T>(act: () => Promise<T>): Promise<T> {
    const done = turn.current.then(act, act)
    turn.current = done.catch(() => undefined)
    return done
  }
  return {
    /** Saves a draft; nothing once it is being submitted. */
    save: (content: Content) =>
      inTurn(async () => (isSubmitting.current ? undefined : await send(content, true))),
    submit: async (content: Content) => {
      isSubmitting.current = true
      try {
        return await inTurn(() => send(content, false))
      } finally {
        isSubmitting.current = false
      }
    },
  }
}

type Saving = { content: Content; isOn: boolean; sender: Sender; onSaved: (id: string) => void }

/** Saves what is typed once the typing pauses, and says when it last did. */
function useSaving({ content, isOn, sender, onSaved }: Saving) {
  const [saved, setSaved] = useState<'never' | 'saving' | 'failed' | Date>('never')
  const typed = JSON.stringify(content)
  const lastSaved = useRef(typed)
  const save = async () => {
    setSaved('saving')
    const item = await sender.save(content)
    if (!item) return
    lastSaved.current = typed
    setSaved(new Date())
    onSaved(item.id)
  }
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    if (!isOn || typed === lastSaved.current) return
    const timer = setTimeout(() => void latest.current().catch(() => setSaved('failed')), typingPauseMs)
    return () => clearTimeout(timer)
  }, [isOn, typed])
  return saved
}
