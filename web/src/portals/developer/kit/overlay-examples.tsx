import { useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Drawer } from '../../../ui/drawer/drawer.tsx'
import { useDrawer } from '../../../ui/drawer/use-drawer.ts'
import { FormDone } from '../../../ui/form/form-done.tsx'
import { FormErrors } from '../../../ui/form/form-errors.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { Example, Row } from './example.tsx'

/** Parts that come when something was pressed, above the page or with the focus. */
export function OverlayExamples() {
  return (
    <>
      <Answers />
      <Dialogs />
      <Details />
      <Toasts />
    </>
  )
}

/** What stands above a form that came back; both take the focus, so they wait to be asked for. */
function Answers() {
  const texts = useTexts('kitPage')
  const [answer, setAnswer] = useState<'faults' | 'done'>()
  return (
    <Example part="form">
      <Row>
        <Button onClick={() => setAnswer('faults')}>{texts.showFaults}</Button>
        <Button onClick={() => setAnswer('done')}>{texts.showDone}</Button>
      </Row>
      {answer === 'faults' && <FormErrors errors={[{ message: texts.fault }, { message: texts.sentence }]} />}
      {answer === 'done' && <FormDone>{texts.sentence}</FormDone>}
    </Example>
  )
}

function Dialogs() {
  const texts = useTexts('kitPage')
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Example part="dialog">
        <Row>
          <Button onClick={() => setOpen(true)}>{texts.openDialog}</Button>
        </Row>
        <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={texts.longWords}>
          <p>{texts.sentence}</p>
          <Button onClick={() => setOpen(false)}>{texts.cancel}</Button>
        </Dialog>
      </Example>
      <Example part="confirm-dialog">
        <Row>
          <Button kind="danger" onClick={() => setAsking(true)}>
            {texts.ask}
          </Button>
        </Row>
        <ConfirmDialog
          isOpen={isAsking}
          onClose={close}
          onConfirm={close}
          title={texts.askTitle}
          confirmLabel={texts.reject}
          cancelLabel={texts.cancel}
          destructive
          typed={{ words: '12', label: texts.typeWords }}
          reason={{ label: texts.label, hint: texts.sentence, required: true, missing: texts.fault }}
        >
          <p>{texts.sentence}</p>
        </ConfirmDialog>
      </Example>
    </>
  )
}

function Details() {
  const texts = useTexts('kitPage')
  const drawer = useDrawer('person')
  return (
    <Example part="drawer">
      <Row>
        <ButtonLink to={drawer.linkTo('1')} preventScrollReset>
          {texts.open}
        </ButtonLink>
      </Row>
      <Drawer
        isOpen={drawer.openId !== undefined}
        onClose={drawer.close}
        title={texts.longWords}
        actions={<Button kind="primary">{texts.act}</Button>}
      >
        <p>{texts.sentence}</p>
      </Drawer>
    </Example>
  )
}

function Toasts() {
  const texts = useTexts('kitPage')
  const toast = useToast()
  const action = { label: texts.undo, onPress: () => undefined }
  return (
    <Example part="toast">
      <Row>
        <Button onClick={() => toast({ text: texts.sentence, action })}>{texts.tell}</Button>
        <Button onClick={() => toast({ text: texts.longWords, tone: 'info' })}>{texts.tellLong}</Button>
      </Row>
    </Example>
  )
}
