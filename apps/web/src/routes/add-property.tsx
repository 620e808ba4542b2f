import { useQueryClient } from '@tanstack/react-query'
import type { PropertyBody } from '@countersign/contract/schemas/properties'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../lib/paths.ts'
import { addProperty } from '../features/properties/add-property.ts'
import { PropertyForm } from '../features/properties/property-form.tsx'
import { useCurrentUser } from '../features/session/current-user.tsx'
import { refreshCurrentUser } from '../features/session/session-query.ts'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import pageStyles from '../ui/page.module.css'

export function Component() {
  const { _id: userId, office } = useCurrentUser()
  const [search] = useSearchParams()
  const client = useQueryClient()
  const navigate = useNavigate()

  async function save(body: PropertyBody) {
    const { _id: propertyId } = await addProperty(userId, body)
    await refreshCurrentUser(client)
    await navigate(returnPath(search, propertyId), { replace: true })
  }

  return (
    <>
      <div className={pageStyles.centered}>
        <PageTitle
          lead={
            !office?.homes &&
            'The address is printed on your forms, so enter it exactly as it should appear.'
          }
        >
          Add a property
        </PageTitle>
      </div>
      {office?.homes ? <AskManager office={office.name} /> : <PropertyForm onSave={save} />}
    </>
  )
}

/** The server would refuse the form once it is filled in. */
function AskManager({ office }: { office: string }) {
  return (
    <Card>
      <EmptyState title={`You work with some homes of ${office}.`}>
        Ask a manager of the office to add another property and to let you work with it.
      </EmptyState>
    </Card>
  )
}

/** Back to where the property was missing, with the new one selected. */
function returnPath(search: URLSearchParams, propertyId: string): string {
  const printFormId = search.get('printFormId')
  if (printFormId) {
    return paths.print(printFormId, { propertyId })
  }

  return search.get('legalFormPacket') === 'true'
    ? paths.selectProperty({ propertyId })
    : paths.legalForms
}
