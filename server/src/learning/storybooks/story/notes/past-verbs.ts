const irregular = new Set(
  `was were sat had did went saw made got ate read built found sang drew wrote took came gave told heard held felt grew fell broke brought bought caught chose
  drank drove flew forgot fed fought hid hit kept knew laid led left lost met put ran rode sent set shook shut slept sold spent spun stood stuck swam taught
  threw thought understood wore won wove cut let hung dug became began blew bent froze lit shone sank slid spread swept swung woke wound rang retold rebuilt overheard rewrote redid quit burst split`.split(
    /\s+/,
  ),
)
const noVerbs = new Set(
  'bed red seed need feed shed sled weed speed hundred kindred sacred naked wicked indeed breed deed reed excited tired shredded gifted bored interested colored'.split(
    ' ',
  ),
)

/** Whether an English word, in small letters, is a past form. */
export function isPast(word: string): boolean {
  return irregular.has(word) || (/[a-z]{2}ed$/.test(word) && !noVerbs.has(word))
}
