import { formatPhone } from '@countersign/answers/phone'
import { formatSignerName, nameInitiator } from '@countersign/answers/signer-name'
import type { User } from '@countersign/contract/schemas/users'
import { displayEmail } from '@countersign/contract/rules/invites'
import { Link } from 'react-router'
import { ownerName } from '../../../lib/owner-name.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { CreationState } from './creation-state.ts'
import type { CreationStep } from './creation-steps.ts'
import styles from './packet-summary.module.css'
import { ownerTitle } from './people/people-fields.ts'
import { signerTitle } from './people/people.ts'
import textStyles from '../../../ui/text.module.css'

interface PacketSummaryProps {
  state: CreationState
  member: Pick<User, 'name'>
  pathOf: (step: CreationStep) => string
}

export function PacketSummary({ state, member, pathOf }: PacketSummaryProps) {
  const { rentalUnit, signers, owners, copies, initiator } = state
  const people = [
    ...signers.map((person, index) => ({ ...person, title: signerTitle(signers, index) })),
    ...owners.map((person, index) => ({ ...person, title: ownerTitle(index) })),
  ]

  return (
    <dl className={styles.summary}>
      {rentalUnit && (
        <div>
          <dt>
            Property <Change to={pathOf('property')} subject="property" />
          </dt>
          <dd>
            {rentalUnit.propertyName}, {rentalUnit.unitName}
          </dd>
          <dd>
            {rentalUnit.address.street}, {rentalUnit.address.city}, {rentalUnit.address.state}
            &nbsp;{rentalUnit.address.zip}
          </dd>
        </div>
      )}
      <div>
        <dt>
          Signers <Change to={pathOf('signers')} subject="signers" />
        </dt>
        {people.map(({ title, ...person }) => (
          <dd key={person.email}>
            <span>
              {title}: {formatSignerName(ownerName(person))}
            </span>
            <span className={textStyles.below}>
              {displayEmail(person.email)} · {formatPhone(person.phone)}
            </span>
          </dd>
        ))}
        {initiator && (
          <dd>
            <span>
              Owner/Agent:{' '}
              {formatSignerName(nameInitiator({ party: initiator.name, person: member.name }))}
            </span>
            <span className={textStyles.below}>{initiator.email}</span>
          </dd>
        )}
        {copies.map(({ name, email }) => (
          <dd key={email}>
            <span>Copy to: {name || displayEmail(email)}</span>
            {name && <span className={textStyles.below}>{displayEmail(email)}</span>}
          </dd>
        ))}
      </div>
    </dl>
  )
}

function Change({ to, subject: what }: { to: string; subject: string }) {
  return (
    <Link className={textStyles.target} to={to}>
      Change <VisuallyHidden>{what}</VisuallyHidden>
    </Link>
  )
}
