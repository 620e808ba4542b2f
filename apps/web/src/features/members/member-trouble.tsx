import type {
  AssociationMember,
  MailTrouble,
  UnsealedPacket,
} from '@countersign/contract/schemas/members'
import { clsx } from 'clsx'
import { Instant } from '../../ui/instant.tsx'
import rowStyles from '../../ui/row-list.module.css'
import spaceStyles from '../../ui/space.module.css'
import textStyles from '../../ui/text.module.css'

/** What somebody on the phone may call about. */
export function MemberTrouble({
  mailTrouble,
  unsealed,
}: Pick<AssociationMember, 'mailTrouble' | 'unsealed'>) {
  return (
    <>
      <h2 className={textStyles.title}>What went wrong</h2>
      {mailTrouble.length + unsealed.length === 0 && (
        <p className={spaceStyles.top2}>
          Nothing: in the last 90 days every email arrived, and every signed packet was sealed.
        </p>
      )}
      {unsealed.length > 0 && (
        <>
          <h3 className={clsx(textStyles.label, spaceStyles.top4)}>Signed and not sealed yet</h3>
          <ul className={spaceStyles.top3}>
            {unsealed.map((packet) => (
              <Unsealed key={packet.documentGroupId} packet={packet} />
            ))}
          </ul>
        </>
      )}
      {mailTrouble.length > 0 && (
        <>
          <h3 className={clsx(textStyles.label, spaceStyles.top4)}>Emails that did not arrive</h3>
          <ul className={spaceStyles.top3}>
            {mailTrouble.map((mail) => (
              <Mail key={`${mail.documentGroupId} ${mail.kind} ${mail.since}`} mail={mail} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function Unsealed({ packet }: { packet: UnsealedPacket }) {
  const { documentGroupId, since, problem } = packet

  return (
    <li className={rowStyles.row}>
      <p>{problem ?? 'The signed file is being made.'}</p>
      <p className={clsx(textStyles.hint, textStyles.breaks)}>
        Signed by everyone on <Instant iso={since} /> · packet {documentGroupId}
      </p>
    </li>
  )
}

function Mail({ mail }: { mail: MailTrouble }) {
  const { documentGroupId, kind, state, since, code } = mail

  return (
    <li className={rowStyles.row}>
      <p>
        {contents[kind] ?? 'An email'} {states[state]}
        {code && ` (${code})`}.
      </p>
      <p className={clsx(textStyles.hint, textStyles.breaks)}>
        <Instant iso={since} /> · packet {documentGroupId}
      </p>
    </li>
  )
}

const states = {
  refused: 'was refused by the mail server',
  returned: 'came back',
  waiting: 'waits for another attempt',
} satisfies Record<MailTrouble['state'], string>

const contents: Partial<Record<string, string>> = {
  invitation: 'A signing link',
  reminder: 'A reminder',
  answer: 'An answer to a resident',
  executed: 'A signed copy',
  'printed-copy': 'A copy of a printed form',
  'signed-copy': 'A copy of the signed file',
  'your-turn': 'The email that it is the owner’s turn',
  receipt: 'A receipt',
}
