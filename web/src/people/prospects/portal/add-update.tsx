import { useQuery } from '@tanstack/react-query'
import { mostSpoken, mostUpdateCaption, updateMedia } from '@tower/contract/people/prospect-portal.ts'
import { type DragEvent, useId, useRef, useState } from 'react'
import { isUnknown } from '../../../api/call-error.ts'
import { useKeptWords } from '../../../session/use-kept-words.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { classNames } from '../../../ui/class-names/class-names.ts'
import { CheckField, TextAreaField } from '../../../ui/field/field.tsx'
import { WarningIcon } from '../../../ui/icons/icons.tsx'
import { checkFile, mediaTypesOf, nameKinds, showBytes } from '../../../ui/upload-field/check-file.ts'
import { PickButton } from '../../../ui/upload-field/pick-button.tsx'
import { UploadRow } from '../../../ui/upload-field/upload-row.tsx'
import { isUnderWay } from '../../../ui/upload-field/use-uploads.ts'
import { PhotosWait } from './photos-wait.tsx'
import styles from './portal.module.css'
import { portalQueries } from './prospect-portal.api.ts'
import { type ChosenFile, useChosenFile } from './use-chosen-file.ts'
import { useSendUpdate } from './use-send-update.ts'

const minutes = updateMedia.mostSeconds / 60

/** A photo or film with what is said of it, or why none can be sent yet. */
export function AddUpdate({ prospectId }: { prospectId: string }) {
  const { form: texts } = useTexts('prospectPortal').updates
  const { data, error } = useQuery(portalQueries.one(prospectId))
  // Of an athlete who was erased meanwhile nothing can be sent, and nothing typed stays on an open page.
  if (!data || isUnknown(error)) return null
  if (data.prospect.photos_allowed) return <UpdateForm prospectId={prospectId} />
  return (
    <Card title={texts.title}>
      <PhotosWait prospectId={prospectId} />
    </Card>
  )
}

/** Sent to staff. What was typed stays until it has arrived. */
function UpdateForm({ prospectId }: { prospectId: string }) {
  const { form: texts } = useTexts('prospectPortal').updates
  const coverTexts = useTexts('coverFaces')
  const form = useAddUpdate(prospectId)
  const { chosen, words, faults } = form
  const box = useRef<HTMLFormElement>(null)
  return (
    <Card title={texts.title}>
      <form
        ref={box}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.send()
        }}
      >
        <p>{texts.text}</p>
        <FileChooser chosen={chosen} lost={form.lost} fault={faults.file} onChoose={form.choose} />
        <TextAreaField
          label={texts.caption}
          optional
          rows={2}
          maxLength={mostUpdateCaption}
          value={words.caption}
          readOnly={form.isSending}
          onChange={(event) => form.change({ caption: event.target.value })}
        />
        {chosen?.isFilm && (
          <>
            <TextAreaField
              label={texts.spoken}
              hint={texts.spokenHint}
              error={faults.spoken}
              maxLength={mostSpoken}
              disabled={words.isSilent}
              value={words.spoken}
              readOnly={form.isSending}
              onChange={(event) => form.change({ spoken: event.target.value })}
            />
            <CheckField
              label={texts.silent}
              checked={words.isSilent}
              onChange={(event) => form.change({ isSilent: event.target.checked })}
            />
          </>
        )}
        {!chosen?.isFilm && (
          <CheckField
            label={coverTexts.offer}
            checked={words.isCovering}
            onChange={(event) => form.change({ isCovering: event.target.checked })}
          />
        )}
        {form.uploads.length > 0 && (
          <ul className={styles.uploads} aria-label={texts.file}>
            {form.uploads.map((upload) => (
              <UploadRow
                key={upload.id}
                upload={upload}
                onRetry={form.retry}
                onRemove={(gone) => {
                  form.remove(gone)
                  // The button that was pressed is gone: without a mouse one goes on at the choice of a file.
                  box.current?.querySelector('button')?.focus()
                }}
              />
            ))}
          </ul>
        )}
        {form.step}
        <div className={styles.buttons}>
          <Button type="submit" kind="primary" pending={form.isSending}>
            {texts.send}
          </Button>
          <p role="status">{form.isSent && texts.sent}</p>
        </div>
      </form>
    </Card>
  )
}

/** The file itself is lost by a reload: its name says which one to choose again. */
const noWords = { caption: '', spoken: '', isSilent: false, isCovering: false, fileName: '' }

