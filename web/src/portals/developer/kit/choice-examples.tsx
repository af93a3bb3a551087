import { useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { AmountCells } from '../../../ui/amount-cells/amount-cells.tsx'
import { DigitsField } from '../../../ui/digits-field/digits-field.tsx'
import { Segment } from '../../../ui/segment/segment.tsx'
import { SlideControls } from '../../../ui/slide-show/slide-controls.tsx'
import { useSlideShow } from '../../../ui/slide-show/use-slide-show.ts'
import { Example } from './example.tsx'

const slides = ['1', '2', '3'].map((id) => ({ id, showMs: 60_000 }))

/** Parts with a few choices. */
export function ChoiceExamples() {
  const texts = useTexts('kitPage')
  const [cents, setCents] = useState(10_000)
  const [digits, setDigits] = useState('')
  const options = [
    { value: 'first', label: texts.people.first },
    { value: 'second', label: texts.people.second },
  ]
  return (
    <>
      <Example part="segment">
        <Segment legend={texts.firstStep} name="kit-segment" options={options} defaultValue="first" />
      </Example>
      <Example part="amount-cells">
        <AmountCells
          legend={texts.amount}
          name="kit-amount"
          amounts={[{ cents: 5_000 }, { cents: 10_000, becomes: texts.sentence }, { cents: 80_000 }]}
          valueCents={cents}
          onChoose={setCents}
        />
      </Example>
      <Example part="digits-field">
        <DigitsField label={texts.code} value={digits} onChange={setDigits} />
        <DigitsField label={texts.code} value="123456" error={texts.fault} onChange={setDigits} />
      </Example>
      <Slides />
    </>
  )
}

function Slides() {
  const { slides: words, people } = useTexts('kitPage')
  const [{ plays, currentId }, show] = useSlideShow(slides, false)
  return (
    <Example part="slide-show">
      <p>{currentId === '2' ? people.second : people.first}</p>
      <SlideControls show={show} plays={plays} kind="second" words={words} position={words.position} />
    </Example>
  )
}
