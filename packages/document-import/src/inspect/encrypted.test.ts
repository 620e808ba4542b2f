import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { extractText, withFiles } from '@countersign/pdf/testing/pdf-tools'
import { createPlainPdf } from '@countersign/pdf/testing/plain-pdf'
import { admitPdf } from './admit-pdf.ts'
import { inspectPdf } from './inspect-pdf.ts'
import { catchInspectionError } from './testing/catch-inspection-error.ts'
import { smallPdf } from '@countersign/pdf/testing/write-pdf'

const ciphers = [
  ['RC4-40', ['40']],
  ['RC4-128', ['128', '--use-aes=n']],
  ['AES-128', ['128', '--use-aes=y']],
  ['AES-256', ['256']],
] as const

describe.each(ciphers)('A file encrypted with %s', (_, cipher) => {
  let plain: Uint8Array
  beforeAll(async () => {
    plain = await createPlainPdf('Lease of José')
  })
  const protect = (user: string, ...options: string[]) =>
    qpdf(plain, ['--allow-weak-crypto', '--encrypt', user, 'owner', ...cipher, '--', ...options])

  test('and an owner password only opens without a password', async () => {
    const { pdf, inspection, warnings } = await admitPdf(protect(''))

    expect(await inspectPdf(protect(''))).toMatchObject({
      encryption: { kind: 'owner-password' },
      title: 'Lease of José',
    })
    expect(inspection.encryption).toEqual({ kind: 'none' })
    expect(warnings.map(({ code }) => code)).toEqual(['encryption'])
    expect(extractText(pdf)).toContain('Lease of José, page 2')
  })

  test.each(['preserve', 'generate'])('and a user password asks for it (%s)', async (mode) => {
    const file = protect('tenant', `--object-streams=${mode}`)

    expect((await catchInspectionError(admitPdf(file))).code).toBe('password-needed')
    const wrong = await catchInspectionError(admitPdf(file, { password: 'landlord' }))
    expect(wrong.code).toBe('password-wrong')
    for (const password of ['tenant', 'owner']) {
      const { pdf } = await admitPdf(file, { password })
      expect(extractText(pdf)).toContain('Lease of José, page 1')
    }
  })

  test('and damaged is repaired', async () => {
    const file = Buffer.from(
      protect('')
        .toString('latin1')
        .replace(/startxref/g, 'stortxref'),
      'latin1',
    )

    const { pdf, warnings } = await admitPdf(file)

    expect(warnings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['encryption', 'repaired']),
    )
    expect(extractText(pdf)).toContain('Lease of José, page 2')
  })
})

test('an unknown encryption is rejected by name', async () => {
  const trailer = '/Encrypt << /Filter /Adobe.PubSec /V 4 /R 4 >> /ID [<00> <00>]'
  const error = await catchInspectionError(inspectPdf(smallPdf({ trailer })))

  expect(error.code).toBe('encryption-unsupported')
})

function qpdf(pdf: Uint8Array, args: string[]): Buffer {
  return withFiles({ 'in.pdf': pdf, 'out.pdf': '' }, (paths) => {
    const [from = '', to = ''] = [paths['in.pdf'], paths['out.pdf']]
    execFileSync('qpdf', [from, ...args, to], { stdio: 'pipe' })
    return readFileSync(to)
  })
}
