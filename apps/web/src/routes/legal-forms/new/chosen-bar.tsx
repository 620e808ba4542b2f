import { packetPages } from '@countersign/contract/rules/form-pages'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCreation } from '../../../features/packets/create/creation-store.ts'
import { pluralize } from '../../../lib/pluralize.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import flexStyles from '../../../ui/flex.module.css'
import { PrimaryBar } from '../../../ui/primary-bar.tsx'
import styles from './select-documents.module.css'
import { stepPath } from './step-path.ts'

/** Where the panel has no room beside the list, it opens from here as a sheet. */
export function ChosenBar({ children: panel }: { children: ReactNode }) {
  const { documents, signers } = useCreation()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const count = documents.length

  return (
    <PrimaryBar
      aside={
        <div className={flexStyles.pair}>
          <p role="status">
            {count === 0
              ? 'Choose at least 1 document.'
              : `${pluralize(count, 'form')} chosen, ${pluralize(packetPages(documents, signers), 'page')}`}
          </p>
          {count > 0 && (
            <div className={styles.open}>
              <Button kind="quiet" onClick={() => setOpen(true)}>
                Show and reorder
              </Button>
            </div>
          )}
        </div>
      }
    >
      <ButtonLink to={stepPath('signers')}>Back</ButtonLink>
      <Button
        kind="primary"
        disabled={count === 0}
        onClick={() => void navigate(stepPath('review'))}
      >
        Continue
      </Button>
      {open && (
        <Dialog
          title="In this packet"
          onClose={() => setOpen(false)}
          actions={
            <Button kind="primary" onClick={() => setOpen(false)}>
              Done
            </Button>
          }
        >
          {panel}
        </Dialog>
      )}
    </PrimaryBar>
  )
}
