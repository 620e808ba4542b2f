import { clsx } from 'clsx'
import { Card } from '../../ui/card.tsx'
import factStyles from '../../ui/facts.module.css'
import pageStyles from '../../ui/page.module.css'
import textStyles from '../../ui/text.module.css'
import { useCurrentUser } from './current-user.tsx'

export function AccountCard() {
  const { name, email } = useCurrentUser()

  return (
    <Card className={pageStyles.column ?? ''}>
      <dl className={clsx(factStyles.facts, textStyles.breaks)}>
        <dt>Name</dt>
        <dd>{name}</dd>
        <dt>Email</dt>
        <dd>{email}</dd>
      </dl>
    </Card>
  )
}
