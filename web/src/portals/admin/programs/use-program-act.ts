import { useMutation, useQueryClient } from '@tanstack/react-query'
import { readProgramsAgain } from '../../../outreach/programs/program-desk.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { useActFault } from '../use-act-fault.ts'

/** Something staff do with a program: says what came of it, and reads the programs anew. */
export function useProgramAct<Wish, Answer>(
  call: (wish: Wish) => Promise<Answer>,
  done: (answer: Answer, wish: Wish) => string,
) {
  const { actFailed } = useTexts('programDesk')
  const explain = useActFault(actFailed)
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: call,
    onSuccess: (answer, wish) => toast({ text: done(answer, wish) }),
    onError: (error) => toast({ text: explain(error), tone: 'danger' }),
    onSettled: () => readProgramsAgain(client),
  })
}
