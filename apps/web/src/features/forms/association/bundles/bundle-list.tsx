import type { AssociationBundle } from '@countersign/contract/schemas/association'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { QueryError } from '../../../../ui/query-error.tsx'
import { LoadingState } from '../../../../ui/loading-state.tsx'
import spaceStyles from '../../../../ui/space.module.css'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import flexStyles from '../../../../ui/flex.module.css'
import textStyles from '../../../../ui/text.module.css'
import { BundleEditor } from './bundle-editor.tsx'
import { bundlesQuery } from './bundle-queries.ts'
import { DeleteBundle } from './delete-bundle.tsx'

interface BundleListProps {
  isAdding: boolean
  onAdd: () => void
  onClose: () => void
}

export function BundleList({ isAdding, onAdd, onClose }: BundleListProps) {
  const bundles = useQuery(bundlesQuery)
  const [editing, setEditing] = useState<AssociationBundle>()
  const [deleting, setDeleting] = useState<AssociationBundle>()
  if (bundles.isPending) {
    return <LoadingState shape="cards" count={2} label="Loading bundles…" />
  }
  if (bundles.isError) {
    return (
      <Card>
        <QueryError query={bundles} fallback="The bundles could not be loaded." />
      </Card>
    )
  }

  return (
    <>
      {bundles.data.length === 0 ? (
        <Card>
          <EmptyState
            title="The association has no bundles yet."
            action={<Button onClick={onAdd}>Add the first bundle</Button>}
          >
            A bundle is a list of forms for one occasion, such as a new lease. Members add all of
            them with one click.
          </EmptyState>
        </Card>
      ) : (
        <ul className={flexStyles.column4} aria-label="Bundles">
          {bundles.data.map((bundle) => (
            <li key={bundle._id}>
              <BundleCard
                bundle={bundle}
                onEdit={() => setEditing(bundle)}
                onDelete={() => setDeleting(bundle)}
              />
            </li>
          ))}
        </ul>
      )}
      {isAdding && <BundleEditor onClose={onClose} />}
      {editing && <BundleEditor bundle={editing} onClose={() => setEditing(undefined)} />}
      {deleting && <DeleteBundle bundle={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  )
}

interface BundleCardProps {
  bundle: AssociationBundle
  onEdit: () => void
  onDelete: () => void
}

function BundleCard({ bundle, onEdit, onDelete }: BundleCardProps) {
  return (
    <Card>
      <div className={flexStyles.between24}>
        <h2>{bundle.title}</h2>
        <div className={flexStyles.row2}>
          <Button kind="quiet" onClick={onDelete}>
            Delete<VisuallyHidden> {bundle.title}</VisuallyHidden>
          </Button>
          <Button onClick={onEdit}>
            Edit<VisuallyHidden> {bundle.title}</VisuallyHidden>
          </Button>
        </div>
      </div>
      <p className={textStyles.hint}>
        {bundle.states
          ? `Only for homes in ${bundle.states.join(', ')}`
          : 'For homes in all states'}
      </p>
      <ol className={clsx(flexStyles.column2, textStyles.list, spaceStyles.top3)}>
        {bundle.forms.map(({ formId, title, number, note }) => (
          <li key={formId}>
            {title}
            {number && <span className={textStyles.hint}> · {number}</span>}
            {note && <span className={textStyles.below}>{note}</span>}
          </li>
        ))}
      </ol>
    </Card>
  )
}
