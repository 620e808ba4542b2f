import type { Verdict } from '@countersign/contract/schemas/verify'
import { Fact } from './fact.tsx'
import { VerifiedInstant } from './verified-instant.tsx'
import { keepZipWithState } from '../../lib/keep-zip-with-state.ts'
import textStyles from '../../ui/text.module.css'
import styles from './verify.module.css'
import { useVerifyMessages } from '../../i18n/verify/messages.ts'

type Evidence = NonNullable<Verdict['evidence']>

export function FileEvidence({ evidence }: { evidence: Evidence }) {
  const { packetName, home, signers, documents } = evidence
  const { evidence: t } = useVerifyMessages()

  return (
    <section>
      <h3 className={styles.sectionTitle}>{t.title}</h3>
      <dl>
        {packetName && <Fact name={t.packet}>{packetName}</Fact>}
        {home && <Fact name={t.home}>{keepZipWithState(home)}</Fact>}
        {signers.map(({ name, signingFor, label, signedAt }) => (
          <Fact key={`${label} ${name}`} name={label ? t.role(label) : t.signer}>
            {t.person({ name, signingFor: signingFor ?? undefined })}
            {signedAt && (
              <>
                , {t.signed} <VerifiedInstant iso={signedAt} />
              </>
            )}
          </Fact>
        ))}
        {documents.map(({ title, edition, pages }, index) => (
          <Fact key={index} name={t.document(index + 1)}>
            <span lang="en">{title}</span>
            <span className={textStyles.soft}>
              {edition && (
                <>
                  , <span className={styles.edition}>{t.edition(edition)}</span>
                </>
              )}
              {pages && `, ${t.pages(pages)}`}
            </span>
          </Fact>
        ))}
      </dl>
    </section>
  )
}
