export type FilmPlayerProps = {
  film: {
    media_url: string
    poster_url: string | null
    captions_url: string | null
    spoken_in: string | null
  }
  label: string
  /** What the track of captions is called. */
  captions: string
}

/** A film that waits to be started, with the frame its sender's browser took and captions of what is said. */
export function FilmPlayer({ film, label, captions }: FilmPlayerProps) {
  const { media_url: url, poster_url: poster, captions_url: spoken, spoken_in: language } = film
  return (
    <video src={url} poster={poster ?? undefined} controls playsInline preload="metadata" aria-label={label}>
      {spoken && <track kind="captions" src={spoken} srcLang={language ?? 'en'} label={captions} default />}
    </video>
  )
}
