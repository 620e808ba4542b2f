import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createReturnPath, maxBounceNameLength } from './return-path.ts'

const secretKey = 'a secret key of at least 32 characters'
const address = 'bounces@forms.example'
const { addressOf, mailIdOf } = createReturnPath({ address, secretKey })

test('an address leads back to its mail, in any case and within a header', () => {
  const mailId = randomUUID()

  expect(mailIdOf(addressOf(mailId))).toBe(mailId)
  expect(mailIdOf(`<${addressOf(mailId).toUpperCase()}>`)).toBe(mailId)
})

test('an address fits into what a mail server accepts', () => {
  const name = 'b'.repeat(maxBounceNameLength)
  const long = createReturnPath({ address: `${name}@forms.example`, secretKey })

  expect(maxBounceNameLength).toBe(21)
  expect(long.addressOf(randomUUID()).split('@')[0]).toHaveLength(64)
})

test('an address that was changed, made up or made with another key is nobody’s', () => {
  const ours = addressOf(randomUUID())
  const last = ours.indexOf('@') - 2
  const changed = `${ours.slice(0, last)}${ours[last] === 'a' ? 'b' : 'a'}${ours.slice(last + 1)}`
  const other = createReturnPath({ address, secretKey: 'another secret key of 32 characters' })

  for (const foreign of [
    changed,
    other.addressOf(randomUUID()),
    address,
    'bounces+@forms.example',
    'bounces+aaaa@forms.example',
    `bounces+${'a'.repeat(42)}@forms.example`,
    `bounces+${'a'.repeat(1_000_000)}@forms.example`,
    '',
  ]) {
    expect(mailIdOf(foreign)).toBeUndefined()
  }
})
