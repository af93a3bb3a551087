import { useEffect, useState } from 'react'
import { type FilmFacts, readFilm } from './film-frame.ts'

export type ChosenFile = {
  file: File
  url: string
  isFilm: boolean
  film: Promise<FilmFacts> | undefined
  /** How long it plays, once that is known. */
  seconds: number | undefined
}

/** A photo or film that was chosen and not sent yet, and what the browser knows of it. */
export function useChosenFile() {
  const [chosen, setChosen] = useState<ChosenFile>()
  useEffect(() => {
    if (!chosen) return
    let isGone = false
    void chosen.film?.then(({ seconds }) => {
      if (isGone || seconds === undefined) return
      setChosen((now) => (now?.url === chosen.url && now.seconds === undefined ? { ...now, seconds } : now))
    })
    return () => {
      isGone = true
    }
  }, [chosen])
  const choose = (file: File | undefined) => {
    if (chosen) URL.revokeObjectURL(chosen.url)
    if (!file) return setChosen(undefined)
    const url = URL.createObjectURL(file)
    const isFilm = file.type.startsWith('video/')
    setChosen({ file, url, isFilm, film: isFilm ? readFilm(url) : undefined, seconds: undefined })
  }
  return { chosen, choose }
}
