import type { Verdict } from '@countersign/contract'
import { pluralize } from '../../lib/pluralize.ts'
import { Instant } from '../../ui/instant.tsx'
import { Fact, Hash } from './fact.tsx'
import styles from './verify.module.css'

type Evidence = NonNullable<Verdict['evidence']>

/** Content of the sealed file's attached record. */
export function FileRecord({ evidence }: { evidence: Evidence }) {
  const { packetName, packetId, premises, signers, documents } = evidence

  return (
    <section>
      <h3 className={styles.sectionTitle}>The file’s own record</h3>
      <dl className={styles.facts}>
        {packetName && <Fact name="Packet">{packetName}</Fact>}
        {premises && <Fact name="Home">{premises}</Fact>}
        {packetId && (
          <Fact name="Packet ID">
            <Hash value={packetId} />
          </Fact>
        )}
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
        {documents.map(({ title, edition, pages, sha256 }, index) => (
          <Fact key={index} name={`Document ${index + 1}`}>
            {title}
            <span className={styles.soft}>
              {[edition && `edition ${edition}`, pages && pluralize(pages, 'page')]
                .filter(Boolean)
                .map((words) => `, ${words}`)
                .join('')}
            </span>
            {sha256 && <Hash value={sha256} label="SHA-256" />}
          </Fact>
        ))}
      </dl>
    </section>
  )
}
