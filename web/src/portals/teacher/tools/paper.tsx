import type { Result } from '../../../learning/tools/tools.api.ts'
import { classNames } from '../../../ui/class-names/class-names.ts'
import styles from './paper.module.css'

export type Written = { title: string; text: string }

export type PaperProps = { tool: Result['content']['tool']; texts: readonly Written[] }

/** What goes on paper, and stands on no screen. */
export function Paper({ tool, texts }: PaperProps) {
  if (tool === 'sub-brief') return <Sheet texts={texts} />
  return (
    <div className={classNames(styles.paper, styles.letter)} aria-hidden="true">
      {texts.map((written) => (
        <Part key={`${written.title} ${written.text}`} {...written} />
      ))}
    </div>
  )
}

/** A page for a substitute: the day over the whole width, what is short beside each other above and below it. */
function Sheet({ texts: [head, ...parts] }: Pick<PaperProps, 'texts'>) {
  const day = longestOf(parts)
  const groups = [parts.slice(0, day), parts.slice(day, day + 1), parts.slice(day + 1)]
  return (
    <div className={styles.paper} aria-hidden="true">
      {head && <h2 className={styles.head}>{head.title}</h2>}
      {groups.map((group, at) => (
        <div key={`group ${at + 1}`} className={classNames(at !== 1 && group.length > 1 && styles.beside)}>
          {group.map((part) => (
            <Part key={part.title} {...part} />
          ))}
        </div>
      ))}
    </div>
  )
}

function longestOf(parts: readonly Written[]): number {
  const lengths = parts.map(({ text }) => text.split('\n').length)
  return Math.max(0, lengths.indexOf(Math.max(...lengths)))
}

function Part({ title, text }: Written) {
  return (
    <section>
      {title && <h2>{title}</h2>}
      {text && (
        <div>
          {text.split('\n').map((line, at) => (
            <Line key={`${at} ${line}`} line={line} />
          ))}
        </div>
      )}
    </section>
  )
}

const blank = /_{6,}/

/** A line; where it leaves something open, the space to write reaches to the end of it. */
function Line({ line }: { line: string }) {
  const words = line.trimStart()
  const depth = line.length > words.length && styles.deep
  if (!blank.test(line)) return <p className={classNames(depth)}>{words || '\u00A0'}</p>
  const labels = words.split(blank)
  return (
    <p className={classNames(styles.open, depth)}>
      {labels.map((label, at) => (
        <span key={`${at} ${label}`} className={classNames(at < labels.length - 1 && styles.asked)}>
          {label.trim()}
        </span>
      ))}
    </p>
  )
}
