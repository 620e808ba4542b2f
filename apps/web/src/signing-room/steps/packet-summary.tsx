import type { RoomDocument } from '@countersign/contract'
import { useMessages } from '../i18n/messages.tsx'
import { useRoom } from '../room/room-context.ts'
import styles from './packet-summary.module.css'

/** Who sent the packet, for which home, how long it takes, and who signs. */
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
    <dl className={styles.summary}>
      {facts.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

const minutesPerPage = 1.5
const minutesPerAnswer = 0.25

/** Time to read and answer, rounded up to five minutes. */
function estimateMinutes(documents: readonly RoomDocument[]): number {
  const pages = documents.reduce((sum, document) => sum + document.pages, 0)
  const answers = documents.flatMap((document) => document.fields).filter((field) => field.mine)
  const minutes = pages * minutesPerPage + answers.length * minutesPerAnswer

  return Math.max(5, Math.ceil(minutes / 5) * 5)
}
