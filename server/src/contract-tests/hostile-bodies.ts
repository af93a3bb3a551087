/** A body as bytes, with the content type it claims. */
export type HostileBody = { what: string; payload: string | Buffer; contentType?: string | undefined }

const json = 'application/json'
const depth = 10_000
const pit = '['.repeat(25_000) + ']'.repeat(25_000)

/** Bodies that are wrong whatever the call: none may be more than a refusal. */
export const hostileBodies: readonly HostileBody[] = [
  { what: 'nothing', payload: '', contentType: json },
  { what: 'an open brace', payload: '{', contentType: json },
  { what: 'two values', payload: '{}{}', contentType: json },
  { what: 'null', payload: 'null', contentType: json },
  { what: 'a list', payload: '[]', contentType: json },
  { what: 'a text', payload: '"text"', contentType: json },
  { what: 'a number beyond doubles', payload: '1e999', contentType: json },
  { what: 'true', payload: 'true', contentType: json },
  { what: 'NaN', payload: '{"amount_cents":NaN}', contentType: json },
  { what: 'lists nested deeply', payload: '['.repeat(depth) + ']'.repeat(depth), contentType: json },
  {
    what: 'objects nested deeply',
    payload: '{"a":'.repeat(depth) + '1' + '}'.repeat(depth),
    contentType: json,
  },
  {
    what: 'fields nested more deeply than functions can call themselves',
    payload: `{"amount_cents":${pit},"amount":${pit},"capacity":${pit},"gotrue_meta_security":${pit},"destination":"classrooms","email":"a@b.test","type":"email","token":"1"}`,
    contentType: json,
  },
  { what: 'a poisoned prototype', payload: '{"__proto__":{"role":"superadmin"}}', contentType: json },
  {
    what: 'a poisoned constructor',
    payload: '{"constructor":{"prototype":{"role":"superadmin"}}}',
    contentType: json,
  },
  { what: 'the same key twice', payload: '{"email":"a@b.test","email":{"x":1}}', contentType: json },
  { what: '300 KB', payload: JSON.stringify({ reason: 'x'.repeat(300_000) }), contentType: json },
  {
    what: '50,000 keys',
    payload: `{${Array.from({ length: 50_000 }, (_, at) => `"k${at}":1`).join()}}`,
    contentType: json,
  },
  {
    what: 'bytes that are no UTF-8',
    payload: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x80, 0x22, 0x3a, 0x31, 0x7d]),
    contentType: json,
  },
  {
    what: 'UTF-16',
    payload: Buffer.from('{"email":"a@b.test"}', 'utf16le'),
    contentType: `${json}; charset=utf-16`,
  },
  { what: 'a byte order mark', payload: '\uFEFF{}', contentType: json },
  {
    what: 'a form',
    payload: 'email=a%40b.test&amount_cents=80000',
    contentType: 'application/x-www-form-urlencoded',
  },
  { what: 'plain text', payload: '{"email":"a@b.test"}', contentType: 'text/plain' },
  {
    what: 'XML',
    payload: '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>',
    contentType: 'application/xml',
  },
  {
    what: 'a broken multipart',
    payload: '--x\r\nContent-Disposition: form-data',
    contentType: 'multipart/form-data',
  },
  { what: 'no content type', payload: '{"email":"a@b.test"}' },
  { what: 'a content type that is none', payload: '{}', contentType: ';;;/' },
  { what: 'a content type of another kind', payload: '{}', contentType: 'application/vnd.api+json' },
]

/** Values that no field expects. */
export const hostileValues: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  '\u0000',
  'a\u0000b@c.test',
  '\ud800',
  'x\udc00y',
  '\u202Egnp.exe',
  'x'.repeat(5_000),
  "'; drop table users; --",
  '{"$gt":""}',
  '../../etc/passwd',
  'javascript:alert(1)',
  '//evil.test/',
  'http://evil.test\r\nset-cookie: a=b',
  '%',
  '0b5c2a52-9d3e-4a7f-8f0e-3d1c2b4a5968',
  '00000000-0000-0000-0000-000000000000',
  '9999-99-99',
  '2026-02-30T25:61:61Z',
  '+275760-09-13T00:00:00.001Z',
  '0000-01-01T00:00:00Z',
  -1,
  -0,
  0,
  0.5,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  Number.MAX_SAFE_INTEGER,
  99_999_999,
  [],
  [[]],
  ['a', 'b'],
  {},
  { length: 1e9 },
  { toString: 'x' },
  { __proto__: null, $where: '1' },
]
