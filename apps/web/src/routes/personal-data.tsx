import { useLocation } from 'react-router'
import { PersonalDataOfPerson } from '../features/residents/personal-data.tsx'
import { PageTitle } from '../ui/page-title.tsx'

export function Component() {
  const email = readEmail(useLocation().state)

  return (
    <>
      <PageTitle lead="For a resident or applicant who asks what you keep about them or wants it erased. What you need for a contract or a claim is kept until that time is over.">
        Personal data
      </PageTitle>
      <PersonalDataOfPerson key={email} email={email} />
    </>
  )
}

/** It comes in the state of the navigation, so that it is in no address. */
function readEmail(state: unknown): string {
  return typeof state === 'object' &&
    state !== null &&
    'email' in state &&
    typeof state.email === 'string'
    ? state.email
    : ''
}
