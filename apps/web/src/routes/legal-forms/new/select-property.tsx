import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { choosePlace } from '../../../features/packet-creation/creation-state.ts'
import { changeCreation, readCreation } from '../../../features/packet-creation/creation-store.ts'
import { FirstUnit } from '../../../features/packet-creation/first-unit.tsx'
import { firstChoice, placeOf } from '../../../features/packet-creation/place.ts'
import { PlaceChoice, unitFieldId } from '../../../features/packet-creation/place-choice.tsx'
import { useCurrentUser } from '../../../features/session/current-user.tsx'
import { refreshCurrentUser } from '../../../features/session/session-query.ts'
import { paths } from '../../../lib/paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { PrimaryBar } from '../../../ui/primary-bar.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { CreationPage } from './creation-page.tsx'
import { stepPath } from './steps.ts'

export function Component() {
  const { properties } = useCurrentUser()

  return (
    <CreationPage step="property">
      <PageTitle lead="The packet belongs to one unit of one of your properties.">
        Select a property
      </PageTitle>
      {properties.length === 0 ? <NoProperties /> : <SelectProperty />}
    </CreationPage>
  )
}

function SelectProperty() {
  const { _id: memberId, properties } = useCurrentUser()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const wanted = query.get('propertyId') ?? undefined
  const [chosen, choose] = useState(() => firstChoice(properties, readCreation().place, wanted))
  const [tried, setTried] = useState(false)
  const property = properties.find(({ _id }) => _id === chosen.propertyId)
  const place = placeOf(properties, chosen)

  function goOn() {
    setTried(true)
    if (!place) {
      document.getElementById(unitFieldId)?.focus()
      return
    }
    changeCreation((state) => choosePlace(state, place))
    void navigate(stepPath('signers'))
  }

  return (
    <>
      <Sheet>
        <PlaceChoice
          properties={properties}
          chosen={chosen}
          onChoose={choose}
          unitProblem={tried && !place ? 'Choose a unit.' : undefined}
          addProperty={
            <ButtonLink to={paths.addProperty({ legalFormPacket: true })}>
              Add a property
            </ButtonLink>
          }
        />
        {property?.units.length === 0 && (
          <FirstUnit
            key={property._id}
            memberId={memberId}
            property={property}
            onAdded={(added) => {
              choose({ propertyId: added._id, unitId: added.units[0]?._id ?? '' })
              void refreshCurrentUser(client)
            }}
          />
        )}
      </Sheet>
      <PrimaryBar>
        <Button kind="primary" onClick={goOn}>
          Continue
        </Button>
      </PrimaryBar>
    </>
  )
}

function NoProperties() {
  return (
    <Sheet>
      <EmptyState
        title="You have no properties yet."
        action={
          <ButtonLink kind="primary" to={paths.addProperty({ legalFormPacket: true })}>
            Add a property
          </ButtonLink>
        }
      >
        Add the home that this packet is for. You come back here afterwards.
      </EmptyState>
    </Sheet>
  )
}
