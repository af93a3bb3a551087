import { useQuery } from '@tanstack/react-query'
import type { OwnShareLink } from '@tower/contract/matching/share-links.contract.ts'
import { mostNoteCharacters, mostOpenLinks } from '@tower/contract/matching/share-links.ts'
import { useState } from 'react'
import { shareLinkQueries } from '../../../../matching/classrooms/share-links/share-links.api.ts'
import { fillCounted, fillText } from '../../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../../texts/use-texts.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog/confirm-dialog.tsx'
import { copyText } from '../../../../ui/copy/copy-text.ts'
import { TextField } from '../../../../ui/field/field.tsx'
import { Row, Stack } from '../../../../ui/layout/layout.tsx'
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx'
import { useToast } from '../../../../ui/toast/toast-region.tsx'
import { lateInBrowser } from '../../../../ui/late/late.tsx'
import { Text } from '../../../../ui/type/type.tsx'
import { UnreadPart } from '../../unread-part.tsx'
import panel from '../users.module.css'
import { useCreateFor, useRevokeFor } from './use-teacher-links.ts'

// Comes when somebody asks for it.
const LinkSheet = lateInBrowser(() => import('../../../../matching/classrooms/share-links/link-sheet.tsx'))

/** The open links of a teacher: staff make one, copy it, put it on paper, and revoke it after a question. */
export default function ShareLinksPart({ teacherId }: { teacherId: string }) {
  const texts = useTexts('teacherLinks')
  const query = { teacher_id: teacherId, state: 'open' as const, page: 1, pageSize: mostOpenLinks }
  const links = useQuery(shareLinkQueries.all(query))
  return (
    <section className={panel.part}>
      <h3>{texts.title}</h3>
      <CreateFor teacherId={teacherId} />
      {links.isPending && <Skeleton lines={3} />}
      {links.isError && <UnreadPart reading={links} failed={texts.failed} />}
      {links.data?.items.length === 0 && <p className={panel.quiet}>{texts.none}</p>}
      {links.data && links.data.items.length > 0 && (
        <Stack as="ul" gap={2}>
          {links.data.items.map((link) => (
            <OpenLink key={link.code} link={link} teacherId={teacherId} />
          ))}
        </Stack>
      )}
    </section>
  )
}

function CreateFor({ teacherId }: { teacherId: string }) {
  const texts = useTexts('teacherLinks')
  const [note, setNote] = useState('')
  const create = useCreateFor(teacherId, () => setNote(''))
  return (
    <form
      className={panel.part}
      onSubmit={(event) => {
        event.preventDefault()
        if (!create.isPending) create.mutate(note)
      }}
    >
      <TextField
        label={texts.note}
        hint={texts.noteHint}
        optional
        maxLength={mostNoteCharacters}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit" pending={create.isPending}>
        {texts.create}
      </Button>
    </form>
  )
}

function OpenLink({ link, teacherId }: { link: OwnShareLink; teacherId: string }) {
  const texts = useTexts('teacherLinks')
  const language = useLanguage()
  const toast = useToast()
  const { list } = useTexts('shareLinks')
  const [isAsking, setAsking] = useState(false)
  const [isOnPaper, setOnPaper] = useState(false)
  const revoke = useRevokeFor(teacherId, () => setAsking(false))
  const { code, url, note, visits } = link
  const copy = async () => toast({ text: (await copyText(url)) ? texts.copied : texts.copyFailed })
  return (
    <Row as="li" justify="between">
      <p>
        <Text as="b" code>
          {code}
        </Text>{' '}
        {note}
        <br />
        <span className={panel.quiet}>{fillCounted(texts.visits, visits, language)}</span>
      </p>
      <Row gap={2}>
        <Button size="s" aria-label={fillText(texts.copyOf, { code })} onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button size="s" aria-label={fillText(list.sheetOf, { code })} onClick={() => setOnPaper(true)}>
          {list.sheet}
        </Button>
        <Button
          size="s"
          kind="danger"
          aria-label={fillText(texts.revokeOf, { code })}
          onClick={() => setAsking(true)}
        >
          {texts.revoke}
        </Button>
      </Row>
      {isOnPaper && <LinkSheet code={code} url={url} onClose={() => setOnPaper(false)} />}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={fillText(texts.revokeTitle, { code })}
        confirmLabel={texts.revoke}
        cancelLabel={texts.cancel}
        destructive
        pending={revoke.isPending}
        onConfirm={() => revoke.mutate(code)}
      >
        <p>{texts.revokeText}</p>
      </ConfirmDialog>
    </Row>
  )
}
