import { clsx } from 'clsx'
import { formatSignerName } from '@countersign/answers/signer-name'
import type { Packet } from '@countersign/contract/schemas/packets/packet'
import type { SigningInvite } from '@countersign/contract/schemas/signing-invites'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSender } from '../../../lib/own-office.tsx'
import { pluralize } from '../../../lib/pluralize.ts'
import rowStyles from '../../../ui/row-list.module.css'
import spaceStyles from '../../../ui/space.module.css'
import { draftTextQuery } from '../read/draft-queries.ts'
import { findTerms } from './find-terms.ts'
import { PaymentSigners } from './payment-signers.tsx'
import textStyles from '../../../ui/text.module.css'
import factStyles from '../../../ui/facts.module.css'
import styles from './packet-terms.module.css'
import flexStyles from '../../../ui/flex.module.css'

interface PacketTermsProps {
  packet: Packet
  /** Undefined while they load. */
  invites: readonly SigningInvite[] | undefined
  /** The way back to the answers. */
  action: ReactNode
}

/** A longer list shows its first documents, and the others when asked. */
const longestList = 14
const foldedCount = 10

/** What the owner is about to send: home, parties, terms, documents and who signs. */
export function PacketTerms({ packet, invites, action }: PacketTermsProps) {
  const { documentGroupId, statusSince, property, unit, initiator, documents } = packet
  const sender = useSender(packet)
  // A summary without the terms is still right, so a failure is not shown.
  const text = useQuery(draftTextQuery(documentGroupId, statusSince))
  const { street, city, state, zip } = property.address
  const folded = documents.length > longestList

  return (
    <section aria-labelledby="packet-terms">
      <div className={flexStyles.between24}>
        <h2 id="packet-terms" className={textStyles.title}>
          {sender ? 'What is sent' : 'What you are sending'}
        </h2>
        {action}
      </div>
      <dl className={clsx(factStyles.tiles, styles.terms)}>
        <Fact name="Home">
          {street}, {unit.name}, {city}, {state}&nbsp;{zip}
        </Fact>
        <Fact name="Owner/Agent">{formatSignerName(initiator)}</Fact>
        {text.data &&
          findTerms(text.data).map((term) => (
            <Fact key={term.name} name={term.name}>
              {term.text}
            </Fact>
          ))}
      </dl>
      <div className={clsx(flexStyles.tiles, rowStyles.part)}>
        <section aria-labelledby="sent-documents">
          <h3 id="sent-documents" className={textStyles.label}>
            {pluralize(documents.length, 'document')}
          </h3>
          <DocumentTitles documents={documents.slice(0, folded ? foldedCount : undefined)} />
          {folded && (
            <details className={spaceStyles.top2}>
              <summary>{documents.length - foldedCount} more documents</summary>
              <DocumentTitles documents={documents.slice(foldedCount)} start={foldedCount + 1} />
            </details>
          )}
        </section>
        <section aria-labelledby="sent-signers">
          <h3 id="sent-signers" className={textStyles.label}>
            Who signs
          </h3>
          {invites && <PaymentSigners packet={packet} invites={invites} />}
          <p className={textStyles.soft}>{initiator.name} signs last.</p>
        </section>
      </div>
    </section>
  )
}

interface DocumentTitlesProps {
  documents: Packet['documents']
  start?: number
}

function DocumentTitles({ documents, start = 1 }: DocumentTitlesProps) {
  return (
    <ol start={start}>
      {documents.map(({ formId, title }) => (
        <li key={formId}>{title}</li>
      ))}
    </ol>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
