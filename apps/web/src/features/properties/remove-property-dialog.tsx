import type { Property } from '@countersign/contract/schemas/properties'
import { useMutation } from '@tanstack/react-query'
import { pluralize } from '../../lib/pluralize.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'

interface RemovePropertyDialogProps {
  property: Property
  packetCount: number
  onRemove: () => Promise<void>
  onClose: () => void
}

/** Asks first; a property with packets says why it stays. */
export function RemovePropertyDialog(props: RemovePropertyDialogProps) {
  const { property, packetCount, onRemove, onClose } = props
  const removing = useMutation({ mutationFn: onRemove })
  if (packetCount > 0) {
    return (
      <Dialog
        title={`${property.name} cannot be removed`}
        size="sm"
        onClose={onClose}
        actions={
          <Button kind="primary" data-autofocus onClick={onClose}>
            OK
          </Button>
        }
      >
        <p>
          {pluralize(packetCount, 'packet')} {packetCount === 1 ? 'was' : 'were'} made for this
          property, and a packet keeps its property. You can still change its name, address and
          units.
        </p>
      </Dialog>
    )
  }

  return (
    <ConfirmDialog
      title={`Remove ${property.name}?`}
      size="sm"
      confirm="Remove property"
      busyLabel="Removing…"
      kind="danger"
      busy={removing.isPending || removing.isSuccess}
      error={removing.error}
      failedTitle="The property was not removed."
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      <p>
        The property and its {pluralize(property.units.length, 'unit')} disappear from your list. No
        packet was made for it.
      </p>
    </ConfirmDialog>
  )
}
