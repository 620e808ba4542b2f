import { estimateMinutes } from './estimate-minutes.ts'
import { useRoom } from '../room/room-context.ts'
import { useMessages } from '../i18n/messages.tsx'
import styles from '../ui/page.module.css'

/** Who sent this, for which home, how much it is, and who signs. */
export function PacketSummary() {
  const { consent } = useMessages()
  const { sender, premises, documents, person, packetName } = useRoom()
  const facts = [
    { term: consent.packet, text: packetName },
    { term: consent.sentBy, text: sender.name },
    { term: consent.home, text: premises },
    { term: consent.forms, text: consent.formCount(documents.length) },
    { term: consent.time, text: consent.minutes(estimateMinutes(documents)) },
    { term: consent.signingAs, text: person.name },
  ]

  return (
    <dl className={styles.card}>
      {facts.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
