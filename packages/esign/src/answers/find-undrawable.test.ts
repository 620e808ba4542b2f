import { expect, test } from 'vitest'
import { explainUndrawable, findUndrawable, normalizeText } from './find-undrawable.ts'

test.each([
  ['Chinese', '李明', ['李', '明']],
  ['Arabic', 'محمد', ['م', 'ح', 'د']],
  ['Devanagari', 'अ', ['अ']],
  ['emoji', 'Home 🏠', ['🏠']],
  ['a direction override', 'a\u202Eb', ['\u202E']],
  ['a right-to-left mark', 'a\u200Fb', ['\u200F']],
  ['a zero-width space', 'a\u200Bb', ['\u200B']],
  ['a bell', 'a\u0007', ['\u0007']],
  ['a mark that does not compose', 'x\u0323\u0302', ['\u0323', '\u0302']],
  ['half a surrogate pair', 'a\uD83D', ['\uD83D']],
])('%s is found, each character once', (_name, text, found) => {
  expect(findUndrawable(text)).toEqual(found)
})

test.each(['Łukasz', 'José', 'Jose\u0301', 'Nguyễn Việt', 'Ελένη', 'Иван', '“½” – § 5 €', 'a\nb'])(
  '%s can be drawn',
  (text) => {
    expect(findUndrawable(text)).toEqual([])
    expect(explainUndrawable(text)).toBeUndefined()
  },
)

test('what cannot be drawn is named, and what cannot be seen is named by its number', () => {
  expect(explainUndrawable('李')).toContain('“李”')
  expect(explainUndrawable('a\u202Eb')).toContain('U+202E')
})

test('text is stored composed, with one kind of line end and no tabs', () => {
  expect(normalizeText('Jose\u0301\r\na\tb\rc')).toBe('José\na b\nc')
})
