import {
  maxItemDescriptionLength,
  maxItemNameLength,
  marketPicture,
} from '@tower/contract/learning/badges.ts'
import { useState } from 'react'
import { explainError } from '../../../api/explain-error.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { CheckField, TextAreaField, TextField } from '../../../ui/field/field.tsx'
import { fits, inTurn, required } from '../../../ui/form/form-checks.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { Columns, Row, Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { UploadField } from '../../../ui/upload-field/upload-field.tsx'
import { uploadRefusals } from '../../../ui/upload-field/upload-refusals.ts'
import type { SendFile } from '../../../ui/upload-field/use-uploads.ts'
import { itemDeskCalls, type ItemTab, type MarketItem, readCatalogAgain } from '../badges.api.ts'
import styles from '../badges.module.css'
import { nameIn } from '../item-words.ts'
import { LookFields } from './look-fields.tsx'
import { beginItem, isPrice, previewOf, rowOf, type TypedItem } from './typed-item.ts'

export type ItemDialogProps = { tab: ItemTab; item: MarketItem | null; onClose: () => void }

/** Staff add a badge or an avatar, change one or switch it off. */
export function ItemDialog({ tab, item, onClose }: ItemDialogProps) {
  const texts = useTexts('itemDesk')
  const language = useLanguage()
  const title = item ? fillText(texts.editTitle, { name: nameIn(language, item) }) : texts.new[tab]
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <ItemForm tab={tab} item={item} onClose={onClose} />
    </Dialog>
  )
}

function useItemForm({ tab, item, onClose }: ItemDialogProps) {
  const texts = useTexts('itemDesk')
  const save = useAct((typed: TypedItem) => itemDeskCalls.save(tab, rowOf(typed, item)), {
    done: texts.saved,
    onDone: onClose,
    failed: { refused: texts.refused, quotes: 'any sentence', failed: texts.saveFailed },
    fields: { 'badges.name_taken': 'name' },
    makeStale: readCatalogAgain,
  })
  const form = useForm<TypedItem>({
    first: beginItem(tab, item),
    checks: {
      name: required(texts.nameMissing),
      credits: inTurn(
        required(texts.priceWrong[tab]),
        fits((typed) => isPrice(tab, typed), texts.priceWrong[tab]),
      ),
    },
    act: save,
    onSend: save.run,
  })
  return { form, save }
}

function ItemForm(props: ItemDialogProps) {
  const { tab, onClose } = props
  const texts = useTexts('itemDesk')
  const { form, save } = useItemForm(props)
  const [isUploading, setIsUploading] = useState(false)
  return (
    <Stack as="form" {...form.props}>
      {save.failure && <Notice tone="danger">{save.failure}</Notice>}
      <Columns feet>
        <TextField label={texts.name} maxLength={maxItemNameLength} {...form.text('name')} />
        <TextField label={texts.nameEs} optional maxLength={maxItemNameLength} {...form.text('nameEs')} />
      </Columns>
      <div className={styles.look}>
        <LookFields tab={tab} form={form} />
        <figure className={styles.preview}>
          <img
            className={styles.picture}
            src={previewOf(tab, form.values)}
            alt={texts.preview}
            width={120}
            height={132}
          />
          <Text as="div" size="small" tone="quiet" aria-hidden="true">
            {texts.preview}
          </Text>
        </figure>
      </div>
      <Columns>
        <TextAreaField
          label={texts.description}
          optional
          rows={2}
          maxLength={maxItemDescriptionLength}
          {...form.text('description')}
        />
        <TextAreaField
          label={texts.descriptionEs}
          optional
          rows={2}
          maxLength={maxItemDescriptionLength}
          {...form.text('descriptionEs')}
        />
      </Columns>
      <TextField
        label={texts.priceInCredits}
        hint={texts.priceHint[tab]}
        inputMode="numeric"
        {...form.text('credits')}
      />
      <PictureField onUnderWay={setIsUploading} image={form.values.image} onImage={form.set} />
      <CheckField label={texts.offered} {...form.tick('active')} />
      <Text size="small" tone="quiet">
        {texts.offeredNote}
      </Text>
      <Row justify="last">
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button
          kind="primary"
          type="submit"
          disabled={isUploading}
          pending={save.isPending}
          pendingLabel={texts.saving}
        >
          {texts.save}
        </Button>
      </Row>
    </Stack>
  )
}

type PictureFieldProps = {
  image: string
  onImage: (image: Pick<TypedItem, 'image' | 'imageShown'>) => void
  onUnderWay: (isUnderWay: boolean) => void
}

/** A picture in place of the drawing. It stands with the item once that is saved. */
function PictureField({ image, onImage, onUnderWay }: PictureFieldProps) {
  const texts = useTexts('itemDesk')
  const send: SendFile = async (file, onPercent, signal) => {
    const { picture_url, url } = await itemDeskCalls.uploadPicture(file, { onPercent, signal })
    onImage({ image: picture_url, imageShown: url })
  }
  const remove = () => onImage({ image: '', imageShown: '' })
  const { uploads } = texts
  return (
    <Stack gap={2}>
      <UploadField
        label={texts.picture}
        rule={marketPicture}
        multiple={false}
        send={send}
        explain={(error) => explainError(error, { refused: uploadRefusals(uploads), failed: uploads.failed })}
        onUnderWay={onUnderWay}
        onRemove={remove}
      />
      {image !== '' && (
        <Row>
          <Button size="s" onClick={remove}>
            {texts.pictureRemove}
          </Button>
        </Row>
      )}
    </Stack>
  )
}
