import type { ReceiptDetails } from '@countersign/contract/schemas/payments'
import { withoutPunctuation } from '@countersign/contract/rules/read-link'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ReceiptCard } from '../features/payments/receipts/receipt-card.tsx'
import { receiptFileMutation, receiptQuery } from '../features/payments/receipts/receipt-queries.ts'
import { paths } from '../lib/paths.ts'
import { errorMessage } from '../lib/problem-messages.ts'
import { saveFile } from '../lib/save-file.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Button } from '../ui/button.tsx'
import { DetailHeader } from '../ui/detail-header.tsx'
import { Notice } from '../ui/notice.tsx'

export function Component() {
  const params = useParams()
  const receiptId = withoutPunctuation(params.receiptId ?? '')
  const receipt = useQuery(receiptQuery(receiptId))
  const { data } = receipt

  return (
    <>
      <DetailHeader
        fallbackTitle="Receipt"
        action={<ButtonLink to={paths.account}>Go to your account</ButtonLink>}
        loaded={
          data && {
            title: data.number ? `Receipt ${data.number}` : 'Receipt',
            lead: 'E-signing of a legal form packet',
            actions: (
              <>
                <ButtonLink to={paths.view(data.documentGroupId)}>Open the packet</ButtonLink>
                <PdfButton receipt={data} />
              </>
            ),
          }
        }
        query={receipt}
        failed="The receipt could not be loaded."
      />
      {data && <ReceiptCard receipt={data} />}
    </>
  )
}

function PdfButton({ receipt: { _id, number } }: { receipt: ReceiptDetails }) {
  const { mutate, isPending, error } = useMutation(receiptFileMutation)

  return (
    <>
      <Button
        kind="primary"
        busy={isPending}
        busyLabel="Downloading…"
        onClick={() =>
          mutate(_id, { onSuccess: (pdf) => saveFile(pdf, `${number ?? 'receipt'}.pdf`) })
        }
      >
        Download PDF
      </Button>
      {error && (
        <Notice tone="red" role="alert">
          {errorMessage(error, 'The receipt could not be downloaded.')}
        </Notice>
      )}
    </>
  )
}
