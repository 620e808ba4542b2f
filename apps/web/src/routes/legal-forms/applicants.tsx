import { formatPhone } from '@countersign/answers/phone'
import { isUsState } from '@countersign/answers/us-states'
import type { ApplicationRequest } from '@countersign/contract/schemas/applications'
import type { Property } from '@countersign/contract/schemas/properties'
import type { User } from '@countersign/contract/schemas/users'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApplicantsSection } from '../../features/applications/owner/applicants-section.tsx'
import { formBundlesQuery } from '../../features/forms/catalog/form-queries.ts'
import type { CreationStart } from '../../features/packets/create/creation-state.ts'
import { isCreationStarted, startFromSeed } from '../../features/packets/create/creation-store.ts'
import { firstOpenStep } from '../../features/packets/create/first-open-step.ts'
import { emptyPeople } from '../../features/packets/create/people/people.ts'
import { findUnit, selectProperty } from '../../features/packets/create/unit/unit-selection.ts'
import { useCurrentUser } from '../../features/session/current-user.tsx'
import { paths } from '../../lib/paths.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

/** On the page of a property: a request to apply becomes a packet, which is never sent by itself. */
export function Applicants({ property }: { property: Property }) {
  const member = useCurrentUser()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [replacing, setReplacing] = useState<CreationStart>()

  async function start(request: ApplicationRequest) {
    const began = await planApplication(client, { member, property, request })
    if (isCreationStarted()) {
      setReplacing(began)
      return
    }
    await open(began)
  }

  async function open(began: CreationStart) {
    startFromSeed(began)
    await navigate(
      began.rentalUnit ? firstOpenStep() : paths.selectProperty({ propertyId: property._id }),
    )
  }

  return (
    <>
      <ApplicantsSection
        userId={member._id}
        property={property}
        linkFor={(code) => window.location.origin + paths.apply(code)}
        packetPath={paths.status}
        onStart={start}
      />
      {replacing && (
        <ConfirmDialog
          title="Replace the packet that you have started?"
          confirm="Start application"
          onConfirm={() => void open(replacing)}
          onClose={() => setReplacing(undefined)}
        >
          <p>You have started another packet. What you chose for it in this tab is replaced.</p>
        </ConfirmDialog>
      )}
    </>
  )
}

interface Plan {
  member: User
  property: Property
  request: ApplicationRequest
}

async function planApplication(
  client: QueryClient,
  { member, property, request }: Plan,
): Promise<CreationStart> {
  const { address, yearBuilt } = property
  const { bundles, forms } = await client.fetchQuery(
    formBundlesQuery({
      ...(isUsState(address.state) && { state: address.state }),
      ...(yearBuilt !== undefined && { yearBuilt }),
      residents: 1,
      guarantors: 0,
    }),
  )
  const bundle = bundles.find(({ _id }) => _id === 'application')
  const lines = bundle?.forms.filter(({ optional }) => !optional) ?? []
  const { firstName, lastName, email, phone } = request
  const unit = request.unitId
    ? { propertyId: property._id, unitId: request.unitId }
    : selectProperty(property)

  return {
    member,
    rentalUnit: findUnit([property], unit) ?? null,
    people: {
      ...emptyPeople,
      signers: [{ firstName, lastName, email, phone: phone === null ? '' : formatPhone(phone) }],
    },
    documents: lines.flatMap(({ formId }) => forms.find(({ _id }) => _id === formId) ?? []),
    packetName: null,
    bundleTitle: bundle?.title ?? null,
    prefillFrom: null,
    applicationRequests: [{ _id: request._id, email }],
  }
}
