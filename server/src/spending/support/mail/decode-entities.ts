/** Named letters and signs as people write with: Latin, Greek and what word processors set. U+00A0 to U+00FF in their order. */
const latin = (
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil ' +
  'sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute ' +
  'Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc ' +
  'atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide ' +
  'oslash ugrave uacute ucirc uuml yacute thorn yuml'
).split(' ')

/** U+0391 to U+03A9 and U+03B1 to U+03C9; the sign without a large letter is the last sigma. */
const greek =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega'.split(
    ' ',
  )

const capitalized = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

const others: Record<string, string> = {
  ...{
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    num: '#',
    excl: '!',
    commat: '@',
    lpar: '(',
    rpar: ')',
  },
  ...{ comma: ',', period: '.', colon: ':', semi: ';', quest: '?', dollar: '$', percnt: '%', lowbar: '_' },
  ...{
    plus: '+',
    equals: '=',
    sol: '/',
    bsol: '\\',
    ast: '*',
    hyphen: '‐',
    dash: '‐',
    vert: '|',
    grave: '`',
  },
  ...{ lsqb: '[', rsqb: ']', lcub: '{', rcub: '}', Tab: '\t', NewLine: '\n' },
  ...{
    ndash: '–',
    mdash: '—',
    horbar: '―',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
  },
  ...{
    lsaquo: '‹',
    rsaquo: '›',
    hellip: '…',
    bull: '•',
    dagger: '†',
    Dagger: '‡',
    permil: '‰',
    prime: '′',
    Prime: '″',
  },
  ...{
    euro: '€',
    trade: '™',
    numero: '№',
    larr: '←',
    uarr: '↑',
    rarr: '→',
    darr: '↓',
    harr: '↔',
    check: '✓',
  },
  ...{
    minus: '−',
    ne: '≠',
    le: '≤',
    ge: '≥',
    asymp: '≈',
    infin: '∞',
    frasl: '⁄',
    radic: '√',
    sum: '∑',
    star: '☆',
  },
  ...{
    hearts: '♥',
    spades: '♠',
    clubs: '♣',
    diams: '♦',
    starf: '★',
    phone: '☎',
    fnof: 'ƒ',
    circ: 'ˆ',
    tilde: '˜',
  },
  ...{
    OElig: 'Œ',
    oelig: 'œ',
    Scaron: 'Š',
    scaron: 'š',
    Yuml: 'Ÿ',
    Zcaron: 'Ž',
    zcaron: 'ž',
    Lstrok: 'Ł',
    lstrok: 'ł',
  },
  ...{
    Ccaron: 'Č',
    ccaron: 'č',
    Cacute: 'Ć',
    cacute: 'ć',
    Dstrok: 'Đ',
    dstrok: 'đ',
    Gbreve: 'Ğ',
    gbreve: 'ğ',
  },
  ...{ Abreve: 'Ă', abreve: 'ă', Aogon: 'Ą', aogon: 'ą', Eogon: 'Ę', eogon: 'ę', Nacute: 'Ń', nacute: 'ń' },
  ...{ Amacr: 'Ā', amacr: 'ā', Emacr: 'Ē', emacr: 'ē', Imacr: 'Ī', imacr: 'ī', Omacr: 'Ō', omacr: 'ō' },
  ...{ Umacr: 'Ū', umacr: 'ū', Scedil: 'Ş', scedil: 'ş', imath: 'ı', Idot: 'İ', rcaron: 'ř', ecaron: 'ě' },
  ...{
    ensp: ' ',
    emsp: ' ',
    thinsp: ' ',
    numsp: ' ',
    ZeroWidthSpace: '',
    zwnj: '\u200c',
    zwj: '\u200d',
    lrm: '',
    rlm: '',
  },
}

const named = new Map([
  ...Object.entries(others),
  ...latin.map((name, nth) => [name, String.fromCodePoint(0xa0 + nth)] as const),
  ...greek.map((name, nth) => [name, String.fromCodePoint(0x3b1 + nth)] as const),
  ...greek.map((name, nth) => [capitalized(name), String.fromCodePoint(0x391 + nth)] as const),
])

/** Old programs number letters as Windows does: 146 is an apostrophe. */
const windows = new TextDecoder('windows-1252')

/** Letters that HTML writes as names or numbers. What names none stays as it is written. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7}|x[\da-f]{1,6});?|([a-z][a-z\d]{1,15});)/gi,
    (written, number: string | undefined, name: string = '') => {
      if (number === undefined) return named.get(name) ?? named.get(name.toLowerCase()) ?? written
      return letterOf(Number(number.replace(/^x/i, '0x'))) ?? written
    },
  )
}

function letterOf(code: number): string | undefined {
  if (code >= 0x80 && code <= 0x9f) return windows.decode(Uint8Array.of(code))
  const isLetter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isLetter ? String.fromCodePoint(code) : undefined
}
