import { describe, expect, it, test } from 'vitest'
import { Email, line, lines, message, Phone, SearchTerm, Zip } from './shapes.ts'

function messages(result: {
  success: boolean
  error?: { issues: { message: string }[] } | undefined
}) {
  return result.error?.issues.map((issue) => issue.message) ?? []
}

describe('a line of text that a document can carry', () => {
  const name = line('Packet name', 20)

  it.each([
    ['nothing', '   ', 'Packet name is required.'],
    ['too much', 'x'.repeat(21), 'Packet name can have at most 20 characters.'],
    ['a control character', 'Lease\u0007', 'cannot be printed'],
    ['a line break', 'Lease\nnow', 'cannot be printed'],
    ['a right-to-left override', 'Lease\u202Eexe', 'cannot be printed'],
    ['a zero-width joiner', 'Le\u200Dase', 'cannot be printed'],
    ['an emoji', 'Lease 🏠', 'The character “🏠” cannot be printed'],
    [
      'two of them',
      '🏠 Lease 🏠\u2800',
      'The characters “🏠”, U+2800 (invisible) cannot be printed',
    ],
  ])('refuses %s and says why', (_, text, words) => {
    expect(messages(name.safeParse(text)).join(' ')).toContain(words)
  })

  it.each(['\u2028', '\u2029', '\u2800', '\u3164', '\u17b4'])(
    'refuses %j, which nobody sees, by its number',
    (character) => {
      const code = character.charCodeAt(0).toString(16).toUpperCase()
      expect(messages(name.safeParse(`Lease${character}now`)).join(' ')).toContain(
        `The character U+${code} (invisible) cannot be printed`,
      )
    },
  )

  it('drops marks that nobody sees, wherever they are', () => {
    expect(name.parse('\u2068Lease\u2069\u00a0\u202awest\u202c\t')).toBe('Lease west')
    expect(messages(name.safeParse('\u200b\u00ad'))).toEqual(['Packet name is required.'])
  })

  it('keeps the joiners of Persian and Hindi names', () => {
    expect(name.parse('علی\u200cرضا')).toBe('علی\u200cرضا')
    expect(name.parse('श्री\u200dमान्')).toBe('श्री\u200dमान्')
  })

  it('keeps accents and other scripts, and drops the spaces around', () => {
    expect(name.parse('  Łukasz Nguyễn ')).toBe('Łukasz Nguyễn')
    expect(name.parse('李雷')).toBe('李雷')
  })

  it('keeps digits and signs that a keyboard has', () => {
    expect(name.parse('#3 — 50% © 2026 *')).toBe('#3 — 50% © 2026 *')
  })
})

describe('several lines', () => {
  it('refuse a control character and keep line breaks and tabs', () => {
    expect(lines('Text').safeParse('one\u0000two').success).toBe(false)
    expect(lines('Text').parse('one\n\ttwo')).toBe('one\n\ttwo')
  })
})

describe('a message', () => {
  it('keeps emoji in one piece and drops marks that nobody sees', () => {
    expect(message('Message', 50).parse(' See you \u202a👨\u200d👩\u200d👧\u202c! ')).toBe(
      'See you 👨\u200d👩\u200d👧!',
    )
  })
})

describe('an email', () => {
  it.each(['', 'maria', 'maria@', '@example.com', 'a b@example.com'])('"%s" is refused', (text) => {
    expect(Email.safeParse(text).success).toBe(false)
  })

  it('loses the spaces around it and nothing else', () => {
    expect(Email.parse(' Maria.Lopez+home@Example.com ')).toBe('Maria.Lopez+home@Example.com')
  })
})

describe('a phone number', () => {
  it.each(['12345', '555-0123', 'call me', '2'.repeat(200)])('"%s" is none', (text) => {
    expect(messages(Phone.safeParse(text))).toEqual(['Enter a valid US phone number.'])
  })

  it('is required', () => {
    expect(messages(Phone.safeParse('\u202a \u202c'))).toEqual(['Phone is required.'])
  })

  it('is stored as `parsePhone` has it', () => {
    expect(Phone.parse('\u202a(217) 555-0123\u202c ext. 5')).toBe('+12175550123;ext=5')
    expect(Phone.parse('+44 20 7946 0958')).toBe('+442079460958')
  })
})

describe('a ZIP', () => {
  it.each(['1234', '123456', '12a45', '62704-12'])('"%s" is refused', (text) => {
    expect(messages(Zip.safeParse(text))).toEqual(['ZIP must be 5 digits.'])
  })

  it('is five digits of what was pasted', () => {
    expect(Zip.parse('\u200e62704-1234 ')).toBe('62704')
  })

  it('keeps its leading zero', () => {
    expect(Zip.parse('02134')).toBe('02134')
  })
})

test('a search term is cleaned', () => {
  expect(SearchTerm.parse('\ufeff maria\u00a0lopez\u202c')).toBe('maria lopez')
})
