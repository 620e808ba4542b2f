import { isUsState } from '@countersign/answers/us-states'
import type { Form } from '@countersign/contract/schemas/forms/form'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { CustomFormFilter } from '../../../features/forms/editor/saving/custom-form-queries.ts'
import { PreviewForSigners } from '../../../features/forms/catalog/preview/preview-for-signers.tsx'
import { CustomFormList } from '../../../features/forms/editor/list/custom-form-list.tsx'
import { SavedNotice } from '../../../features/forms/editor/list/saved-notice.tsx'
import { removeDocument } from '../../../features/packets/create/creation-documents.ts'
import { changeCreation } from '../../../features/packets/create/creation-store.ts'
import { filterChange } from '../../../lib/filter-change.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { PrimaryBar } from '../../../ui/primary-bar.tsx'

export function Component() {
  const [query, setQuery] = useSearchParams()
  const [previewed, setPreviewed] = useState<Form>()
  const saved = query.get('saved')

  return (
    <>
      <PageTitle
        lead="Forms you uploaded or wrote. Choose them for a packet like any other form."
        actions={
          <PrimaryBar position="top">
            <ButtonLink to={paths.legalForms}>Go to legal forms</ButtonLink>
            <ButtonLink kind="primary" to={paths.newCustomForm()}>
              Add a form
            </ButtonLink>
          </PrimaryBar>
        }
      >
        My forms
      </PageTitle>
      {saved && (
        <SavedNotice formId={saved} onPreview={setPreviewed} packetPath={paths.selectProperty()} />
      )}
      <CustomFormList
        filter={readFilter(query)}
        onFilter={(filter) =>
          setQuery(Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '')), {
            ...filterChange,
            replace: true,
          })
        }
        editPath={paths.editCustomForm}
        addButton={<ButtonLink to={paths.newCustomForm()}>Add your first form</ButtonLink>}
        onPreview={setPreviewed}
        onDeleted={(formId) => changeCreation((state) => removeDocument(state, formId))}
      />
      {previewed && <PreviewForSigners form={previewed} onClose={() => setPreviewed(undefined)} />}
    </>
  )
}

function readFilter(query: URLSearchParams): CustomFormFilter {
  const state = query.get('state') ?? ''

  return {
    searchTerm: query.get('searchTerm') ?? '',
    category: query.get('category') ?? '',
    state: isUsState(state) ? state : '',
  }
}
