import type { Verdict } from '@countersign/contract/schemas/verify'
import { Fact } from './fact.tsx'
import { useVerifyMessages } from './use-verify-messages.ts'
import { VerifiedInstant } from './verified-instant.tsx'
import { keepZipWithState } from '../../lib/keep-zip-with-state.ts'
import textStyles from '../../ui/text.module.css'
import styles from './verify.module.css'

type Evidence = NonNullable<Verdict['evidence']>

export function FileRecord({ evidence }: { evidence: Evidence }) {
  const { packetName, premises, signers, documents } = evidence
  const { record } = useVerifyMessages()

  return (
    <section>
      <h3 className={styles.sectionTitle}>{record.title}</h3>
      <dl>
        {packetName && <Fact name={record.packet}>{packetName}</Fact>}
        {premises && <Fact name={record.home}>{keepZipWithState(premises)}</Fact>}
        {signers.map(({ name, signingFor, label, signedAt }) => (
          <Fact key={`${label} ${name}`} name={label ? record.role(label) : record.signer}>
            {record.person({ name, signingFor: signingFor ?? undefined })}
            {signedAt && (
              <>
                , {record.signed} <VerifiedInstant iso={signedAt} />
              </>
            )}
          </Fact>
        ))}
        {documents.map(({ title, edition, pages }, index) => (
          <Fact key={index} name={record.document(index + 1)}>
            <span lang="en">{title}</span>
            <span className={textStyles.soft}>
              {edition && (
                <>
                  , <span className={styles.edition}>{record.edition(edition)}</span>
                </>
              )}
              {pages && `, ${record.pages(pages)}`}
            </span>
          </Fact>
        ))}
      </dl>
    </section>
  )
}
