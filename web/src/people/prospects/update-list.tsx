import { fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { showTime } from '../../ui/time/show-time.ts'
import { FilmPlayer } from './film-player.tsx'
import type { ProspectUpdate } from './prospect.ts'
import styles from './update-list.module.css'

export type UpdateListProps = { updates: readonly ProspectUpdate[]; name: string }

/** What an athlete told, newest first: a picture, a film that waits to be started, or a note. */
export function UpdateList({ updates, name }: UpdateListProps) {
  const { detail } = useTexts('prospects')
  if (updates.length === 0) return <p className={styles.none}>{fillText(detail.noUpdates, { name })}</p>
  return (
    <ul className={styles.updates}>
      {updates.map((update) => (
        <li key={update.id}>
          <Update update={update} />
        </li>
      ))}
    </ul>
  )
}

function Update({ update }: { update: ProspectUpdate }) {
  const { detail } = useTexts('prospects')
  const language = useLanguage()
  const { caption, created_at: at } = update
  const date = showTime(at, 'date', language)
  return (
    <figure className={styles.update} data-kind={update.kind}>
      <Media update={update} />
      <figcaption>
        {caption && <p>{caption}</p>}
        {update.spoken && (
          <details>
            <summary>{detail.spoken}</summary>
            <p className={styles.spoken}>{update.spoken}</p>
          </details>
        )}
        <time dateTime={at}>{update.kind === 'film' ? `${date} · ${detail.video}` : date}</time>
      </figcaption>
    </figure>
  )
}

function Media({ update }: { update: ProspectUpdate }) {
  const { detail } = useTexts('prospects')
  const { media_url: url, caption, kind } = update
  if (url === null || kind === 'note') return null
  const words = fillText(detail.updatePicture, { caption: caption ?? detail.updateNoCaption })
  return kind === 'film' ? (
    <FilmPlayer film={{ ...update, media_url: url }} label={words} captions={detail.captions} />
  ) : (
    <img src={url} alt={words} loading="lazy" />
  )
}
