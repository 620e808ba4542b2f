import { describe, expect, it, test } from 'vitest'
import { CodeParams, ExecutedLinkQuery } from '../schemas/signing-invites.ts'
import { readCode, withoutPunctuation } from './read-link.ts'

const code = '0123456789abcdefghjkmnpqrs'

describe('the code of a link', () => {
  it.each([
    ...['', '../../etc/passwd', '%2e%2e%2fetc%2fpasswd', '🏠', code.slice(1), 'u'.repeat(26)],
    ...[`${code.slice(0, 25)}u`, '<>'.repeat(200), '%30'.repeat(26)],
  ])('"%s" is none', (text) => {
    expect(readCode(text)).toBeUndefined()
    expect(CodeParams.parse({ code: text }).code).toBe('')
  })

  it.each([
    code,
    code.toUpperCase(),
    ...['.', ',', ';', ')', '>', ']', '"', '”', '’', '!', ' ', '\u00a0', '\u200b', '\u2060'].map(
      (mark) => code + mark,
    ),
    ...['%20', '%E2%80%8B', '=20', '=\r\n', '/', '&', '&lang=es', '.Thanks', '>.'].map(
      (rest) => code + rest,
    ),
    ...[` ${code}`, `<${code}>`, `\u200e${code}`, `"${code}"`],
    '0123456789-abcde-fghjkmnpqrs',
    '0123456789abcd\r\n efghjkmnpqrs',
    'O123456789ABCDEFGHJKMNPQRS',
    'oI23456789abcdefghjkmnpqrs',
    '0L23456789ABCDEFGHJKMNPQRS',
  ])('%j is read', (text) => {
    expect(readCode(text)).toBe(code)
    expect(CodeParams.parse({ code: text }).code).toBe(code)
  })

  it('is not another one when a character differs', () => {
    expect(readCode(code.replace('a', 'b'))).not.toBe(code)
  })
})

test('an id and a token keep their case and lose what was glued to them', () => {
  const token = '-aB3_'.repeat(8) + 'xY-'

  for (const glued of [`${token})`, `<${token}>.`, `${token}\u200b`, `${token}%20`]) {
    expect(withoutPunctuation(glued)).toBe(token)
    expect(ExecutedLinkQuery.parse({ copy: glued }).copy).toBe(token)
  }
})
