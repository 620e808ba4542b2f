import type { Form } from '@countersign/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { FormThumbnail } from '../../../features/forms/catalog/form-thumbnail.tsx'
import { ChosenDocuments } from '../../../features/packets/create/documents/chosen-documents.tsx'
import { createPacket, packetNameError } from '../../../features/packets/create/create-packet.ts'
import { CreationErrorNotice } from '../../../features/packets/create/creation-error-notice.tsx'
import { CopyAnswersChoice } from '../../../features/packets/create/copy-answers-choice.tsx'
import {
  moveDocument,
  removeDocument,
  resolvePacketName,
} from '../../../features/packets/create/creation-state.ts'
import {
  changeCreation,
  finishCreation,
  useCreation,
} from '../../../features/packets/create/creation-store.ts'
import { LargePrintChoice } from '../../../features/packets/create/documents/large-print-choice.tsx'
import {
  PacketNameField,
  packetNameFieldId,
} from '../../../features/packets/create/documents/packet-name-field.tsx'
import { PacketSummary } from '../../../features/packets/create/packet-summary.tsx'
import { CurrentPackets } from '../../../features/packets/create/unit/current-packets.tsx'
import { currentPacketsQuery } from '../../../features/properties/unit-packets-query.ts'
import { useCurrentUser } from '../../../features/session/current-user.tsx'
import { pluralize } from '../../../lib/pluralize.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { PrimaryBar } from '../../../ui/primary-bar.tsx'
import { Card } from '../../../ui/card.tsx'
import { CreationPage } from './creation-page.tsx'
import styles from './confirm-documents.module.css'
import { stepPath } from './step-path.ts'

const noUnit = { propertyId: '', unitId: '' }

export function Component() {
  const { _id: userId } = useCurrentUser()
  const state = useCreation()
  const current = useQuery(currentPacketsQuery(userId, state.rentalUnit ?? noUnit))
  const creation = useCreatePacket()
  const [submitted, setSubmitted] = useState(false)
  const nameProblem = packetNameError(state)

  function create() {
    setSubmitted(true)
    if (nameProblem) {
      document.getElementById(packetNameFieldId)?.focus()
      return
    }
    creation.mutate(state)
  }

  return (
    <CreationPage step="review">
      <PageTitle lead="Put the documents in reading order and name the packet.">
        Review your packet
      </PageTitle>
      <div className={styles.sections}>
        {creation.isError && (
          <CreationErrorNotice error={creation.error} state={state} pathOf={stepPath} />
        )}
        <CurrentPackets current={current.data ?? []} />
        <Documents />
        <Card>
          <PacketNameField state={state} error={submitted ? nameProblem : undefined} />
        </Card>
        <Card className={styles.choices ?? ''}>
          <CopyAnswersChoice state={state} />
          <LargePrintChoice state={state} />
        </Card>
        <Card>
          <PacketSummary state={state} pathOf={stepPath} />
        </Card>
      </div>
      <PrimaryBar>
        <ButtonLink to={stepPath('documents')}>Back</ButtonLink>
        <Button
          kind="primary"
          disabled={state.documents.length === 0}
          busy={creation.isPending || creation.isSuccess}
          busyLabel="Creating…"
          onClick={create}
        >
          Create packet
        </Button>
      </PrimaryBar>
    </CreationPage>
  )
}

function Documents() {
  const { documents } = useCreation()
  if (documents.length === 0) {
    return (
      <Card>
        <EmptyState
          title="There are no documents in this packet."
          action={<ButtonLink to={stepPath('documents')}>Select documents</ButtonLink>}
        >
          Choose at least 1 document.
        </EmptyState>
      </Card>
    )
  }

  return (
    <section aria-labelledby="documents-title" className={styles.documents}>
      <div className={styles.head}>
        <h2 id="documents-title">Documents</h2>
        <p>
          {pluralize(documents.length, 'form')}, {pluralize(countPages(documents), 'page')}. Drag a
          document, or use its Up and Down buttons.
        </p>
      </div>
      <ChosenDocuments
        documents={documents}
        renderThumbnail={(formId) => <FormThumbnail formId={formId} size="small" />}
        onMove={(from, to) => changeCreation((state) => moveDocument(state, from, to))}
        onRemove={(formId) => changeCreation((state) => removeDocument(state, formId))}
      />
    </section>
  )
}

function countPages(documents: readonly Pick<Form, 'pages'>[]): number {
  return documents.reduce((sum, { pages }) => sum + pages, 0)
}

function useCreatePacket() {
  const navigate = useNavigate()

  return useMutation({
    mutationFn: createPacket,
    onSuccess: async (documentGroupId, state) => {
      await navigate(paths.start(documentGroupId), { replace: true })
      finishCreation({ documentGroupId, name: resolvePacketName(state) })
    },
  })
}
