import { useRef, useState } from 'react'
import { isCallError } from '../../../api/call-error.ts'
import { explainError } from '../../../api/explain-error.ts'
import { useAct } from '../../../session/use-act.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { type OwnStorybook, readStorybooksAgain, type TakeCredit } from '../storybooks.api.ts'
import { usePressKey } from '../use-press-key.ts'

/** What every writing of a story is told beside its own words. */
export type WritingKeys = { use_id: string | undefined; idempotency_key: string; built_in: boolean }

export type WriteStoryOptions<Made> = {
  takeCredit: TakeCredit
  classroomId: string | undefined
  /** Saves what is typed first, and answers the book as it is then. */
  save?: () => Promise<OwnStorybook>
  write: (keys: WritingKeys, saved: OwnStorybook | undefined) => Promise<Made>
  /** What the press is about: the same words are written once. */
  words: unknown
  failed: string
  onDone: (made: Made) => unknown
}

/** Has a story written: a sponsor's credit is taken first where there is one, and without it nothing is asked for. */
export function useWriteStory<Made>(options: WriteStoryOptions<Made>) {
  const { takeCredit, classroomId, save, write, words, failed, onDone } = options
  const { refused } = useTexts('storybooks')
  const { writing: texts } = useTexts('storybookWizard')
  const keys = usePressKey()
  const isBuiltIn = useRef(false)
  const taking = useRef(false)
  const [more, setMore] = useState({ isReturned: false, offersBuiltIn: false })
  const act = useAct(
    async () => {
      setMore({ isReturned: false, offersBuiltIn: false })
      const saved = await save?.()
      const key = keys.keyOf(words)
      taking.current = true
      const useId = await takeCredit('storybook:text', classroomId, key)
      taking.current = false
      return write({ use_id: useId, idempotency_key: key, built_in: isBuiltIn.current }, saved)
    },
    {
      failed: (error) =>
        explainError(error, {
          refused: { ...refused, ...texts.refused },
          ...(taking.current ? { quotes: 'plain text' as const } : {}),
          failed: taking.current ? texts.noCredit : failed,
        }),
      onDone: (made) => {
        keys.renew()
        isBuiltIn.current = false
        return onDone(made)
      },
      onFailed: (error) => {
        // What the server refused is over; what got lost on the way, or is being written by now, is asked for again.
        if (!isCallError(error) || error.code === 'storybooks.writing') return
        keys.renew()
        setMore({
          isReturned: error.more.credit === 'returned',
          offersBuiltIn: error.more.writer === 'provider',
        })
      },
      makeStale: readStorybooksAgain,
    },
  )
  return {
    ...act,
    ...more,
    runBuiltIn: () => {
      isBuiltIn.current = true
      act.run()
    },
  }
}
