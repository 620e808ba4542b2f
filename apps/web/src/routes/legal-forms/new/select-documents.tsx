import type { Form } from '@countersign/contract'
import { jurisdictionError, limits, signerScopeError } from '@countersign/contract/calls'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { pluralize } from '../../../lib/pluralize.ts'
import { BundleChoice } from '../../../features/forms/catalog/suggestions/bundle-choice.tsx'
import { FormFilters } from '../../../features/forms/catalog/form-filters.tsx'
import { FormList } from '../../../features/forms/catalog/form-list.tsx'
import { useFormFilter } from '../../../features/forms/catalog/use-form-filter.ts'
import { OwnFormActions } from '../../../features/forms/editor/list/own-form-actions.tsx'
import {
  addDocuments,
  isChosen,
  removeDocument,
  toggleDocument,
} from '../../../features/packets/create/creation-state.ts'
import { changeCreation, useCreation } from '../../../features/packets/create/creation-store.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { PrimaryBar } from '../../../ui/primary-bar.tsx'
import { CreationPage } from './creation-page.tsx'
import { stepPath } from './step-path.ts'

export function Component() {
  const { documents, signers, rentalUnit } = useCreation()
  const [filter, setFilter] = useFormFilter(rentalUnit?.address.state)
  const [bundleId, showBundle] = useState<string>()
  const count = Math.max(signers.length, 1)
  const chosen = (formId: string) => isChosen({ documents }, formId)
  const add = (forms: Form[]) => changeCreation((state) => addDocuments(state, forms))

  return (
    <CreationPage step="documents">
      <PageTitle
        lead="Choose the forms for this packet. You will put them in order next."
        actions={
          <ButtonLink to={paths.newOwnForm({ returnToPacket: true })}>Add your own form</ButtonLink>
        }
      >
        Select documents
      </PageTitle>
      <BundleChoice
        chosenId={bundleId}
        isChosen={chosen}
        state={rentalUnit?.address.state}
        unavailableReason={(form) =>
          jurisdictionError(form, rentalUnit?.address.state) ?? signerScopeError(form, signers)
        }
        onChoose={(id, forms) => {
          add(forms)
          showBundle(id)
        }}
        printPath={(formId) => paths.print(formId)}
        onHide={() => showBundle(undefined)}
      />
      <FormFilters filter={filter} onFilter={setFilter} />
      <FormList
        filter={filter}
        signers={count}
        people={signers}
        isChosen={chosen}
        limitReached={
          documents.length >= limits.maxDocuments
            ? `A packet can have at most ${limits.maxDocuments} documents.`
            : undefined
        }
        onToggle={(form) => changeCreation((state) => toggleDocument(state, form))}
        onAdd={(form) => add([form])}
        printPath={(formId) => paths.print(formId)}
        ownActions={(form) => (
          <OwnFormActions
            form={form}
            editPath={paths.editOwnForm(form._id, { returnToPacket: true })}
            onDeleted={() => changeCreation((state) => removeDocument(state, form._id))}
          />
        )}
        onShowAll={() => setFilter({ ...filter, searchTerm: '', category: '' })}
      />
      <ContinueBar titles={documents.map(({ title }) => title)} />
    </CreationPage>
  )
}

function ContinueBar({ titles }: { titles: string[] }) {
  const navigate = useNavigate()

  return (
    <PrimaryBar
      aside={
        <p role="status">
          {titles.length === 0
            ? 'Choose at least 1 document.'
            : `${pluralize(titles.length, 'form')} chosen: ${listTitles(titles)}`}
        </p>
      }
    >
      <ButtonLink to={stepPath('signers')}>Back</ButtonLink>
      <Button
        kind="primary"
        disabled={titles.length === 0}
        onClick={() => void navigate(stepPath('review'))}
      >
        Continue
      </Button>
    </PrimaryBar>
  )
}

/** All of a few titles; of many the first three. */
function listTitles(titles: readonly string[]): string {
  const more = titles.length - 3
  return more > 1 ? `${titles.slice(0, 3).join(', ')} and ${more} more` : titles.join(', ')
}
