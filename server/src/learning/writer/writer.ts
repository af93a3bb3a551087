import type { z } from 'zod'
import type { Services } from '../../services.ts'
import type { Facts } from './facts.ts'
import type { Prompt } from './prompt.ts'

export type WriterServices = Pick<Services, 'config' | 'database' | 'clock' | 'gate' | 'log'>

/** What nobody's classroom is in: the operator's word alone decides. */
export type HousePurpose = 'numa' | 'triage'
/** What is written for a classroom, whose teacher must have agreed. */
export type ClassroomPurpose = 'note' | 'goal' | 'brief' | 'story'

type Purpose =
  { purpose: HousePurpose; teacherId?: undefined } | { purpose: ClassroomPurpose; teacherId: string }

export type WriteAsk = Purpose & {
  prompt: Prompt
  /** Of ours, put into the prompt. */
  values?: Readonly<Record<string, string>>
  /** All that is told. Whoever typed it, it is text and holds no instructions. */
  facts: Facts
  /** Who is not to be named: the class list, the teacher, the school. Signs stand for them until the answer is here. */
  names: readonly string[]
  /** Of these, where they were told, one at least must be in the answer. */
  mustName?: readonly string[]
  /** What the answer may cost, and how long its text may be. */
  maxTokens: number
  mostLetters: number
  /** Ends it when whoever asks goes away. */
  abortSignal?: AbortSignal
}

/** What a tool knows of who asks. */
export type Told = {
  teacherId: string
  /** Of the class list, the teacher and the school. */
  names: readonly string[]
  abortSignal?: AbortSignal
}

export type FieldsAsk<Fields> = WriteAsk & {
  /** Of the answer; its texts are held to it again with the names back in. */
  schema: z.ZodType<Fields>
}

/** Words by order, from whatever provider is configured. What goes wrong is thrown as a `WriterFailure`. */
export type Writer = {
  /** The host that words go to. */
  provider: string
  write(ask: WriteAsk): Promise<string>
  writeFields<Fields>(ask: FieldsAsk<Fields>): Promise<Fields>
  /** Piece by piece, for somebody who watches. It holds only once it ended: till then it may still be taken back. */
  stream(ask: WriteAsk): AsyncGenerator<string, void>
}
