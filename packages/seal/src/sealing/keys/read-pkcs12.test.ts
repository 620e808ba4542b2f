import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { X509Certificate } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPlainPdf } from '@countersign/pdf/testing/plain-pdf'
import { verifySeal } from '../../verify/verify-seal.ts'
import { canIssue, encryptAuthority, decryptAuthority } from './encrypt-authority.ts'
import { readPkcs12 } from './read-pkcs12.ts'
import { sealPdf } from '../seal-pdf.ts'

const folder = mkdtempSync(join(tmpdir(), 'p12-'))
beforeAll(() => {
  execFileSync('bash', ['-ec', setup], { cwd: folder, stdio: 'ignore' })
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('A PKCS #12 file that cannot seal is rejected with the reason', () => {
  test.each([
    ['good.p12', 'wrong', 'wrong-password', /does not open/],
    ['legacy.p12', 'sesame', 'unreadable', /Export it again/],
    ['alone.p12', 'sesame', 'unfit', /issuers/],
    ['root.p12', 'sesame', 'unfit', /not be a CA/],
    ['small.p12', 'sesame', 'unfit', /2048 bits/],
    ['ca.pem', 'sesame', 'unreadable', /cannot be read/],
  ])('%s with the password "%s"', async (name, password, code, message) => {
    await expect(readPkcs12(readFixture(name), password)).rejects.toEqual(
      expect.objectContaining({ code, message: expect.stringMatching(message) }),
    )
  })
})

test.each(['good.p12', 'curve.p12', 'sub.p12'])(
  '%s seals a file and is stored encrypted',
  async (name) => {
    const { identity, root } = await readPkcs12(readFixture(name), 'sesame')
    const locked = await encryptAuthority({ root: { certificate: root }, identity }, 'secret')
    const opened = await decryptAuthority(locked, 'secret')
    expect(opened.identity.privateKey).toEqual(identity.privateKey)
    expect(canIssue(locked)).toBe(false)

    const { pdf } = await sealPdf({
      pdf: await createPlainPdf('Lease'),
      identity: opened.identity,
      signedAt: new Date(),
      reason: 'Signed',
      name: 'Seal',
    })
    const rootPem = new X509Certificate(root).toString()
    expect(verifySeal(pdf, rootPem)).toMatchObject({ verdict: 'genuine', sealedBy: 'Bench Seal' })
  },
)

function readFixture(name: string): Uint8Array {
  return readFileSync(join(folder, name))
}

const setup = `
openssl req -x509 -newkey rsa:2048 -nodes -keyout ca.key -out ca.pem -days 30 -subj "/CN=Bench Root" \
  -addext "keyUsage=critical,keyCertSign,cRLSign"
issue() { # name, kind of key, issuer, extensions
  openssl req -newkey $2 -nodes -keyout $1.key -out $1.csr -subj "/CN=$5"
  openssl x509 -req -in $1.csr -CA $3.pem -CAkey $3.key -CAcreateserial -days 20 -out $1.pem \
    -extfile <(printf "$4\\nsubjectKeyIdentifier=hash\\nauthorityKeyIdentifier=keyid")
}
leaf="basicConstraints=critical,CA:FALSE\\nkeyUsage=critical,digitalSignature,nonRepudiation"
export_as() { openssl pkcs12 -export -passout pass:sesame "$@"; }
issue good rsa:2048 ca "$leaf" "Bench Seal"
issue curve "ec -pkeyopt ec_paramgen_curve:P-256" ca "$leaf" "Bench Seal"
issue small rsa:1024 ca "$leaf" "Bench Seal"
issue middle rsa:2048 ca "basicConstraints=critical,CA:TRUE\\nkeyUsage=critical,keyCertSign" "Bench Sub"
issue sub rsa:2048 middle "$leaf" "Bench Seal"
cat middle.pem ca.pem > chain.pem
for name in good curve small; do
  export_as -inkey $name.key -in $name.pem -certfile ca.pem -out $name.p12
done
export_as -inkey sub.key -in sub.pem -certfile chain.pem -out sub.p12
export_as -inkey good.key -in good.pem -out alone.p12
export_as -inkey ca.key -in ca.pem -out root.p12
export_as -legacy -inkey good.key -in good.pem -certfile ca.pem -out legacy.p12
`
