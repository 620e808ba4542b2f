import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import styles from './account-card.module.css'
import { useCurrentUser } from './current-user.tsx'
import { logOut } from './log-out.ts'

export function AccountCard() {
  const { name, email } = useCurrentUser()

  return (
    <Card className={styles.card ?? ''}>
      <dl className={styles.facts}>
        <dt>Name</dt>
        <dd>{name}</dd>
        <dt>Email</dt>
        <dd>{email}</dd>
      </dl>
      <div className={styles.logOut}>
        <p>If you share this computer, log out when you are done.</p>
        <Button onClick={() => void logOut('logged-out')}>Log out</Button>
      </div>
    </Card>
  )
}
