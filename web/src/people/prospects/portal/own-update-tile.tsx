import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OwnUpdate } from '@tower/contract/people/prospect-portal.contract.ts'
import { useRef, useState } from 'react'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { CheckIcon } from '../../../ui/icons/icons.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { FilmPlayer } from '../film-player.tsx'
import styles from './portal.module.css'
import { portalCalls, readPortalAgain } from './prospect-portal.api.ts'

const tones = { waiting: 'warning', approved: 'success', sent_back: 'danger', hidden: 'neutral' } as const

/** A photo, film or note of one's own: what it shows, where it stands, and the way to take it back. */
export function OwnUpdateTile({ update }: { update: OwnUpdate }) {
  const { updates: texts } = useTexts('prospectPortal')
  const language = useLanguage()
  const { caption, state, review_reason: reason, created_at: at, spoken } = update
  const date = showTime(at, 'date', language)
  return (
    <li className={styles.tile}>
      <Media update={update} date={date} />
      <div className={styles.words}>
        <Chip tone={tones[state]} icon={state === 'approved' ? <CheckIcon size={16} /> : undefined}>
          {texts.states[state]}
        </Chip>
        {caption && <p>{caption}</p>}
        {reason && <p className={styles.reason}>{fillText(texts.reason, { reason })}</p>}
        {spoken && (
          <details>
            <summary>{texts.transcript}</summary>
            <p className={styles.transcript}>{spoken}</p>
          </details>
        )}
        <time className={styles.quiet} dateTime={at}>
          {date}
        </time>
      </div>
      <RemoveUpdate update={update} date={date} />
    </li>
  )
}

function Media({ update, date }: { update: OwnUpdate; date: string }) {
  const { updates: texts } = useTexts('prospectPortal')
  const { kind, media_url: url, caption } = update
  if (kind === 'note' || url === null) return null
  const name = caption ?? fillText(texts.plain, { date })
  return (
    <div className={styles.media}>
      {kind === 'film' ? (
        <FilmPlayer
          film={{ ...update, media_url: url }}
          label={fillText(texts.film, { caption: name })}
          captions={texts.captions}
        />
      ) : (
        <img src={url} alt={fillText(texts.picture, { caption: name })} loading="lazy" />
      )}
    </div>
  )
}

function RemoveUpdate({ update, date }: { update: OwnUpdate; date: string }) {
  const { updates: texts, cancel } = useTexts('prospectPortal')
  const [isAsked, setAsked] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const client = useQueryClient()
  const toast = useToast()
  const remove = useMutation({
    mutationFn: () => portalCalls.removeUpdate(update.id),
    onSuccess: async () => {
      const next = besides(box.current)
      toast({ text: texts.removed })
      setAsked(false)
      await readPortalAgain(client)
      requestAnimationFrame(() => next?.focus())
    },
    onError: () => {
      setAsked(false)
      toast({ text: texts.removeFailed, tone: 'danger' })
      return readPortalAgain(client)
    },
  })
  return (
    <div className={styles.acts} ref={box}>
      <Button
        size="s"
        kind="danger"
        onClick={() => setAsked(true)}
        aria-label={fillText(texts.removeOf, { date })}
      >
        {texts.remove}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={texts.removeTitle}
        confirmLabel={texts.remove}
        cancelLabel={cancel}
        destructive
        pending={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        <p>{update.caption ?? date}</p>
        <p>{texts.removeText}</p>
      </ConfirmDialog>
    </div>
  )
}

/** Where one goes on without a mouse when a tile is gone: at its neighbor, or at the choice of what is listed. */
function besides(part: HTMLElement | null): HTMLElement | null {
  const tile = part?.closest('li')
  const neighbor = tile?.nextElementSibling ?? tile?.previousElementSibling
  return (
    neighbor?.querySelector<HTMLElement>('button:last-of-type') ??
    tile?.closest('section')?.querySelector<HTMLElement>('nav [aria-current]') ??
    null
  )
}
