import { dayMs } from '@tower/contract/durations.ts'
import type { OwnPhoto, TeacherPhoto } from '@tower/contract/spending/photos.contract.ts'
import { retention } from '@tower/contract/retention.ts'
import { useState } from 'react'
import { useAct } from '../../session/use-act.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx'
import { Moment } from '../../ui/time/moment.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import { EditPhoto } from './edit-photo.tsx'
import { PhotoStateChip } from './photo-state-chip.tsx'
import { photoCalls } from './photos.api.ts'
import styles from './photos.module.css'
import { usePhotoActs } from './use-photo-acts.ts'

/** A photo of the teacher's own: the picture, where it stands, and what can be done with it. */
export function OwnPhotoTile({ photo }: { photo: OwnPhoto }) {
  const texts = useTexts('photos')
  const { caption, status, reason, file_url: url } = photo
  return (
    <li className={styles.tile}>
      <div className={styles.picture}>
        <Picture photo={photo} />
        <PhotoStateChip status={status} words={texts.states} />
      </div>
      <div className={styles.words}>
        {caption && <p>{caption}</p>}
        {photo.caption_names_child && <p>{texts.namesChild}</p>}
        <p className={styles.quiet}>
          {photo.classroom_name} · <Moment at={photo.created_at} />
        </p>
        {status === 'pending' && photo.statement === null && <p>{texts.noStatement}</p>}
        {reason !== null && <p>{fillText(texts.rejectedBecause, { reason })}</p>}
        {status === 'rejected' && photo.decided_at !== null && <Expires decidedAt={photo.decided_at} />}
        {url === null && <p className={styles.quiet}>{texts.takenDown}</p>}
      </div>
      <Acts photo={photo} />
    </li>
  )
}

function Expires({ decidedAt }: { decidedAt: string }) {
  const texts = useTexts('photos')
  const language = useLanguage()
  const at = new Date(Date.parse(decidedAt) + retention.rejectedPhotos.days * dayMs).toISOString()
  return <p className={styles.quiet}>{fillText(texts.expires, { date: showTime(at, 'date', language) })}</p>
}

function Picture({ photo }: { photo: TeacherPhoto }) {
  const texts = useTexts('photos')
  const { file_url: url, thumbnail_url: thumbnail } = photo
  if (url === null || thumbnail === null) return <p className={styles.gone}>{texts.takenDown}</p>
  return (
    <a href={url} target="_blank" rel="noopener" title={texts.open}>
      <img src={thumbnail} alt={altOf(photo, texts)} width={320} height={240} loading="lazy" />
    </a>
  )
}

/** What a photo is called where it can't be seen. */
export function altOf(
  { caption, classroom_name: classroom }: Pick<TeacherPhoto, 'caption' | 'classroom_name'>,
  texts: { alt: string; altPlain: string },
): string {
  return caption ? fillText(texts.alt, { caption }) : fillText(texts.altPlain, { classroom })
}

function Acts({ photo }: { photo: TeacherPhoto }) {
  const texts = useTexts('photos')
  const [open, setOpen] = useState<'edit' | 'remove'>()
  const close = () => setOpen(undefined)
  const name = photo.caption || photo.classroom_name
  const remove = useAct(() => photoCalls.remove(photo.id), {
    ...usePhotoActs(),
    done: texts.removed,
    onEnd: close,
  })
  return (
    <div className={styles.acts}>
      {photo.status === 'pending' && (
        <Button size="s" onClick={() => setOpen('edit')} aria-label={fillText(texts.editOf, { name })}>
          {texts.edit}
        </Button>
      )}
      <Button
        size="s"
        kind="danger"
        onClick={() => setOpen('remove')}
        aria-label={fillText(texts.removeOf, { name })}
      >
        {texts.remove}
      </Button>
      {open === 'edit' && <EditPhoto photo={photo} onClose={close} />}
      <ConfirmDialog
        isOpen={open === 'remove'}
        onClose={close}
        title={texts.removeTitle}
        confirmLabel={texts.remove}
        cancelLabel={texts.cancel}
        destructive
        pending={remove.isPending}
        onConfirm={() => remove.run()}
      >
        <p>{texts.removeText}</p>
      </ConfirmDialog>
    </div>
  )
}
