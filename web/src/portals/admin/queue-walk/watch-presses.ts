/** Whoever presses twice in a hurry meant one thing, and by the second press the next one may be open. */
const hurryMs = 400

type Press = Pick<KeyboardEvent, 'key' | 'repeat' | 'timeStamp'>

/** Tells a press that may decide from one of a key that is held down, bounces or is pressed again in a hurry. */
export function watchPresses(): (press: Press) => boolean {
  let last: { key: string; at: number } | undefined
  return ({ key, repeat, timeStamp: at }) => {
    const isHurried = last?.key === key && at - last.at < hurryMs
    last = { key, at }
    return !repeat && !isHurried
  }
}
