import { useRef, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { CheckField } from '../../ui/field/field.tsx'
import { icon } from '../../ui/icons/icons.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { ToolButton } from '../../ui/list-page/tool-button.tsx'
import { Text } from '../../ui/type/type.tsx'

const ColumnsIcon = icon('M4 5h16v14H4zM9.5 5v14M14.5 5v14')

export type ColumnChooserProps = {
  choices: readonly { id: string; head: string; isShown: boolean }[]
  onChange: (id: string, isShown: boolean) => void
}

/**
 * Puts columns of a list away, and back: whoever looks at one thing all day sees more rows of it. Where the list is too narrow for
 * all, those that it leaves out itself are not ticked; ticked, they stay.
 */
export default function ColumnChooser({ choices, onChange }: ColumnChooserProps) {
  const { columns: texts } = useTexts('admin')
  const opener = useRef<HTMLButtonElement>(null)
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>()
  const change = (id: string, isShown: boolean) => {
    setLeftOut((earlier) => new Set([...(earlier ?? [])].filter((one) => one !== id)))
    onChange(id, isShown)
  }
  const close = () => setLeftOut(undefined)
  return (
    <>
      <ToolButton
        ref={opener}
        kind="ghost"
        className="for-keyboards"
        sign={<ColumnsIcon size={18} />}
        label={texts.open}
        onClick={() => setLeftOut(columnsLeftOut(opener.current))}
      />
      <Dialog isOpen={leftOut !== undefined} onClose={close} title={texts.title}>
        <Stack>
          <Text tone="quiet">{texts.note}</Text>
          <Stack gap={1}>
            {choices.map(({ id, head, isShown }) => (
              <CheckField
                key={id}
                label={head}
                checked={isShown && !leftOut?.has(id)}
                onChange={({ target }) => change(id, target.checked)}
              />
            ))}
          </Stack>
          <div>
            <Button kind="primary" onClick={close}>
              {texts.done}
            </Button>
          </div>
        </Stack>
      </Dialog>
    </>
  )
}

/** The columns that the list has and does not show at this width for want of space. */
function columnsLeftOut(opener: HTMLElement | null): ReadonlySet<string> {
  const heads = [...(opener?.closest('section')?.querySelectorAll<HTMLElement>('th[data-column]') ?? [])]
  const leftOut = heads.filter((head) => getComputedStyle(head).display === 'none')
  return new Set(leftOut.map(({ dataset }) => dataset['column'] ?? ''))
}
