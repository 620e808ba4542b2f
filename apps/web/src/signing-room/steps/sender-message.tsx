import { formatSender } from '@countersign/answers/signer-name'
import { clsx } from 'clsx'
import { useRoomMessages } from '../../i18n/room/messages.ts'
import textStyles from '../../ui/text.module.css'
import { useRoom } from '../room/room-context.ts'
import styles from './sender-message.module.css'

/** What the owner wrote to those who sign, in their own words and language. */
export function SenderMessage() {
  const { code, consent } = useRoomMessages()
  const { message, sender } = useRoom()
  if (!message) {
    return null
  }

  return (
    <section aria-labelledby="sender-message" className={styles.message}>
      <h2 id="sender-message" className={clsx(textStyles.hint, textStyles.sans)}>
        {consent.messageFrom(formatSender(sender, code))}
      </h2>
      <blockquote dir="auto">{message}</blockquote>
    </section>
  )
}
