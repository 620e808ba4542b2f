import { clsx } from 'clsx'
import type { Form } from '@countersign/contract/schemas/forms/form'
import { formPages } from '@countersign/contract/rules/form-pages'
import { isSignable } from '@countersign/contract/rules/form-rules'
import { jurisdictionError } from '@countersign/contract/rules/jurisdiction'
import { limits } from '@countersign/contract/rules/limits'
import { mayHaveLeadPaint } from '@countersign/contract/rules/properties'
import { isGuarantor } from '@countersign/contract/rules/roles'
import { signerScopeError } from '@countersign/contract/rules/signer-scope'
import { FormFilters } from '../../../features/forms/catalog/form-filters.tsx'
import { FormList } from '../../../features/forms/catalog/form-list.tsx'
import { useFormFilter } from '../../../features/forms/catalog/use-form-filter.ts'
import { BundleChoice } from '../../../features/forms/catalog/suggestions/bundle-choice.tsx'
import { OftenAdded } from '../../../features/forms/catalog/suggestions/often-added.tsx'
import { UsedForms } from '../../../features/forms/catalog/suggestions/used-forms.tsx'
import { CustomFormActions } from '../../../features/forms/editor/list/custom-form-actions.tsx'
import {
  addBundle,
  addDocuments,
  isChosen,
  leadFormIds,
  removeDocument,
  toggleDocument,
} from '../../../features/packets/create/creation-documents.ts'
import { changeCreation, useCreation } from '../../../features/packets/create/creation-store.ts'
import { PacketPanel } from '../../../features/packets/create/documents/packet-panel.tsx'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import flexStyles from '../../../ui/flex.module.css'
import { PageTitle } from '../../../ui/page-title.tsx'
import { ChosenBar } from './chosen-bar.tsx'
import { CreationPage } from './creation-page.tsx'
import styles from './select-documents.module.css'
import { useProperties } from './use-properties.ts'
import textStyles from '../../../ui/text.module.css'
import cardStyles from '../../../ui/card.module.css'

export function Component() {
  const { signers, rentalUnit, documents } = useCreation()
  const [filter, setFilter] = useFormFilter(rentalUnit?.address.state)
  const household = useHousehold(filter.state)
  const choice = useFormChoice(filter.state)
  const panel = (
    <PacketPanel>
      <OftenAdded
        household={household}
        chosenIds={documents.map(({ _id }) => _id)}
        unavailableReason={choice.unavailableReason}
        onAdd={(form) => changeCreation((state) => addDocuments(state, [form]))}
      />
    </PacketPanel>
  )

  return (
    <CreationPage step="documents">
      <div className={styles.head}>
        <PageTitle lead="Choose the forms for this packet. You will name it next.">
          Select documents
        </PageTitle>
      </div>
      <div className={styles.columns}>
        <div className={flexStyles.shrinks}>
          <BundleChoice
            household={household}
            isChosen={choice.isChosen}
            unavailableReason={choice.unavailableReason}
            pagesOf={(form) => formPages(form, signers)}
            onAdd={(bundle) => changeCreation((state) => addBundle(state, bundle))}
            printPath={(formId) => paths.print(formId)}
          />
          <UsedForms
            isChosen={choice.isChosen}
            unavailableReason={choice.unavailableReason}
            onToggle={choice.toggle}
          />
          <FormFilters filter={filter} onFilter={setFilter} />
          <FormList
            filter={filter}
            people={signers}
            city={filter.state === rentalUnit?.address.state ? rentalUnit?.address.city : undefined}
            choiceOf={choice.of}
            noteOn={(form) => leadNote(form, household.yearBuilt)}
            printPath={(formId) => paths.print(formId)}
            ownActions={(form) => (
              <CustomFormActions
                form={form}
                editPath={paths.editCustomForm(form._id, { returnToPacket: true })}
                onDeleted={() => changeCreation((state) => removeDocument(state, form._id))}
              />
            )}
            action={
              <ButtonLink kind="quiet" to={paths.newCustomForm({ returnToPacket: true })}>
                Add a custom form
              </ButtonLink>
            }
            onShowAll={() => setFilter({ ...filter, searchTerm: '', category: '' })}
          />
        </div>
        <aside className={clsx(cardStyles.card, styles.panel)} aria-labelledby="packet-title">
          <h2 id="packet-title" className={textStyles.title}>
            In this packet
          </h2>
          {panel}
        </aside>
      </div>
      <ChosenBar>{panel}</ChosenBar>
    </CreationPage>
  )
}

function useHousehold(state: ReturnType<typeof useFormFilter>[0]['state']) {
  const { signers, rentalUnit } = useCreation()
  const { properties } = useProperties(rentalUnit?.propertyId)
  const home = properties.find(({ _id }) => _id === rentalUnit?.propertyId)
  const guarantors = signers.filter(isGuarantor).length

  return {
    ...(state && { state }),
    ...(home?.yearBuilt !== undefined && { yearBuilt: home.yearBuilt }),
    residents: signers.length - guarantors,
    guarantors,
  }
}

function useFormChoice(state: string | undefined) {
  const { documents, signers } = useCreation()
  const chosen = (formId: string) => isChosen({ documents }, formId)
  const toggle = (form: Form) => changeCreation((before) => toggleDocument(before, form))
  const unavailableReason = (form: Form) =>
    jurisdictionError(form, state) ?? signerScopeError(form, signers) ?? fullReason(documents)

  return {
    isChosen: chosen,
    toggle,
    unavailableReason,
    of: (form: Form) =>
      isSignable(form.deliveryClass)
        ? {
            chosen: chosen(form._id),
            unavailable: unavailableReason(form),
            onToggle: () => toggle(form),
          }
        : undefined,
  }
}

function fullReason({ length }: readonly Form[]): string | undefined {
  return length >= limits.maxDocuments
    ? `A packet can have at most ${limits.maxDocuments} documents.`
    : undefined
}

function leadNote({ _id }: Form, yearBuilt: number | undefined): string | undefined {
  return leadFormIds.includes(_id) && !mayHaveLeadPaint(yearBuilt)
    ? `This home was built in ${yearBuilt}. Federal law requires this for homes built before 1978.`
    : undefined
}
