import { useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { copyText } from '../../../ui/copy/copy-text.ts'
import { Row } from '../../../ui/layout/layout.tsx'

export type CopyResultProps = {
  text: string
  /** What is copied, for who does not see where the button stands. */
  of?: string
}

/** Copies what a tool wrote, and says so until it is changed. */
export function CopyResult({ text, of }: CopyResultProps) {
  const { result: texts } = useTexts('tools')
  const [tried, setTried] = useState<{ text: string; isCopied: boolean }>()
  const isCopied = tried?.text === text ? tried.isCopied : undefined
  return (
    <Row>
      <Button onClick={() => void copyText(text).then((done) => setTried({ text, isCopied: done }))}>
        {texts.copy}
        {of !== undefined && <span className="visually-hidden"> {of}</span>}
      </Button>
      <span role="status">
        {isCopied === true && texts.copied}
        {isCopied === false && texts.byHand}
      </span>
    </Row>
  )
}
