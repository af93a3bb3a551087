import { maxQuestionLength } from '@tower/contract/learning/assistant.ts'
import { paths } from '@tower/contract/pages.ts'
import { loginPath } from '@tower/contract/people/sign-in-paths.ts'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { assistant as english } from './texts.en.ts'
import { assistant as spanish } from './texts.es.ts'
import type { Language } from '@tower/contract/language.ts'
import type { Texts } from '../../texts/texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Chip } from '../../ui/chip/chip.tsx'
import { DownIcon } from '../../ui/icons/icons.tsx'
import { askNuma } from './ask-numa.ts'
import { type Message, sendQuestion, useConversation } from './conversation.ts'
import styles from './numa-panel.module.css'

// They come with the press, so that no page carries them.
const texts: Record<Language, Texts['assistant']> = { en: english, es: spanish }

export type NumaPanelProps = { language: Language; onMinimize: () => void }

/** The conversation with NUMA. */
export function NumaPanel({ language, onMinimize }: NumaPanelProps) {
  const words = texts[language]
  const { messages, isWaiting, lastQuestion } = useConversation()
  const [typed, setTyped] = useState('')
  const waitingId = useId()
  const inputId = useId()
  const input = useRef<HTMLInputElement>(null)
  const log = useScrollToQuestion(messages.length)

  useEffect(() => input.current?.focus(), [])

  const send = (question: string) => void sendQuestion(question, (asked) => askNuma(asked, language, words))
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isWaiting) return
    setTyped('')
    send(typed)
  }
  return (
    <section className={styles.panel} aria-label={words.title}>
      <header className={styles.head}>
        <h2>{words.title}</h2>
        <p>{words.subtitle}</p>
        <Button
          kind="ghost"
          iconOnly
          className={styles.minimize}
          aria-label={words.minimize}
          onClick={onMinimize}
        >
          <DownIcon />
        </Button>
      </header>
      <div ref={log} className={styles.log} role="log" aria-label={words.log} tabIndex={0}>
        <p className={styles.answer}>{words.greeting}</p>
        {messages.map((message) => (
          <Said key={message.id} message={message} words={words} />
        ))}
        {isWaiting && (
          <p id={waitingId} className={styles.waiting}>
            <i />
            <i />
            <i />
            {words.waiting}
          </p>
        )}
      </div>
      <form className={styles.form} onSubmit={onSubmit}>
        <label htmlFor={inputId} className="visually-hidden">
          {words.question}
        </label>
        <input
          ref={input}
          id={inputId}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          placeholder={words.placeholder}
          maxLength={maxQuestionLength}
          autoComplete="off"
          enterKeyHint="send"
        />
        <Button type="submit" kind="primary" blockedBy={isWaiting ? waitingId : undefined}>
          {words.send}
        </Button>
      </form>
      {lastQuestion !== undefined && (
        <Button
          kind="ghost"
          className={styles.retry}
          blockedBy={isWaiting ? waitingId : undefined}
          onClick={() => send(lastQuestion)}
        >
          {words.retry}
        </Button>
      )}
    </section>
  )
}

type SaidProps = { message: Message; words: Texts['assistant'] }

/** One message. Whatever it holds is shown as text. */
function Said({ message: { role, text, sources, offer }, words }: SaidProps) {
  const { pathname } = useLocation()
  const isAnswer = role === 'assistant'
  return (
    <div className={isAnswer ? styles.answer : styles.question} data-role={role}>
      <p>
        <span className="visually-hidden">{isAnswer ? words.numa : words.you} </span>
        {text}
      </p>
      {sources.length > 0 && (
        <ul className={styles.sources} aria-label={words.sources}>
          {sources.map((source) => (
            <li key={source}>
              <Chip tone="primary">{source}</Chip>
            </li>
          ))}
        </ul>
      )}
      {offer === 'signIn' && <Link to={loginPath('signin-required', pathname)}>{words.signIn}</Link>}
      {offer === 'contact' && <Link to={paths.contact}>{words.contact}</Link>}
    </div>
  )
}

/** Keeps the last question at the top of the log: a long answer is read from its beginning. */
function useScrollToQuestion(count: number) {
  const log = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = log.current
    const question = [...(box?.querySelectorAll<HTMLElement>('[data-role=user]') ?? [])].at(-1)
    if (box && question) box.scrollTop = question.offsetTop - box.offsetTop - 8
  }, [count])
  return log
}
