import { readdirSync, readFileSync } from 'node:fs'
import { consentVersion } from '@countersign/contract/rules/consent-version'
import { expect, test } from 'vitest'
import { en } from './en.ts'
import { es } from './es.ts'
import type { RoomMessages } from './en.ts'

const folder = new URL('../../../../../docs/consent/', import.meta.url)

test('the text that residents agree to is the one that is kept under its version; another text is another version', () => {
  const kept = readFileSync(new URL(`${consentVersion}.md`, folder), 'utf8')

  expect([writeText(en), writeText(es)].join('\n')).toBe(kept)
})

test('the version that residents agree to is the newest, and the ones before it are kept', () => {
  const versions = readdirSync(folder).map((name) => name.replace('.md', ''))

  expect(versions.toSorted().at(-1)).toBe(consentVersion)
  expect(versions).toContain('2026-10')
})

test.each([en, es])(
  'a name that ends with a period is followed by no other one (%#)',
  (messages) => {
    expect(writeText(messages, 'Maple Homes, Inc.')).not.toContain('..')
  },
)

function writeText({ language, consent }: RoomMessages, sender = '{sender}'): string {
  const points = consent.points(sender).map(({ term, text }) => `- **${term}** ${text}`)

  return [
    `# ${consent.heading}`,
    `Language: ${language}`,
    consent.intro(sender),
    points.join('\n'),
    `**${consent.agree}**`,
    `${consent.agreeMeaning}\n`,
  ].join('\n\n')
}
