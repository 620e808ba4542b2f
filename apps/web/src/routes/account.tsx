import { hasRight } from '@countersign/contract/rules/offices'
import type { User, UserUpdate } from '@countersign/contract/schemas/users'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { AccountForm } from '../features/account/account-form.tsx'
import { saveAccount } from '../features/account/save-account.ts'
import { SupportNumberCard } from '../features/members/support-number-card.tsx'
import { OfficeCard } from '../features/office/office-card.tsx'
import { ReceiptList } from '../features/payments/receipts/receipt-list.tsx'
import { AccountCard } from '../features/session/account-card.tsx'
import { useCurrentUser } from '../features/session/current-user.tsx'
import { EmailsStopped } from '../features/session/emails-stopped.tsx'
import { SessionList } from '../features/session/session-list.tsx'
import { refreshCurrentUser, reloadForOffice } from '../features/session/session-query.ts'
import { paths } from '../lib/paths.ts'
import { PageTitle } from '../ui/page-title.tsx'
import styles from './account.module.css'

export function Component() {
  const user = useCurrentUser()
  const client = useQueryClient()
  const navigate = useNavigate()

  async function save(change: UserUpdate): Promise<User> {
    const saved = await saveAccount(user._id, change)
    await refreshCurrentUser(client)
    return saved
  }

  async function showOffice() {
    await reloadForOffice(client)
    await navigate(paths.legalForms)
  }

  return (
    <>
      <PageTitle lead="Your name and email come from your membership.">Account</PageTitle>
      <EmailsStopped />
      <div className={styles.columns}>
        <div>
          <AccountCard />
          <AccountForm user={user} onSave={save} />
        </div>
        <div>
          <OfficeCard user={user} onChosen={() => void showOffice()} />
          {(!user.office || hasRight(user.office.role, 'manage')) && <ReceiptList />}
          <SupportNumberCard userId={user._id} />
          <SessionList />
        </div>
      </div>
    </>
  )
}
