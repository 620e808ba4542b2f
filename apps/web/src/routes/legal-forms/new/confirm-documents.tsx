import { clsx } from 'clsx'
import { isGuarantor } from '@countersign/contract/rules/roles'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { FormThumbnail } from '../../../features/forms/catalog/form-thumbnail.tsx'
import { ChosenDocuments } from '../../../features/packets/create/documents/chosen-documents.tsx'
import { createPacket, packetNameError } from '../../../features/packets/create/create-packet.ts'
import { CreationErrorNotice } from '../../../features/packets/create/creation-error-notice.tsx'
import { PrefillChoice } from '../../../features/packets/create/prefill-choice.tsx'
import {
  moveDocument,
  removeDocument,
  restoreDocument,
} from '../../../features/packets/create/creation-documents.ts'
import { refreshDocuments } from '../../../features/packets/create/refresh-documents.ts'
import { resolvePacketName } from '../../../features/packets/create/creation-state.ts'
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
import { PacketFacts } from '../../../features/packets/create/documents/packet-facts.tsx'
import { PacketSummary } from '../../../features/packets/create/packet-summary.tsx'
import { CurrentPackets } from '../../../features/packets/create/unit/current-packets.tsx'
import { prefetchRoom } from '../../../features/packets/sign/frame/prefetch-room.ts'
import { currentPacketsQuery } from '../../../features/properties/unit-packets-query.ts'
import { describeFee, feeQuery } from '../../../features/payments/fee.ts'
import { useCurrentUser } from '../../../features/session/current-user.tsx'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { PrimaryBar } from '../../../ui/primary-bar.tsx'
import { Card } from '../../../ui/card.tsx'
import textStyles from '../../../ui/text.module.css'
import { CreationPage } from './creation-page.tsx'
import flexStyles from '../../../ui/flex.module.css'
import styles from './confirm-documents.module.css'
import { stepPath } from './step-path.ts'

const noUnit = { propertyId: '', unitId: '' }

export function Component() {
  const member = useCurrentUser()
  const state = useCreation()
  const current = useQuery(currentPacketsQuery(member._id, state.rentalUnit ?? noUnit))
  const creation = useCreatePacket()
  const [submitted, setSubmitted] = useState(false)
  const nameProblem = packetNameError(state)
  useEffect(prefetchRoom, [])

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
      <PageTitle lead="Check what is in it. Nothing is sent yet: after this you fill out the forms.">
        Review your packet
      </PageTitle>
      <div className={clsx(flexStyles.column5, styles.sections)}>
        {creation.isError && (
          <CreationErrorNotice error={creation.error} state={state} pathOf={stepPath} />
        )}
        <CurrentPackets current={current.data ?? []} />
        <Card className={flexStyles.column5 ?? ''}>
          <PacketNameField state={state} error={submitted ? nameProblem : undefined} />
          {state.documents.length > 0 && <PacketFacts state={state} price={<Price />} />}
        </Card>
        <Documents />
        {state.prefillFrom && (
          <Card>
            <PrefillChoice state={state} />
          </Card>
        )}
        <Card>
          <PacketSummary state={state} member={member} pathOf={stepPath} />
        </Card>
        <details className={flexStyles.column0} open={state.print === 'large'}>
          <summary>More options</summary>
          <LargePrintChoice state={state} />
        </details>
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
  const { documents, signers } = useCreation()

  return (
    <section aria-labelledby="documents-title" className={flexStyles.column3}>
      <div className={clsx(flexStyles.row04, flexStyles.baseline, textStyles.soft)}>
        <h2 id="documents-title">Documents</h2>
        {documents.length > 0 && <p>Drag a document, or use its Up and Down buttons.</p>}
      </div>
      <ChosenDocuments
        documents={documents}
        signers={signers}
        renderThumbnail={(form) => <FormThumbnail form={form} size="small" />}
        onMove={(from, to) => changeCreation((state) => moveDocument(state, from, to))}
        onRemove={(formId) => changeCreation((state) => removeDocument(state, formId))}
        onRestore={(removal) => changeCreation((state) => restoreDocument(state, removal))}
        empty={<NoDocuments />}
      />
    </section>
  )
}

function NoDocuments() {
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

function Price() {
  const { documents, signers } = useCreation()
  const residents = signers.filter((signer) => !isGuarantor(signer)).length
  const fee = useQuery(feeQuery({ documents: documents.length, residents: Math.max(residents, 1) }))
  if (!fee.data) {
    return fee.isError ? 'Shown before you send it.' : '…'
  }

  return describeFee(fee.data)
}

function useCreatePacket() {
  const navigate = useNavigate()

  return useMutation({
    mutationFn: createPacket,
    onError: refreshDocuments,
    onSuccess: async (documentGroupId, state) => {
      await navigate(paths.start(documentGroupId), { replace: true })
      finishCreation({ documentGroupId, name: resolvePacketName(state) })
    },
  })
}
