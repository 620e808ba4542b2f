import { formatSender } from '@countersign/answers/signer-name'
import { useLanguage } from '../i18n/messages.tsx'
import { useRoom } from '../room/room-context.ts'
import styles from './sender-message.module.css'

/** What the owner wrote to those who sign, in their own words and language. */
export function SenderMessage() {
  const { messages, language } = useLanguage()
  const { message, sender } = useRoom()
  if (!message) {
    return null
  }

  return (
    <section aria-labelledby="sender-message" className={styles.message}>
      <h2 id="sender-message">{messages.consent.messageFrom(formatSender(sender, language))}</h2>
      <blockquote dir="auto">{message}</blockquote>
    </section>
  )
}
