import {
  createCertificateAuthority,
  rootCertificatePem,
} from '@countersign/seal/sealing/keys/certificate-authority'
import { sealPdf } from '@countersign/seal/sealing/seal-pdf'
import { makeTemplate } from '@countersign/pdf/testing/make-template'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testProgram } from '../testing/test-program.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'countersign-verify-'))
afterAll(() => rmSync(folder, { recursive: true }))

let sealed: Uint8Array
beforeAll(async () => {
  const now = new Date()
  const authority = await createCertificateAuthority({
    now,
    subject: { organization: 'Countersign' },
  })
  const { pdf } = await makeTemplate({ formId: 'lease', title: 'Lease', signerCount: 1 })
  const input = { pdf, identity: authority.identity, signedAt: now, reason: 'Signed', name: 'Seal' }
  sealed = (await sealPdf(input)).pdf
  writeFileSync(path.join(folder, 'root.pem'), rootCertificatePem(authority))
})

test('it prints its usage without a file, and an error for a missing or invalid root', () => {
  writeFileSync(path.join(folder, 'no.pem'), 'nothing')

  expect(verify()).toMatchObject({ status: 2, stdout: expect.stringMatching(/npm run verify/) })
  expect(verify('--help')).toEqual(verify())
  expect(verify('absent.pdf')).toMatchObject({
    status: 2,
    stdout: 'There is no file absent.pdf.\n',
  })
  expect(verify('no.pem', 'absent.pem').stdout).toBe('There is no file absent.pem.\n')
  expect(verify('.').stdout).toBe('. is a folder, not a file.\n')
  expect(verify('root.pem', 'no.pem')).toMatchObject({
    status: 2,
    stdout: expect.stringMatching(/no PEM certificate/),
  })
})

test('exit code 1 for a changed file', () => {
  const changed = Uint8Array.from(sealed)
  changed[2000] = (changed[2000] ?? 0) ^ 1
  writeFileSync(path.join(folder, 'changed.pdf'), changed)

  expect(verify('changed.pdf')).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(/changed after it was sealed/),
  })
})

test('exit code 0 for a genuine file, with the root certificate only, run from the sources', () => {
  writeFileSync(path.join(folder, 'lease.pdf'), sealed)

  expect(run(path.join(import.meta.dirname, 'verify.ts'), ['lease.pdf', 'root.pem'])).toMatchObject(
    {
      status: 0,
      stdout: expect.stringMatching(/sealed by this service.*PAdES B-B.*Countersign Root CA/s),
    },
  )
})

function verify(...args: string[]) {
  return run(testProgram('bin/verify'), args)
}

function run(program: string, args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: folder,
    encoding: 'utf8',
  })

  return { status, stdout, stderr }
}
