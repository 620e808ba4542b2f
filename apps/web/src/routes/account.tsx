import type { User, UserUpdate } from '@countersign/contract/schemas/users'
import { useQueryClient } from '@tanstack/react-query'
import { AccountForm } from '../features/account/account-form.tsx'
import { saveAccount } from '../features/account/save-account.ts'
import { ReceiptList } from '../features/payments/receipts/receipt-list.tsx'
import { AccountCard } from '../features/session/account-card.tsx'
import { useCurrentUser } from '../features/session/current-user.tsx'
import { EmailsStopped } from '../features/session/emails-stopped.tsx'
import { SessionList } from '../features/session/session-list.tsx'
import { refreshCurrentUser } from '../features/session/session-query.ts'
import { PageTitle } from '../ui/page-title.tsx'

export function Component() {
  const user = useCurrentUser()
  const client = useQueryClient()

  async function save(change: UserUpdate): Promise<User> {
    const saved = await saveAccount(user._id, change)
    await refreshCurrentUser(client)
    return saved
  }

  return (
    <>
      <PageTitle lead="Your name and email come from your membership.">Account</PageTitle>
      <EmailsStopped />
      <AccountCard />
      <AccountForm user={user} onSave={save} />
      <ReceiptList />
      <SessionList />
    </>
  )
}
