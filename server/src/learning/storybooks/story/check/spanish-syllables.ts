/** The syllables of a Spanish word: strong vowels beside each other part, weak ones join unless they bear the accent. */
export function countSpanishSyllables(word: string): number {
  const plain = word
    .toLowerCase()
    .replace(/qu|gu(?=[eiéí])/g, 'k')
    .replace(/y(?![aeiouáéíóú])/g, 'i')
  const groups = plain.match(/[aeiouáéíóúü]+/g) ?? []
  return Math.max(
    1,
    groups.reduce((sum, group) => sum + countOfVowels(group), 0),
  )
}

function countOfVowels(group: string): number {
  const cuts = [...group].slice(1).filter((vowel, at) => {
    const before = group[at] ?? ''
    const isStrong = (letter: string) => /[aeoáéóíú]/.test(letter)
    return isStrong(before) && isStrong(vowel)
  })
  return 1 + cuts.length
}
