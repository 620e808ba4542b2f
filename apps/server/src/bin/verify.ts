import { readFileSync } from 'node:fs'
import { inspectFile } from '@countersign/esign/verify'
import type { FileInspection } from '@countersign/esign/verify'
import { readTimeStampRoots } from '../infrastructure/verifying/index.ts'

const usage = `npm run verify -- file.pdf [root.pem]

Checks a sealed file without a server and without the network, against the root certificate alone
(root.pem in the working folder unless said; the house serves its own at /api/verify/root.pem).
TSA_ROOTS may name a PEM file of roots whose time stamps are trusted, beside the public ones.
Ends with 0 for a file that is genuine, 1 for one that is not, 2 where it could not be checked.`

const certificates = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g

try {
  await run(process.argv.slice(2))
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
}

async function run([file, root = 'root.pem', ...more]: string[]): Promise<void> {
  if (!file || more.length > 0) {
    say(usage)
    process.exitCode = 2
    return
  }

  const roots = readFileSync(root, 'utf8').match(certificates)
  if (!roots) {
    throw new Error(`${root} holds no certificate in PEM.`)
  }
  const timeStampRoots = readTimeStampRoots(process.env.TSA_ROOTS)
  const found = await inspectFile(readFileSync(file), [...roots], { timeStampRoots })
  say(report(found))
  process.exitCode = found.verdict === 'genuine' ? 0 : 1
}

function report(found: FileInspection): string {
  const { certificate, digest, evidence } = found
  const time = found.trustedTime ? 'by an independent authority' : 'by the sealer’s own clock'
  return [
    found.explanation,
    ...found.changes.map((change) => `  ${change}`),
    ...line('Verdict', found.verdict),
    ...line('Level', found.level && `PAdES ${found.level}`),
    ...line('Sealed', found.sealedAt && `${found.sealedAt}, ${time}`),
    ...found.timeStamps.flatMap(({ at, by, trusted }) =>
      line(
        'Time stamp',
        `${at} by ${by}${trusted ? '' : ' (nobody that is known vouches for it)'}`,
      ),
    ),
    ...line('Certificate', certificate?.subject),
    ...line('', certificate && `issued by ${certificate.issuer}`),
    ...line('', certificate && `valid ${certificate.validFrom} to ${certificate.validTo}`),
    ...line('', certificate && `SHA-256 ${certificate.sha256}`),
    ...line('Digest', digest && `${digest.algorithm} ${digest.value}`),
    ...line('File', `SHA-256 ${found.fileSha256}`),
    ...line(
      'Packet',
      evidence && [evidence.packetName, evidence.packetId].filter(Boolean).join(', '),
    ),
    ...(evidence?.documents ?? []).flatMap(({ title, sha256 }) =>
      line('Document', `${title}${sha256 ? `, SHA-256 ${sha256}` : ''}`),
    ),
    ...(evidence?.signers ?? []).flatMap(({ name, label, signedAt }) =>
      line('Signer', [name, label, signedAt && `signed ${signedAt}`].filter(Boolean).join(', ')),
    ),
  ].join('\n')
}

function line(name: string, value: string | undefined): string[] {
  return value ? [`  ${name.padEnd(12)} ${value}`] : []
}

function say(words: string): void {
  process.stdout.write(`${words}\n`)
}
