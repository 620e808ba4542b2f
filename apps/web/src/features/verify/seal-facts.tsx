import type { Verdict } from '@countersign/contract/schemas/verify'
import { clsx } from 'clsx'
import factStyles from '../../ui/facts.module.css'
import spaceStyles from '../../ui/space.module.css'
import { Fact, Hash } from './fact.tsx'
import { VerifiedInstant } from './verified-instant.tsx'
import textStyles from '../../ui/text.module.css'
import { useVerifyMessages } from '../../i18n/verify/messages.ts'

export function SealFacts({ verdict }: { verdict: Verdict }) {
  const { certificate, digest, level, timeStamps, evidence } = verdict
  const { seal } = useVerifyMessages()

  return (
    <section>
      <h3 className={clsx(spaceStyles.top4, spaceStyles.bottom2)}>{seal.title}</h3>
      <dl className={factStyles.facts}>
        {level && <Fact name={seal.level}>{seal.levels[level]}</Fact>}
        {verdict.sealedAt && (
          <Fact name={seal.time}>
            <VerifiedInstant iso={verdict.sealedAt} />{' '}
            <span className={textStyles.soft}>({inUtc(verdict.sealedAt)})</span>
          </Fact>
        )}
        {timeStamps.map(({ kind, at, by, trusted }) => (
          <Fact key={`${kind} ${at}`} name={seal.timeStamp}>
            <VerifiedInstant iso={at} /> {seal.stampedBy(by, kind)}
            {trusted ? '' : seal.unknownAuthority}
          </Fact>
        ))}
        {certificate && (
          <>
            <Fact name={seal.certificate}>{certificate.subject}</Fact>
            <Fact name={seal.issuer}>{certificate.issuer}</Fact>
            <Fact name={seal.valid}>
              <VerifiedInstant iso={certificate.validFrom} /> {seal.to}{' '}
              <VerifiedInstant iso={certificate.validTo} />
            </Fact>
            <Fact name={seal.certificateHash}>
              <Hash value={certificate.sha256} />
            </Fact>
          </>
        )}
        {digest && (
          <Fact name={seal.digest}>
            <Hash
              value={digest.value}
              label={digest.algorithm.toUpperCase().replace('SHA', 'SHA-')}
            />
          </Fact>
        )}
        <Fact name={seal.fileHash}>
          <Hash value={verdict.fileSha256} />
        </Fact>
        {evidence?.packetId && (
          <Fact name={seal.packetId}>
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
