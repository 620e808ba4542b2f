import { useNavigate } from 'react-router'
import { confirmPeople } from '../../../features/packets/create/creation-state.ts'
import { changeCreation, useCreation } from '../../../features/packets/create/creation-store.ts'
import { PeopleForm } from '../../../features/packets/create/people/people-form.tsx'
import { useCurrentUser } from '../../../features/session/current-user.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { PrimaryBar } from '../../../ui/primary-bar.tsx'
import { CreationPage } from './creation-page.tsx'
import { stepPath } from './step-path.ts'
import { useProperties } from './use-properties.ts'

const formId = 'people'

export function Component() {
  const member = useCurrentUser()
  const navigate = useNavigate()
  const { rentalUnit } = useCreation()
  const { properties } = useProperties(rentalUnit?.propertyId)
  const property = properties.find(({ _id }) => _id === rentalUnit?.propertyId)

  return (
    <CreationPage step="signers">
      <PageTitle lead="Every adult who rents the home signs. Each one gets their own link and does not need an account.">
        Add signers
      </PageTitle>
      <PeopleForm
        id={formId}
        member={member}
        owners={property?.owners ?? []}
        onDone={(people) => {
          changeCreation((state) => confirmPeople(state, people))
          void navigate(stepPath('documents'))
        }}
      />
      <PrimaryBar>
        <ButtonLink to={stepPath('property')}>Back</ButtonLink>
        <Button kind="primary" type="submit" form={formId}>
          Continue
        </Button>
      </PrimaryBar>
    </CreationPage>
  )
}
