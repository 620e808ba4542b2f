import { clsx } from 'clsx'
import { Card } from '../../ui/card.tsx'
import factStyles from '../../ui/facts.module.css'
import styles from './account-card.module.css'
import { useCurrentUser } from './current-user.tsx'

export function AccountCard() {
  const { name, email } = useCurrentUser()

  return (
    <Card className={styles.card ?? ''}>
      <dl className={clsx(factStyles.facts, styles.facts)}>
        <dt>Name</dt>
        <dd>{name}</dd>
        <dt>Email</dt>
        <dd>{email}</dd>
      </dl>
    </Card>
  )
}
