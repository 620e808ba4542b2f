import type { Verdict } from '@countersign/contract'
import { Instant } from '../../ui/instant.tsx'
import { Fact, Hash } from './fact.tsx'
import styles from './verify.module.css'

const levelLabels = {
  'B-B': 'PAdES B-B: sealed',
  'B-T': 'PAdES B-T: sealed, with a time stamp',
  'B-LT': 'PAdES B-LT: sealed and time-stamped, with the data to verify its certificates',
  'B-LTA': 'PAdES B-LTA: sealed and time-stamped, verifiable for decades',
} as const satisfies Record<NonNullable<Verdict['level']>, string>

export function SealFacts({ verdict }: { verdict: Verdict }) {
  const { certificate, digest, level, timeStamps, evidence } = verdict

  return (
    <section>
      <h3 className={styles.sectionTitle}>Technical evidence</h3>
      <dl className={styles.facts}>
        {level && <Fact name="Level">{levelLabels[level]}</Fact>}
        {verdict.sealedAt && (
          <Fact name="Time">
            <Instant iso={verdict.sealedAt} />{' '}
            <span className={styles.soft}>({inUtc(verdict.sealedAt)})</span>
          </Fact>
        )}
        {timeStamps.map(({ kind, at, by, trusted }) => (
          <Fact key={`${kind} ${at}`} name="Time stamp">
            <Instant iso={at} /> by {by}, {kind === 'signature' ? 'on the seal' : 'on the file'}
            {trusted ? '' : '. We do not recognize this authority'}
          </Fact>
        ))}
        {certificate && (
          <>
            <Fact name="Certificate">{certificate.subject}</Fact>
            <Fact name="Issued by">{certificate.issuer}</Fact>
            <Fact name="Valid">
              <Instant iso={certificate.validFrom} /> to <Instant iso={certificate.validTo} />
            </Fact>
            <Fact name="Certificate SHA-256">
              <Hash value={certificate.sha256} />
            </Fact>
          </>
        )}
        {digest && (
          <Fact name="Sealed digest">
            <Hash
              value={digest.value}
              label={digest.algorithm.toUpperCase().replace('SHA', 'SHA-')}
            />
          </Fact>
        )}
        <Fact name="This file’s SHA-256">
          <Hash value={verdict.fileSha256} />
        </Fact>
        {evidence?.packetId && (
          <Fact name="Packet ID">
            <Hash value={evidence.packetId} />
          </Fact>
        )}
        {evidence?.documents.map(
          ({ title, sha256 }, index) =>
            sha256 && (
              <Fact key={index} name={`${title}, SHA-256`}>
                <Hash value={sha256} />
              </Fact>
            ),
        )}
      </dl>
    </section>
  )
}

/** UTC, as in the file, whatever the viewer's time zone. */
function inUtc(iso: string): string {
  return `${iso.slice(0, 19).replace('T', ' ')} UTC`
}
