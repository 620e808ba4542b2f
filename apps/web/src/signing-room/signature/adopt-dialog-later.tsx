import { useEffect, useState } from 'react'
import type { AdoptDialog, AdoptDialogProps } from './adopt-dialog.tsx'

/**
 * The dialog, fetched behind the first drawing of the page and long before somebody comes to a place
 * to sign; asked for again by a tap where the network was away until then.
 */
export function AdoptDialogLater({ asking, ...props }: AdoptDialogProps & { asking: boolean }) {
  const [Dialog, setDialog] = useState<typeof AdoptDialog>()
  useEffect(() => {
    let left = false
    import('./adopt-dialog.tsx').then(
      (fetched) => left || setDialog(() => fetched.AdoptDialog),
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [asking])

  return asking && Dialog ? <Dialog {...props} /> : null
}
