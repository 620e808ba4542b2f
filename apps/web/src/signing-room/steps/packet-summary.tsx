import { clsx } from 'clsx'
import { formatSignerName } from '@countersign/answers/signer-name'
import cardStyles from '../../ui/card.module.css'
import { useRoom } from '../room/room-context.ts'
import { estimateEffort } from './estimate-effort.ts'
import textStyles from '../../ui/text.module.css'
import { useRoomMessages } from '../../i18n/room/messages.ts'
import factStyles from '../../ui/facts.module.css'
import styles from './packet-summary.module.css'

/** What is signed by whom, and how long it takes. The page around the frame names sender and home. */
export function PacketSummary() {
  const { consent } = useRoomMessages()
  const { documents, person, packetName, missing, role } = useRoom()
  // Owners wrote the text themselves.
  const effort = role === 'LLSign' ? undefined : estimateEffort(documents, missing)
  const facts = [
    { term: consent.packet, text: packetName },
    { term: consent.signingAs, text: formatSignerName(person) },
    { term: consent.forms, text: consent.formCount(documents.length) },
    ...(effort ? [{ term: consent.time, text: consent.minutes(effort.minutes) }] : []),
  ]

  return (
    <>
      <dl className={clsx(factStyles.tiles, cardStyles.box, styles.summary)}>
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {effort && <p className={textStyles.hint}>{consent.timeExplain(effort.places)}</p>}
    </>
  )
}
