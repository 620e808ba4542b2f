import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import {
  chooseUnit,
  type UnitSelection,
  updateUnitDraft,
} from '../../../features/packets/create/creation-state.ts'
import { changeCreation, readCreation } from '../../../features/packets/create/creation-store.ts'
import { CurrentPackets } from '../../../features/packets/create/unit/current-packets.tsx'
import { initialSelection, findUnit } from '../../../features/packets/create/unit/unit-selection.ts'
import { UnitChoice, unitFieldId } from '../../../features/packets/create/unit/unit-choice.tsx'
import { currentPacketsQuery } from '../../../features/properties/unit-packets-query.ts'
import { useCurrentUser } from '../../../features/session/current-user.tsx'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { PrimaryBar } from '../../../ui/primary-bar.tsx'
import { Card } from '../../../ui/card.tsx'
import { CreationPage } from './creation-page.tsx'
import { stepPath } from './step-path.ts'
import { useProperties } from './use-properties.ts'

export function Component() {
  const { properties } = useCurrentUser()

  return (
    <CreationPage step="property">
      <PageTitle lead="Choose the property and unit this packet is for.">
        Select a property
      </PageTitle>
      {properties.length === 0 ? <NoProperties /> : <SelectProperty />}
    </CreationPage>
  )
}

function SelectProperty() {
  const [query] = useSearchParams()
  const { unitDraft, rentalUnit } = readCreation()
  const earlierId = (unitDraft ?? rentalUnit)?.propertyId
  const [askedId] = useState(query.get('propertyId') ?? earlierId)
  const { isLoading, ...known } = useProperties(askedId)

  return isLoading ? (
    <LoadingState shape="rows" count={6} label="Loading your properties…" />
  ) : (
    <SelectUnit {...known} />
  )
}

function SelectUnit({ properties, more }: Omit<ReturnType<typeof useProperties>, 'isLoading'>) {
  const { _id: userId } = useCurrentUser()
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const requestedId = query.get('propertyId') ?? undefined
  const [selection, setSelection] = useState(() =>
    initialSelection(properties, readCreation(), requestedId),
  )
  const [submitted, setSubmitted] = useState(false)
  const rentalUnit = findUnit(properties, selection)
  const current = useQuery(currentPacketsQuery(userId, selection))

  function select(next: UnitSelection) {
    setSelection(next)
    changeCreation((state) => updateUnitDraft(state, next))
    if (requestedId) {
      setQuery({}, { replace: true, preventScrollReset: true })
    }
  }

  function continueToSigners() {
    setSubmitted(true)
    if (!rentalUnit) {
      document.getElementById(unitFieldId)?.focus()
      return
    }
    const copies = properties.find(({ _id }) => _id === rentalUnit.propertyId)?.copies
    changeCreation((state) => chooseUnit(state, rentalUnit, copies))
    void navigate(stepPath('signers'))
  }

  return (
    <>
      <Card>
        <UnitChoice
          properties={properties}
          more={more}
          selection={selection}
          onSelect={select}
          unitNote={<CurrentPackets current={current.data ?? []} />}
          unitError={submitted && !rentalUnit ? 'Choose a unit.' : undefined}
          addProperty={
            <ButtonLink to={paths.addProperty({ legalFormPacket: true })}>
              Add a property
            </ButtonLink>
          }
        />
      </Card>
      <PrimaryBar>
        <Button kind="primary" onClick={continueToSigners}>
          Continue
        </Button>
      </PrimaryBar>
    </>
  )
}

function NoProperties() {
  return (
    <Card>
      <EmptyState
        title="You have no properties yet."
        action={
          <ButtonLink kind="primary" to={paths.addProperty({ legalFormPacket: true })}>
            Add a property
          </ButtonLink>
        }
      >
        Add the property this packet is for. You will come back here afterwards.
      </EmptyState>
    </Card>
  )
}
