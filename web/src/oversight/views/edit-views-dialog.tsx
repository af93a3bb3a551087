import type { SavedView } from '@tower/contract/oversight/views.contract.ts'
import { maxViewNameLength } from '@tower/contract/oversight/views.ts'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { explainError } from '../../api/explain-error.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names/class-names.ts'
import { CopyField } from '../../ui/copy/copy-field.tsx'
import { copyText } from '../../ui/copy/copy-text.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/field/field.tsx'
import type { ListSpec } from '../../ui/list-page/list-query.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { useToast } from '../../ui/toast/toast-region.tsx'
import styles from './saved-views.module.css'
import { useRemoveView } from './use-remove-view.ts'
import { useViewAct } from './use-view-act.ts'
import { openInAddress } from './view-search.ts'
import { viewCalls } from './views.api.ts'
import { focusFirstFault } from '../../ui/form/focus-first-fault.ts'

export type EditViewsDialogProps = {
  views: readonly SavedView[]
  /** What the list is asked for now. */
  shown: string
  spec: ListSpec
  onClose: () => void
}

/** The saved views of a list: each can be renamed, changed, shared by its link, and deleted. */
export default function EditViewsDialog({ views, onClose, ...list }: EditViewsDialogProps) {
  const texts = useTexts('views')
  const removing = useRemoveView()
  return (
    <Dialog isOpen onClose={onClose} title={texts.edit}>
      {removing.isError && (
        <Notice tone="danger">
          {explainError(removing.error, { refused: texts.refused, failed: texts.removeFailed })}
        </Notice>
      )}
      {views.length === 0 && <p>{texts.none}</p>}
      <ul className={styles.list}>
        {views.map((view) => (
          <li key={view.id}>
            <EditedView view={view} {...list} onRemove={() => removing.mutate(view)} />
          </li>
        ))}
      </ul>
      <div className={classNames(styles.buttons, styles.end)}>
        <Button onClick={onClose}>{texts.close}</Button>
      </div>
    </Dialog>
  )
}

type EditedViewProps = Omit<EditViewsDialogProps, 'views' | 'onClose'> & {
  view: SavedView
  onRemove: () => void
}

function EditedView({ view, shown, spec, onRemove }: EditedViewProps) {
  const texts = useTexts('views')
  const toast = useToast()
  const [name, setName] = useState(view.name)
  const [isTried, setTried] = useState(false)
  const changing = useViewAct(
    (wish: { name: string; search: string }) => viewCalls.change(view.id, wish),
    ({ item }, { search }) =>
      toast({
        text: fillText(search === view.search ? texts.renamed : texts.replaced, { name: item.name }),
      }),
  )
  const isMissing = name.trim() === ''
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (isMissing) focusFirstFault(event.currentTarget)
    if (!isMissing && !changing.isPending) changing.mutate({ name: name.trim(), search: view.search })
  }
  return (
    <form className={styles.view} onSubmit={submit} noValidate>
      <TextField
        label={texts.name}
        error={isTried && isMissing ? texts.missing : undefined}
        maxLength={maxViewNameLength}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {changing.isError && (
        <Notice tone="danger">
          {explainError(changing.error, { refused: texts.refused, failed: texts.failed })}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button
          type="submit"
          size="s"
          pending={changing.isPending}
          aria-label={fillText(texts.renameOf, { name: view.name })}
        >
          {texts.rename}
        </Button>
        {shown !== view.search && (
          <Button
            size="s"
            aria-label={fillText(texts.replaceOf, { name: view.name })}
            onClick={() => changing.mutate({ name: view.name, search: shown })}
          >
            {texts.replace}
          </Button>
        )}
        <Button
          kind="danger"
          size="s"
          aria-label={fillText(texts.removeOf, { name: view.name })}
          onClick={onRemove}
        >
          {texts.remove}
        </Button>
      </div>
      <LinkOfView view={view} spec={spec} />
    </form>
  )
}

/** The address that shows the list this way, on the clipboard or to be copied by hand. */
function LinkOfView({ view: { name, search }, spec }: { view: SavedView; spec: ListSpec }) {
  const texts = useTexts('views')
  const location = useLocation()
  const [isCopied, setCopied] = useState<boolean>()
  const query = openInAddress(new URLSearchParams(location.search), search, spec).toString()
  const address = `${window.location.origin}${location.pathname}${query && `?${query}`}`
  if (isCopied === false)
    return <CopyField label={fillText(texts.linkLabel, { name })} value={address} wasCopied={false} />
  return (
    <div className={styles.buttons}>
      <Button
        kind="ghost"
        size="s"
        aria-label={fillText(texts.linkOf, { name })}
        onClick={() => void copyText(address).then(setCopied)}
      >
        {texts.link}
      </Button>
      <span role="status">{isCopied && texts.copied}</span>
    </div>
  )
}
