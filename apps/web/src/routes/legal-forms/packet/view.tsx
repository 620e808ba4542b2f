import { formatInstant } from '@countersign/answers/format-day'
import type { Packet } from '@countersign/contract/schemas/packets/packet'
import type { InviteDetails } from '@countersign/contract/schemas/signing-invites'
import type { PacketAction } from '@countersign/contract/rules/packet-actions'
import { hasInformationSheet } from '@countersign/contract/rules/information-sheet'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { formQuery } from '../../../features/forms/catalog/form-queries.ts'
import { PacketActions } from '../../../features/packets/actions/packet-actions.tsx'
import { EmailCopiesSection } from '../../../features/packets/email-copies/email-copies-section.tsx'
import { PacketEnding } from '../../../features/packets/progress/packet-ending.tsx'
import { invitesQuery } from '../../../features/packets/sign/owner/invite-queries.ts'
import { SignerList } from '../../../features/packets/sign/signers/signer-list.tsx'
import { PacketHeader } from '../../../features/packets/progress/packet-header.tsx'
import { PacketProgress } from '../../../features/packets/progress/packet-progress.tsx'
import { InformationSheet } from '../../../features/packets/progress/information-sheet.tsx'
import { executedFileQuery } from '../../../features/packets/progress/packet-queries.ts'
import { formatNames } from '../../../lib/format-names.ts'
import { paths } from '../../../lib/paths.ts'
import { signingStatusFailedText } from '../../../lib/problem-messages.ts'
import { QueryError } from '../../../ui/query-error.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PdfDocument } from '../../../ui/pdf-document.tsx'
import { Card } from '../../../ui/card.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import spaceStyles from '../../../ui/space.module.css'
import { PacketPage } from './packet-page.tsx'
import { ReadyToPrint } from './ready-to-print.tsx'
import flexStyles from '../../../ui/flex.module.css'

export function Component() {
  return <PacketPage here="view">{(packet) => <View packet={packet} />}</PacketPage>
}

function View({ packet }: { packet: Packet }) {
  const { executionDate } = packet
  const invites = useQuery(invitesQuery(packet.documentGroupId, false))
  const [open, setOpen] = useState<PacketAction>()

  return (
    <>
      <PacketProgress packet={packet} />
      <PacketHeader title={titleOf(packet)} packet={packet}>
        {packet.status === 'FULLY_EXECUTED' && (
          <ButtonLink to={paths.status(packet.documentGroupId)}>View status</ButtonLink>
        )}
      </PacketHeader>
      <div className={flexStyles.column5}>
        <PacketEnding packet={packet} invites={invites.data?.invites ?? []} />
        {executionDate || isPrinted(packet) ? (
          <FileCard packet={packet} />
        ) : (
          <Unsigned invites={invites} />
        )}
        {isPrinted(packet) && <EmailCopiesSection packet={packet} />}
        {isPrinted(packet) && <InformationSheetOf packet={packet} />}
        <Card>
          <PacketActions packet={packet} open={open} onOpen={setOpen} />
        </Card>
      </div>
    </>
  )
}

function titleOf(packet: Packet): string {
  if (isPrinted(packet)) {
    return 'Ready to print'
  }
  return packet.executionDate ? 'View document' : 'Archived packet'
}

/** Nothing for forms without a sheet. */
function InformationSheetOf({ packet }: { packet: Packet }) {
  const formId = packet.documents[0]?.formId ?? ''
  const form = useQuery({ ...formQuery(formId), enabled: formId !== '' })

  return form.data && hasInformationSheet(form.data) ? <InformationSheet packet={packet} /> : null
}

/** Filled out, with a file to print. */
function isPrinted({ printOnly, archived }: Packet): boolean {
  return printOnly && archived?.reason === 'archived'
}

function FileCard({ packet }: { packet: Packet }) {
  const file = useQuery(executedFileQuery(packet.documentGroupId))

  return (
    <Card>
      {packet.executionDate && (
        <p className={spaceStyles.bottom3}>
          {packet.executedOn === 'paper'
            ? 'Finished on paper. The scan was sealed on'
            : 'Signed by everyone on'}{' '}
          {formatInstant(packet.executionDate)}. {lastPages(packet)}
          {packet.copies.length > 0 && ` ${describeCopies(packet)}`}
        </p>
      )}
      {packet.printOnly && file.data && <ReadyToPrint pdf={file.data} />}
      {file.isPending && <LoadingState shape="cards" count={3} label="Loading the document…" />}
      {file.isError && (
        <QueryError
          query={file}
          title="The document could not be loaded."
          fallback="It is safely stored. Please try again."
        />
      )}
      {file.data && (
        <PdfDocument
          pdf={file.data}
          title={packet.formPacketName}
          saveAs={`${packet.formPacketName}.pdf`}
        />
      )}
    </Card>
  )
}

/** What became of each email is in the history. */
function describeCopies({ copies }: Packet): string {
  return `A link to a copy was emailed to ${formatNames(copies.map(({ name, email }) => name || email))}.`
}

function lastPages({ signing, executedOn }: Packet): string {
  return signing.certificate || executedOn === 'paper'
    ? 'The certificate at its end says who signed, when, and how to check the file.'
    : 'The history of the signing service at its end says who signed, and when.'
}

/** Who had signed when the packet ended. */
function Unsigned({ invites }: { invites: UseQueryResult<InviteDetails> }) {
  return (
    <Card>
      <p className={spaceStyles.bottom3}>
        There is no executed document, because this packet ended before everyone had signed.
      </p>
      {invites.isPending && <LoadingState shape="rows" count={2} />}
      {invites.data && <SignerList invites={invites.data.invites} />}
      {invites.isError && !invites.data && (
        <QueryError query={invites} title={signingStatusFailedText} />
      )}
    </Card>
  )
}
