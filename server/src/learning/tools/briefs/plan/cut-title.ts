import { splitSteps } from '../text/split-steps.ts'

/** "3rd - Garza (rm 14)": a class and whose it is. */
const aClass = /^(?:\d\w{0,2}|K|PK|TK)\s+[–—-]\s+[^.!?:]{1,30}$/u

/** "Reading: Open Court" and "Reading - Open Court" have a title; otherwise it is the first sentence. */
export function cutTitle(words: string): { title: string; rest: string } {
  const [cell = '', ...cells] = words.split('\t')
  if (cells.length > 0) return { title: cell, rest: cells.join('\t') }
  const [, marked, after] = /^([^~.!?:]{1,48})~\s*(.+)$/su.exec(words) ?? []
  if (marked && after) return { title: marked.trim(), rest: after }
  if (aClass.test(words)) return { title: words, rest: '' }
  const cut = /^((?:[^.!?:(]|\([^)]*\)){1,48}?)(?:\s*:\s+|\s*[–—]\s*|\s+-+\s*|-\s+)(.+)$/su.exec(words)
  if (cut?.[1] && cut[2] && cut[1].split(' ').length <= 6) return { title: cut[1], rest: cut[2] }
  const [first = '', ...others] = splitSteps(words)
  return { title: first, rest: others.join(' ') }
}