function useAddUpdate(prospectId: string) {
  const { form: texts } = useTexts('prospectPortal').updates
  const { upload: kit } = useTexts('kit')
  const { chosen, choose } = useChosenFile()
  const { words, write, forget } = useKeptWords(`update.${prospectId}`, noWords)
  const [faults, setFaults] = useState<{ file?: string; spoken?: string }>({})
  const [isSent, setSent] = useState(false)
  const sayFault = ({ name }: File, fault: NonNullable<ReturnType<typeof checkFile>>) =>
    fillText(kit[fault], {
      name,
      kinds: nameKinds(updateMedia.kinds, kit.or),
      size: showBytes(updateMedia.mostBytes),
    })
  const { start, uploads, retry, remove, step } = useSendUpdate({
    prospectId,
    onRefused: (file, fault) => setFaults({ file: sayFault(file, fault) }),
    onSent: () => {
      setSent(true)
      forget()
      choose(undefined)
    },
  })
  function send() {
    setSent(false)
    const isTooLong = (chosen?.seconds ?? 0) > updateMedia.mostSeconds + 1
    const isUnsaid = chosen?.isFilm && !words.isSilent && words.spoken.trim() === ''
    const found = {
      ...(chosen ? {} : { file: texts.missing }),
      ...(isTooLong ? { file: fillText(texts.tooLong, { minutes }) } : {}),
      ...(isUnsaid ? { spoken: texts.spokenMissing } : {}),
    }
    setFaults(found)
    if (!chosen || isTooLong || isUnsaid) return
    const spoken = words.isSilent ? '' : words.spoken.trim()
    start(chosen, { caption: words.caption.trim(), spoken, isCovering: words.isCovering })
  }
  // What has arrived is in the list below.
  const underway = uploads.filter(({ state }) => state !== 'done')
  return {
    ...{ chosen, words, faults, isSent, uploads: underway, retry, remove, send, step },
    /** What was chosen before a reload. */
    lost: chosen ? '' : words.fileName,
    isSending: uploads.some(isUnderWay),
    choose: (file: File | undefined) => {
      // Pictures are made smaller when they are sent; of a film, or of what is neither, the answer is known now.
      const fault = file && !file.type.startsWith('image/') ? checkFile(file, updateMedia) : undefined
      setFaults(file && fault ? { file: sayFault(file, fault) } : {})
      setSent(false)
      choose(fault ? undefined : file)
      write({ ...words, fileName: (!fault && file?.name) || '' })
    },
    change: (part: Partial<typeof noWords>) => write({ ...words, ...part }),
  }
}

type FileChooserProps = {
  chosen: ChosenFile | undefined
  /** The name of what was chosen before a reload, which has to be chosen again. */
  lost: string
  fault: string | undefined
  onChoose: (file: File | undefined) => void
}

/** Chosen, dropped or filmed; shown before it is sent. */
function FileChooser({ chosen, lost, fault, onChoose }: FileChooserProps) {
  const { form: texts } = useTexts('prospectPortal').updates
  const { upload: kit } = useTexts('kit')
  const [isOver, setOver] = useState(false)
  const id = useId()
  const accept = mediaTypesOf(updateMedia.kinds).join(',')
  const drag = (event: DragEvent, over: boolean) => {
    event.preventDefault()
    setOver(over)
  }
  const pick = {
    multiple: false,
    describedBy: lost ? `${id}-lost ${id}-limits` : `${id}-limits`,
    onPick: ([file]: readonly File[]) => onChoose(file),
  }
  return (
    <div role="group" aria-labelledby={`${id}-label`} className={styles.chooser}>
      <p id={`${id}-label`}>{texts.file}</p>
      <p id={`${id}-limits`} className={styles.quiet}>
        {fillText(texts.limits, {
          minutes,
          kinds: nameKinds(updateMedia.kinds, kit.or),
          size: showBytes(updateMedia.mostBytes),
        })}
      </p>
      {lost && (
        <p id={`${id}-lost`} className={styles.again}>
          <WarningIcon size={18} /> {fillText(texts.chooseAgain, { name: lost })}
        </p>
      )}
      {fault && (
        <p role="alert" className={styles.error}>
          <WarningIcon size={18} /> {fault}
        </p>
      )}
      <div
        className={classNames(styles.zone, isOver && styles.over)}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={(event) => {
          drag(event, false)
          onChoose(event.dataTransfer.files[0])
        }}
      >
        <PickButton {...pick} accept={accept}>
          {texts.choose}
        </PickButton>
        <PickButton {...pick} className={styles.camera} accept="image/*,video/*" camera>
          {texts.camera}
        </PickButton>
        <span className={styles.drop}>{texts.drop}</span>
      </div>
      {chosen && (
        <div className={styles.chosen}>
          {chosen.isFilm ? (
            <video src={chosen.url} controls playsInline preload="metadata" aria-label={texts.preview} />
          ) : (
            <img src={chosen.url} alt={texts.preview} />
          )}
          <p className={styles.quiet}>{fillText(texts.chosen, { name: chosen.file.name })}</p>
        </div>
      )}
    </div>
  )
}
