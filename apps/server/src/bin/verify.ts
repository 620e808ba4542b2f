import { formatSignerName } from '@countersign/answers/signer-name'
import { type FileInspection, inspectFile } from '@countersign/seal/verify/inspect-file'
import { readVerifySettings } from '../config/command-settings.ts'
import { readTimeStampRoots } from '../config/time-stamp-roots.ts'
import { readGivenFile } from './read-given-file.ts'
import { runCommand } from './run-command.ts'

const usage = `npm run verify -- file.pdf [root.pem]

Verifies a sealed file offline, against a root certificate (default: root.pem in the current folder;
a server publishes its own at /api/verify/root.pem). TSA_ROOTS names a PEM file with further roots
whose time stamps are trusted, besides the public ones.
Exit code: 0 if the file is genuine, 1 if it is not, 2 if it could not be checked.`

const certificates = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g

await runCommand({ usage, failed: 2, run })

async function run([file, root = 'root.pem', ...more]: string[]): Promise<string | undefined> {
  if (!file || file.startsWith('-') || more.length > 0) {
    return undefined
  }

  const roots = readGivenFile(root).toString('utf8').match(certificates)
  if (!roots) {
    throw new Error(`${root} contains no PEM certificate.`)
  }
  const timeStampRoots = readTimeStampRoots(readVerifySettings().timeStampRootsFile)
  const inspection = await inspectFile(readGivenFile(file), [...roots], { timeStampRoots })
  process.exitCode = inspection.verdict === 'genuine' ? 0 : 1
  return formatReport(inspection)
}

function formatReport(inspection: FileInspection): string {
  const { certificate, digest, evidence } = inspection
  const time = inspection.trustedTime
    ? 'by an independent authority'
    : 'by the clock of the server that sealed it'
  return [
    inspection.explanation,
    ...inspection.changes.map((change) => `  ${change}`),
    ...line('Verdict', inspection.verdict),
    ...line('Level', inspection.level && `PAdES ${inspection.level}`),
    ...line('Sealed', inspection.sealedAt && `${inspection.sealedAt}, ${time}`),
    ...inspection.timeStamps.flatMap(({ at, by, trusted }) =>
      line('Time stamp', `${at} by ${by}${trusted ? '' : ' (not from a trusted authority)'}`),
    ),
    ...line('Certificate', certificate?.subject),
    ...line('', certificate && `issued by ${certificate.issuer}`),
    ...line('', certificate && `valid ${certificate.validFrom} to ${certificate.validTo}`),
    ...line('', certificate && `SHA-256 ${certificate.sha256}`),
    ...line('Digest', digest && `${digest.algorithm} ${digest.value}`),
    ...line('File', `SHA-256 ${inspection.fileSha256}`),
    ...line(
      'Packet',
      evidence && [evidence.packetName, evidence.packetId].filter(Boolean).join(', '),
    ),
    ...(evidence?.documents ?? []).flatMap(({ title, sha256 }) =>
      line('Document', `${title}${sha256 ? `, SHA-256 ${sha256}` : ''}`),
    ),
    ...(evidence?.signers ?? []).flatMap(({ name, signingFor, label, signedAt }) =>
      line(
        'Signer',
        [formatSignerName({ name, signingFor }), label, signedAt && `signed ${signedAt}`]
          .filter(Boolean)
          .join(', '),
      ),
    ),
  ].join('\n')
}

function line(name: string, value: string | undefined): string[] {
  return value ? [`  ${name.padEnd(12)} ${value}`] : []
}
