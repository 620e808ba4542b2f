import { usStates } from '@countersign/answers/us-states'
import type { Property, PropertyBody, UnitPackets } from '@countersign/contract/schemas/properties'
import { useEffect, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { Link } from 'react-router'
import { z } from 'zod'
import { openEditDraft } from '../../lib/edit-draft.ts'
import { paths } from '../../lib/paths.ts'
import { CopyList } from '../../ui/copy-list.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import rowStyles from '../../ui/row-list.module.css'
import textStyles from '../../ui/text.module.css'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { AddressFields } from './address-fields.tsx'
import { OwnerList } from './owner-list.tsx'
import { propertyFieldId } from './property-draft.ts'
import { UnitFields } from './unit-fields.tsx'
import { usePropertyForm } from './use-property-form.ts'
import { NewProperty } from './new-property-draft.ts'

interface EditPropertyDialogProps {
  property: Property
  units: readonly UnitPackets[]
  onSave: (body: PropertyBody, version: string) => Promise<void>
  onClose: () => void
}

/** Keeps what was typed also when the session ends, until it is saved or discarded. */
export function EditPropertyDialog({ property, units, ...props }: EditPropertyDialogProps) {
  const [{ version }] = useState(property)
  const [draft] = useState(() =>
    openEditDraft<EditedProperty>({
      name: `edit-property.${property._id}`,
      parse: (values) => EditedProperty.safeParse(values).data,
      saved: toDraft(property),
    }),
  )
  const { form, submit, isSubmitting, isOutdated, summary } = usePropertyForm({
    defaultValues: draft.start,
    onSave: async (body) => {
      await props.onSave(body, version)
      draft.clear()
    },
    failedText: 'The property was not saved. Please try again.',
  })
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => draft.save(values),
      }),
    [subscribe, draft],
  )

  function onClose() {
    draft.clear()
    props.onClose()
  }

  return (
    <FormProvider {...form}>
      <FormDialog
        title="Edit property"
        submit="Save changes"
        busy={isSubmitting}
        busyLabel="Saving…"
        onSubmit={submit}
        onClose={onClose}
      >
        <ErrorSummary {...summary} />
        {isOutdated && (
          <p>
            <Link
              to={paths.property(property._id)}
              target="_blank"
              rel="noreferrer"
              className={textStyles.target}
            >
              See the property as it is now
              <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </Link>
          </p>
        )}
        {units.some(({ packetCount }) => packetCount > 0) && (
          <p className={textStyles.soft}>
            Packets that you have already created keep their address and names. To make one anew,
            choose Use again.
          </p>
        )}
        <AddressFields />
        <OwnerList />
        <div className={rowStyles.part}>
          <CopyList fieldId={propertyFieldId}>
            Somebody who gets each signed file of this home by email, such as a bookkeeper.
          </CopyList>
        </div>
        <UnitFields packetCounts={new Map(units.map((unit) => [unit._id, unit.packetCount]))} />
      </FormDialog>
    </FormProvider>
  )
}

/** A name that is the street stays empty, so that it follows the street. */
function toDraft({ name, address, yearBuilt, owners, copies, units }: Property) {
  return {
    name: name === address.street ? '' : name,
    address: { ...address, state: usStates.find((state) => state === address.state) },
    yearBuilt: yearBuilt ?? null,
    owners,
    copies,
    units: units.map((unit) => ({ _id: unit._id, name: unit.name })),
  }
}

/** Input as it was entered, valid or not. A unit without an id is new. */
const EditedProperty = NewProperty.extend({
  units: z.array(z.object({ _id: z.string().optional(), name: z.string() })).min(1),
})
type EditedProperty = z.infer<typeof EditedProperty>
