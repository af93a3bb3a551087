/** Why a file was not taken in, in the words of a page. */
export type UploadWords = {
  unreadable: string
  wrongKind: string
  tooManyPixels: string
  tooLarge: string
  empty: string
  full: string
  waiting: string
}

/** These words by the code of the refusal. */
export function uploadRefusals(words: UploadWords) {
  return {
    'files.unreadable': words.unreadable,
    'files.wrong_kind': words.wrongKind,
    'files.too_many_pixels': words.tooManyPixels,
    'files.too_large': words.tooLarge,
    'files.empty': words.empty,
    'files.storage_full': words.full,
    'files.too_many_waiting': words.waiting,
  }
}
