import type { Property, PropertyBody, UnitPackets } from '@countersign/contract/schemas/properties'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { EditPropertyDialog } from './edit-property-dialog.tsx'
import { RemovePropertyDialog } from './remove-property-dialog.tsx'
import flexStyles from '../../ui/flex.module.css'

interface PropertyActionsProps {
  property: Property
  units: readonly UnitPackets[]
  onSave: (body: PropertyBody, version: string) => Promise<void>
  onRemove: () => Promise<void>
}

export function PropertyActions({ property, units, onSave, onRemove }: PropertyActionsProps) {
  const [open, setOpen] = useState<'edit' | 'remove'>()
  const close = () => setOpen(undefined)

  return (
    <div className={flexStyles.wrap3}>
      <Button onClick={() => setOpen('edit')}>Edit property</Button>
      <Button kind="quiet" onClick={() => setOpen('remove')}>
        Remove property
      </Button>
      {open === 'edit' && (
        <EditPropertyDialog
          property={property}
          units={units}
          onSave={async (...change) => {
            await onSave(...change)
            close()
          }}
          onClose={close}
        />
      )}
      {open === 'remove' && (
        <RemovePropertyDialog
          property={property}
          packetCount={countPackets(units)}
          onRemove={onRemove}
          onClose={close}
        />
      )}
    </div>
  )
}

export function countPackets(units: readonly UnitPackets[]): number {
  return units.reduce((sum, { packetCount }) => sum + packetCount, 0)
}
