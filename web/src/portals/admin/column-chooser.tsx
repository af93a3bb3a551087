import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { CheckField } from '../../ui/field/field.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/type/type.tsx'

export type ColumnChooserProps = {
  choices: readonly { id: string; head: string; isShown: boolean }[]
  onChange: (id: string, isShown: boolean) => void
}

/** Puts columns of a list away, and back: whoever looks at one thing all day sees more rows of it. */
export default function ColumnChooser({ choices, onChange }: ColumnChooserProps) {
  const { columns: texts } = useTexts('admin')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="ghost" className="for-keyboards" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={texts.title}>
        <Stack>
          <Text tone="quiet">{texts.note}</Text>
          <Stack gap={1}>
            {choices.map(({ id, head, isShown }) => (
              <CheckField
                key={id}
                label={head}
                checked={isShown}
                onChange={({ target }) => onChange(id, target.checked)}
              />
            ))}
          </Stack>
          <div>
            <Button kind="primary" onClick={() => setOpen(false)}>
              {texts.done}
            </Button>
          </div>
        </Stack>
      </Dialog>
    </>
  )
}
