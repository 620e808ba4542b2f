import type { Verdict } from '@countersign/contract/schemas/verify'
import { clsx } from 'clsx'
import factStyles from '../../ui/facts.module.css'
import spaceStyles from '../../ui/space.module.css'
import { Fact } from './fact.tsx'
import { VerifiedInstant } from './verified-instant.tsx'
import { keepZipWithState } from '../../lib/keep-zip-with-state.ts'
import textStyles from '../../ui/text.module.css'
import { useVerifyMessages } from '../../i18n/verify/messages.ts'

type Evidence = NonNullable<Verdict['evidence']>

export function FileEvidence({ evidence }: { evidence: Evidence }) {
  const { packetName, home, signers, documents } = evidence
  const { evidence: t } = useVerifyMessages()

  return (
    <section>
      <h3 className={clsx(spaceStyles.top4, spaceStyles.bottom2)}>{t.title}</h3>
      <dl className={factStyles.facts}>
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
              {edition && <>, {t.edition(edition)}</>}
              {pages && `, ${t.pages(pages)}`}
            </span>
          </Fact>
        ))}
      </dl>
    </section>
  )
}
