import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pLimit from 'p-limit'
import type { FetchTimeStamp } from '../sealing/time-stamps/obtain-time-stamp.ts'

export interface TestTimeStampAuthority {
  /** PEM of the root certificate. */
  rootPem: string
  /** Answers requests with `openssl ts`; ignores the URL. */
  fetchTimeStamp: FetchTimeStamp
  /** Revocation list of the authority, DER. */
  crl: Uint8Array
  close(): void
}

/** A time-stamp authority with RSA keys, a root, and a leaf that can only time-stamp. */
export function startTimeStampAuthority({
  crlUrl = 'http://crl.example/list.crl',
} = {}): TestTimeStampAuthority {
  const folder = mkdtempSync(join(tmpdir(), 'tsa-'))
  writeFileSync(join(folder, 'tsa.cnf'), settings(folder, crlUrl))
  execFileSync('sh', ['-ec', setup], { cwd: folder, stdio: 'ignore' })

  let requests = 0
  const limit = pLimit(1)
  const answerTo = async (request: Uint8Array): Promise<Uint8Array> => {
    requests += 1
    const file = join(folder, `${requests}.tsq`)
    writeFileSync(file, request)
    const answer = `${file}.tsr`
    const args = ['ts', '-reply', '-config', 'tsa.cnf', '-queryfile', file, '-out', answer]
    await promisify(execFile)('openssl', args, { cwd: folder })
    return new Uint8Array(readFileSync(answer))
  }

  return {
    rootPem: readFileSync(join(folder, 'ca.pem'), 'utf8'),
    crl: new Uint8Array(readFileSync(join(folder, 'ca.crl'))),
    /** Serialized, because parallel requests would conflict on the serial number file. */
    fetchTimeStamp: (_url, request) => limit(() => answerTo(request)),
    close: () => rmSync(folder, { recursive: true }),
  }
}

const setup = `
openssl req -x509 -newkey rsa:2048 -nodes -keyout ca.key -out ca.pem -days 3650 \
  -subj "/CN=Test Time Root/O=Test" -addext "keyUsage=critical,keyCertSign,cRLSign"
openssl req -newkey rsa:2048 -nodes -keyout tsa.key -out tsa.csr -subj "/CN=Test Time Stamps/O=Test"
openssl x509 -req -in tsa.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 3650 \
  -extfile tsa.cnf -extensions leaf -out tsa.pem
echo 01 > serial; echo 01 > crlnumber; touch index.txt
openssl ca -config tsa.cnf -gencrl -keyfile ca.key -cert ca.pem -out ca.crl.pem
openssl crl -in ca.crl.pem -outform DER -out ca.crl
`

const settings = (folder: string, crlUrl: string) => `
[tsa]
default_tsa = stamp
[stamp]
serial = ${folder}/serial
crypto_device = builtin
signer_cert = ${folder}/tsa.pem
certs = ${folder}/ca.pem
signer_key = ${folder}/tsa.key
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
accuracy = secs:1
ordering = no
tsa_name = yes
ess_cert_id_chain = no
ess_cert_id_alg = sha256
[leaf]
basicConstraints = critical,CA:FALSE
keyUsage = critical,digitalSignature
extendedKeyUsage = critical,timeStamping
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
crlDistributionPoints = URI:${crlUrl}
[ca]
default_ca = list
[list]
database = ${folder}/index.txt
crlnumber = ${folder}/crlnumber
default_md = sha256
default_crl_days = 3650
`
