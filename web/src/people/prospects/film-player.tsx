import { useTexts } from '../../texts/use-texts.ts'

export type FilmPlayerProps = {
  film: {
    media_url: string
    poster_url: string | null
    captions_url: string | null
    spoken_in: string | null
  }
  label: string
}

/** A film that waits to be started, with the frame its sender's browser took and captions of what is said. */
export function FilmPlayer({ film, label }: FilmPlayerProps) {
  const { captions } = useTexts('prospects').detail
  const { media_url: url, poster_url: poster, captions_url: spoken, spoken_in: language } = film
  return (
    <video src={url} poster={poster ?? undefined} controls playsInline preload="metadata" aria-label={label}>
      {spoken && <track kind="captions" src={spoken} srcLang={language ?? 'en'} label={captions} default />}
    </video>
  )
}
