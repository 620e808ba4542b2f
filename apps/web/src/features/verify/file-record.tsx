import type { Verdict } from '@countersign/contract'
import { pluralize } from '../../lib/pluralize.ts'
import { Instant } from '../../ui/instant.tsx'
import { Fact } from './fact.tsx'
import styles from './verify.module.css'

type Evidence = NonNullable<Verdict['evidence']>

/** Content of the sealed file's attached record. */
export function FileRecord({ evidence }: { evidence: Evidence }) {
  const { packetName, premises, signers, documents } = evidence

  return (
    <section>
      <h3 className={styles.sectionTitle}>The file’s own record</h3>
      <dl className={styles.facts}>
        {packetName && <Fact name="Packet">{packetName}</Fact>}
        {premises && <Fact name="Home">{premises}</Fact>}
        {signers.map(({ name, label, signedAt }) => (
          <Fact key={`${label} ${name}`} name={label ?? 'Signer'}>
            {name}
            {signedAt && (
              <>
                , signed <Instant iso={signedAt} />
              </>
            )}
          </Fact>
        ))}
        {documents.map(({ title, edition, pages }, index) => (
          <Fact key={index} name={`Document ${index + 1}`}>
            {title}
            <span className={styles.soft}>
              {edition && (
                <>
                  , <span className={styles.edition}>edition {edition}</span>
                </>
              )}
              {pages && `, ${pluralize(pages, 'page')}`}
            </span>
          </Fact>
        ))}
      </dl>
    </section>
  )
}
