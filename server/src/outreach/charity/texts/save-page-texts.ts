import { findPlaceholderFaults } from '@tower/contract/outreach/mail-texts.ts'
import {
  findTextFault,
  type TextBlock,
  textBlocks,
  type TextPage,
  type WordedText,
} from '@tower/contract/outreach/page-texts.ts'
import type { Tx } from '../../../database/database.ts'
import type { AuditAction } from '../../../declared.ts'
import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import {
  findCurrentTexts,
  findTextsOf,
  insertTexts,
  type PageTextsRow,
  type SaidTexts,
} from './page-texts.queries.ts'

export type SavePageTexts = { actor: Actor; page: TextPage; texts: readonly WordedText[]; seenNumber: number }

/** Words the texts of a page anew. Of two who edit it at once, the second learns that it changed. */
export async function savePageTexts(services: Services, wish: SavePageTexts): Promise<PageTextsRow> {
  const { page } = wish
  const texts = readTexts(page, wish.texts)
  const at = services.clock.now()
  const saved = await services.database.transaction((tx) =>
    addSaving(tx, { ...wish, texts, at, action: 'charity.texts_changed' }),
  )
  services.charity.forget()
  return saved
}

export type RestorePageTexts = { actor: Actor; page: TextPage; number: number; seenNumber: number }

/** Brings back the texts of an earlier saving; 0 is the dictionaries. */
export async function restorePageTexts(services: Services, wish: RestorePageTexts): Promise<PageTextsRow> {
  const { page, number } = wish
  const at = services.clock.now()
  const saved = await services.database.transaction(async (tx) => {
    const then = number === 0 ? { texts: {} } : await findTextsOf(tx, page, number)
    if (!then) throw new Refusal('page_texts.revision_not_found')
    return addSaving(tx, {
      ...wish,
      ...{ texts: then.texts, at, action: 'charity.texts_restored', restores: number },
    })
  })
  services.charity.forget()
  return saved
}

type Saving = {
  actor: Actor
  page: TextPage
  texts: SaidTexts
  seenNumber: number
  at: Date
  action: Extract<AuditAction, `charity.texts_${string}`>
  restores?: number
}

async function addSaving(tx: Tx, saving: Saving): Promise<PageTextsRow> {
  const { actor, page, texts, seenNumber, at, action, restores } = saving
  const before = await findCurrentTexts(tx, page)
  const number = seenNumber + 1
  const isFirst =
    (before?.number ?? 0) === seenNumber &&
    (await insertTexts(tx, {
      ...{ page, number, texts, savedAt: at, savedBy: actor.userId, restores: restores ?? null },
    }))
  if (!isFirst) throw new Refusal('page_texts.changed_meanwhile')
  await writeAudit(tx, {
    ...{ at, actorId: actor.userId, action, targetKind: 'page_texts', targetId: page },
    details: {
      ...{ version: number, texts: changedKeys(before?.texts ?? {}, texts).join(', ') },
      ...(restores === undefined ? {} : { restores }),
    },
  })
  const saved = await findTextsOf(tx, page, number)
  if (!saved) throw new Error('a saving of texts is gone')
  return saved
}

/** What was sent, as it is kept: nothing that is empty, nothing that the page doesn't have. */
export function readTexts(page: TextPage, texts: readonly WordedText[]): SaidTexts {
  const blocks = new Map(textBlocks[page].map((block) => [block.key, block]))
  return Object.fromEntries(
    texts.flatMap(({ key, en, es }) => {
      const block = blocks.get(key)
      for (const text of [en, es]) requireText(block, text ?? '')
      return en || es ? [[key, { ...(en ? { en } : {}), ...(es ? { es } : {}) }]] : []
    }),
  )
}

function requireText(block: TextBlock | undefined, text: string): void {
  const fault = findTextFault(block, text)
  if (fault === undefined) return
  if (fault !== 'placeholder_unknown' && fault !== 'placeholder_missing')
    throw new Refusal('page_texts.not_a_text')
  const { unknown, missing } = findPlaceholderFaults(block?.placeholders ?? [], text)
  const names = (fault === 'placeholder_unknown' ? unknown : missing).map((name) => `{${name}}`).join(', ')
  const sentence =
    fault === 'placeholder_unknown' ? `Not known in this text: ${names}.` : `This text needs ${names}.`
  throw new Refusal(`page_texts.${fault}`, sentence, { key: block?.key ?? '' })
}

function changedKeys(before: SaidTexts, after: SaidTexts): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys]
    .filter((key) => before[key]?.en !== after[key]?.en || before[key]?.es !== after[key]?.es)
    .toSorted()
}
