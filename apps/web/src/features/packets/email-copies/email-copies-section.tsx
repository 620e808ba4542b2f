import { clsx } from 'clsx'
import type { EmailCopies, NamedPerson } from '@countersign/contract/schemas/email-copies'
import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { QueryError } from '../../../ui/query-error.tsx'
import spaceStyles from '../../../ui/space.module.css'
import { useNow } from '../actions/use-now.ts'
import { copiesOf, describeCopy } from './describe-copy.ts'
import rowStyles from '../../../ui/row-list.module.css'
import { emailCopiesQuery } from './email-copy-queries.ts'
import { EmailCopyDialog } from './email-copy-dialog.tsx'
import textStyles from '../../../ui/text.module.css'
import flexStyles from '../../../ui/flex.module.css'

/** Copies of a printed form by email; nothing for a form that does not allow them. */
export function EmailCopiesSection({ packet }: { packet: Packet }) {
  const copies = useQuery(emailCopiesQuery(packet.documentGroupId))

  if (copies.data) {
    return copies.data.rule ? <Copies packet={packet} copies={copies.data} /> : null
  }
  return copies.isError ? (
    <Card>
      <QueryError
        query={copies}
        title="The copies by email could not be loaded."
        fallback="The form itself is safely stored."
      />
    </Card>
  ) : null
}

interface CopiesProps {
  packet: Packet
  copies: EmailCopies
}

function Copies({ packet, copies }: CopiesProps) {
  const [recipient, setRecipient] = useState<NamedPerson>()
  const { rule, people, left } = copies

  return (
    <Card>
      <section aria-labelledby="email-copies">
        <h2 id="email-copies" className={textStyles.title}>
          Email a copy
        </h2>
        <div className={clsx(flexStyles.start2, spaceStyles.top3)}>
          <p>
            {rule?.reason}
            {rule?.citation && ` (${rule.citation})`}
          </p>
          <p>An email is only a copy. It does not replace delivery where a law says how.</p>
        </div>
        <ul className={spaceStyles.top4}>
          {people.map((person) => (
            <Recipient
              key={person.role}
              person={person}
              copies={copies}
              onEmail={() => setRecipient(person)}
            />
          ))}
        </ul>
        {left === 0 && (
          <p role="status" className={textStyles.hint}>
            You have sent as many copies as one day allows. You can send more tomorrow.
          </p>
        )}
      </section>
      {recipient && (
        <EmailCopyDialog
          packet={packet}
          person={recipient}
          last={copiesOf(copies, recipient)[0]}
          onClose={() => setRecipient(undefined)}
        />
      )}
    </Card>
  )
}

interface RecipientProps {
  person: NamedPerson
  copies: EmailCopies
  onEmail: () => void
}

function Recipient({ person, copies, onEmail }: RecipientProps) {
  const nameId = `email-copy-${person.role}`
  const now = useNow()
  const sent = copiesOf(copies, person)

  return (
    <li className={clsx(flexStyles.between24, rowStyles.row)}>
      <div className={flexStyles.shrinks}>
        <span id={nameId} className={clsx(textStyles.strong, textStyles.breaks)}>
          {person.name}
        </span>
        <div role="status">
          {sent.map((copy) => (
            <p key={copy._id} className={textStyles.hint}>
              {describeCopy(copy, now)}
            </p>
          ))}
        </div>
      </div>
      <Button aria-describedby={nameId} disabled={copies.left === 0} onClick={onEmail}>
        {sent.length > 0 ? 'Send again' : 'Email a copy'}
      </Button>
    </li>
  )
}
