import { useQueryClient } from '@tanstack/react-query'
import type { TextRevision } from '@tower/contract/outreach/page-texts.contract.ts'
import {
  isMailPage,
  textBlocks,
  type TextPage,
  type WordedText,
} from '@tower/contract/outreach/page-texts.ts'
import { type FormEvent, useRef, useState } from 'react'
import { charityCalls, charityQueries, readTextsAgain } from '../../../outreach/charity/charity.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'
import { KeptNotice } from '../../../session/kept-notice.tsx'
import { type FormState, useKeptForm, useTypingPlace } from '../../../session/use-kept-form.ts'
import { DraftLinks } from './draft-links.tsx'
import { MailPreview } from './mail-preview.tsx'
import { nameText } from './name-text.ts'
import { BroughtIntoView } from '../typing/brought-into-view.tsx'
import styles from './site.module.css'
import { TextBlockFields } from './text-block-fields.tsx'
import { TextsPreview } from './texts-preview.tsx'
import { Refused } from './theirs.tsx'
import { changesOf, findTypedFaults, type TypedTexts, typedOf, wishOf } from './typed-texts.ts'
import { useSave } from './use-save.ts'

export type TextsEditorProps = { page: TextPage; item: TextRevision; defaults: TypedTexts }

/** The texts of a page in both languages side by side. What was typed stays, whatever comes of it. */
export function TextsEditor({ page, item, defaults }: TextsEditorProps) {
  const texts = useTexts('siteDesk')
  const kept = useKeptForm(useTypingPlace(`texts.${page}`), () => ({
    typed: typedOf(defaults, item),
    seen: item,
  }))
  const { typed, setTyped } = kept
  const [isChecked, setChecked] = useState(false)
  const { save, theirs } = useSaveTexts(page, kept)
  const form = useRef<HTMLFormElement>(null)
  const blocks = textBlocks[page]
  const faults = isChecked ? findTypedFaults(blocks, typed) : []
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    if (findTypedFaults(blocks, typed).length > 0)
      setTimeout(() => form.current && focusFirstFault(form.current))
    else if (!save.isPending) {
      kept.send()
      save.mutate(wishOf(typed, defaults))
    }
  }
  const lines = theirs && linesOf(changesOf(theirs.before, theirs.now), texts)
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <KeptNotice form={kept} />
      {save.error && (
        <BroughtIntoView>
          <Refused error={save.error} theirs={lines} />
        </BroughtIntoView>
      )}
      <Card title={texts.editor.words}>
        <div className={styles.form}>
          {sectionsOf(page, texts).map(({ section, keys }) => (
            <fieldset key={section} className={styles.section}>
              <legend>{section}</legend>
              {blocks
                .filter(({ key }) => keys.includes(key))
                .map((block) => (
                  <TextBlockFields
                    key={block.key}
                    {...{ block, typed, defaults, faults }}
                    onType={(language, text) =>
                      setTyped((before) => ({
                        ...before,
                        [block.key]: { en: '', es: '', ...before[block.key], [language]: text },
                      }))
                    }
                  />
                ))}
            </fieldset>
          ))}
        </div>
      </Card>
      <Card title={texts.editor.preview}>
        {isMailPage(page) ? (
          <MailPreview page={page} texts={wishOf(typed, defaults)} />
        ) : (
          <>
            <DraftLinks page={page} texts={wishOf(typed, defaults)} />
            <TextsPreview page={page} typed={typed} defaults={defaults} />
          </>
        )}
      </Card>
      <div className={`${styles.acts} ${styles.bar}`}>
        <Button type="submit" kind="primary" pending={save.isPending}>
          {texts.save}
        </Button>
      </div>
    </form>
  )
}

function useSaveTexts(page: TextPage, kept: FormState<TypedTexts, TextRevision>) {
  const { emails, saved } = useTexts('siteDesk')
  const client = useQueryClient()
  const { seen, setSeen, settle } = kept
  return useSave<TextRevision, WordedText[]>({
    ...{ seen, setSeen, onSaved: settle, done: isMailPage(page) ? emails.saved : saved },
    send: (texts, seen) => charityCalls.savePage(page, { texts, seen_number: seen }),
    readNow: () => client.fetchQuery({ ...charityQueries.page(page), staleTime: 0 }),
    again: () => readTextsAgain(client),
  })
}

type Texts = ReturnType<typeof useTexts<'siteDesk'>>

/** The texts of a page by the sections that they stand in, in its order. */
export function sectionsOf(page: TextPage, texts: Texts): { section: string; keys: string[] }[] {
  const sections = new Map<string, string[]>()
  for (const { key } of textBlocks[page]) {
    const { section } = nameText(key, texts)
    sections.set(section, [...(sections.get(section) ?? []), key])
  }
  return [...sections].map(([section, keys]) => ({ section, keys }))
}

function linesOf(changes: readonly WordedText[], texts: Texts) {
  return changes.map(({ key, en, es }) => {
    const { section, field } = nameText(key, texts)
    const said = (words: string | null) => words ?? texts.editor.emptied
    return {
      name: `${section}: ${field}`,
      value: `${texts.english}: ${said(en)}\n${texts.spanish}: ${said(es)}`,
    }
  })
}
