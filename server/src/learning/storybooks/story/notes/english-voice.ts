/** The class tells: “my” and “their” become “our”, and nobody says “students”. */
export function inOurWords(text: string, byClass: boolean): string {
  const head = byClass
    ? text.replace(
        /^((?:we all|we|some of us|most of us)) (was|is|has|does)\b/,
        (_, who: string, verb: string) =>
          `${who} ${{ was: 'were', is: 'are', has: 'have', does: 'do' }[verb] ?? verb}`,
      )
    : text
  const spoken = head
    .replace(
      /\b(two|three|four|five|six|seven|eight|nine|ten|\d+|a few|several|many|some|most|half) (?:of (?:the|my|our) )?(?:kids|students|children|kiddos)\b/gi,
      (_, many: string) => (Number(many) > 40 ? `${many} children` : `${many} of us`),
    )
    .replace(
      /\b(?:the |my |our |all |their )*(?:students|kids|kiddos|children|scholars|firsties|boys and girls)['’]s?\b/gi,
      'our',
    )
    .replace(
      /(?<=\b(?:helped|showed|taught|told|asked|let|gave|for|to|with|by|of|surprised|visited|made|at) )(?:the |my |our |all |each |all of )*(?:students|kids|kiddos|children|scholars|firsties|(?<=(?:my|our) )kinders|boys and girls|class|everyone|us all)\b(?= ?(?:$|[.,!]|to |how |about |with |and |a |the |that |in |on |at |for |from ))/gi,
      'us',
    )
    .replace(
      /\b(?:the |my |our )*(?:students|kids|kiddos|scholars|firsties)\b|\b(?:my|our) kinders\b/gi,
      'we',
    )
    .replace(/\b(a|one|another) (new |shy |quiet )?(?:student|kid)\b/gi, '$1 $2friend')
    .replace(/\bof us (\w+) their\b/g, 'of us $1 our')
    .replace(/\bmyself\b/g, 'our teacher')
    .replace(/\bmy\b/gi, 'our')
    .replace(/\bme\b/g, 'our teacher')
    .replace(/\bI\b(?= \p{Ll})/gu, 'our teacher')
    .replace(/\b(?:his or her|his\/her|he\/she)\b/gi, 'our')
  if (!byClass) return spoken
  const noOther = !/\b(?:they|them)\b/.test(spoken)
    ? spoken
    : spoken.replace(
        /\b(?:someone|somebody|something|everything|anything|when|as|because|and|that|how|what|until|after|before|while|if|where|said) they (?=were|had|would|never|learned|wanted|could|felt|saw|made|found|did|liked|loved|thought)/g,
        (found) => found.replace('they', 'we'),
      )
  return (/^each of us\b/i.test(spoken) ? noOther.replace(/\bthey\b/g, 'we') : noOther)
    .replace(/\btheir own\b/g, 'our own')
    .replace(/\btheir\b/g, 'our')
    .replace(/\bthemselves\b/g, 'ourselves')
}

/** What happens in notes has happened in a book; what is always so (“that seeds need water”) stays. */
export function inPast(text: string): string {
  const cut = /\b(?:that|how|why|what|where|because|which)\b/.exec(text)
  const [head, tail] = cut === null ? [text, ''] : [text.slice(0, cut.index), text.slice(cut.index)]
  const past = head
    .replace(/\b(we|they|we all|some of us) (?:have|has) been (?=\w+ing\b)/g, '$1 were ')
    .replace(
      /\b(?:have|has) (?=\w+ed\b|been\b|seen\b|grown\b|made\b|found\b|learned\b|done\b|had\b|gotten\b|begun\b|started\b)/g,
      'had ',
    )
    .replace(
      /^((?:we all|some of us|most of us|we)) (love|like|have|want|need|do not|don['’]t|see|get|know|can)\b/,
      (_, who: string, verb: string) => `${who} ${past1[verb.replace(/['’]/, '')] ?? verb}`,
    )
    .replace(/\bsays(?= )/g, 'said')
    .replace(/\bare\b/g, 'were')
    .replace(/\b(?:is|am)\b/g, 'was')
    .replace(/\b(?:isn|aren)['’]?t\b/g, (found) => (found.startsWith('a') ? 'were not' : 'was not'))
  return `${past}${tail}`
}

const past1: Readonly<Record<string, string>> = {
  love: 'loved',
  like: 'liked',
  have: 'had',
  want: 'wanted',
  need: 'needed',
  'do not': 'did not',
  dont: 'did not',
  see: 'saw',
  get: 'got',
  know: 'knew',
  can: 'could',
}
