import { AccountCard } from '../features/session/account-card.tsx'
import { PageTitle } from '../ui/page-title.tsx'

export function Component() {
  return (
    <>
      <PageTitle lead="Your name and email come from your membership.">Account</PageTitle>
      <AccountCard />
    </>
  )
}
