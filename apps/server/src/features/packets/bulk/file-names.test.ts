import { expect, test } from 'vitest'
import { uniqueFileNames } from './file-names.ts'

test('a long name in any script fits into what file systems take, with its number and extension', () => {
  const nameFile = uniqueFileNames()
  const names = ['李'.repeat(120), '李'.repeat(120), `a${'\u{20000}'.repeat(70)}`].map((text) =>
    nameFile(text, '.pdf'),
  )

  expect(names[1]).toMatch(/^李+ \(2\)\.pdf$/)
  for (const name of names) {
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255)
    expect(name.isWellFormed()).toBe(true)
  }
})

test('what Windows reserves, hidden names and separators are replaced', () => {
  const nameFile = uniqueFileNames()
  const names = ['../../etc/passwd', 'CON', '...', 'a:b\u202efdp'].map((text) =>
    nameFile(text, '.pdf'),
  )

  expect(names).toEqual(['_.._etc_passwd.pdf', 'Packet CON.pdf', 'Packet.pdf', 'a_bfdp.pdf'])
})

test('a name never begins as a formula does', () => {
  const nameFile = uniqueFileNames()
  const names = ['=HYPERLINK("x")', '＝1+1', '-@+', '－ Lease'].map((text) =>
    nameFile(text, '.pdf'),
  )

  expect(names).toEqual(['HYPERLINK(_x_).pdf', '1+1.pdf', 'Packet.pdf', 'Lease.pdf'])
})
