import { clsx } from 'clsx'
import type { ReceiptDetails } from '@countersign/contract/schemas/payments'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { errorMessage } from '../../../lib/problem-messages.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { ShowMore } from '../../../ui/show-more.tsx'
import { Card } from '../../../ui/card.tsx'
import { QueryError } from '../../../ui/query-error.tsx'
import { Instant } from '../../../ui/instant.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import pageStyles from '../../../ui/page.module.css'
import rowStyles from '../../../ui/row-list.module.css'
import spaceStyles from '../../../ui/space.module.css'
import { formatAmount } from '../format-amount.ts'
import { receiptState } from './describe-receipt.ts'
import { receiptListFileMutation, receiptsQuery } from './receipt-queries.ts'
import { keepZipWithState } from '../../../lib/keep-zip-with-state.ts'
import textStyles from '../../../ui/text.module.css'
import styles from './receipts.module.css'
import flexStyles from '../../../ui/flex.module.css'

/** The member's receipts. An account without any shows nothing: where packets are free there are none. */
export function ReceiptList() {
  const list = useInfiniteQuery(receiptsQuery())
  const receipts = list.data?.pages.flatMap((page) => page.receipts)
  if (receipts?.length === 0) {
    return null
  }

  return (
    <Card className={clsx(pageStyles.column, spaceStyles.top5)}>
      <section aria-labelledby="receipts">
        <div className={clsx(flexStyles.between24, flexStyles.between24)}>
          <h2 id="receipts">Receipts</h2>
          {receipts && <CsvButton />}
        </div>
        {list.isPending && <LoadingState shape="rows" count={2} label="Loading receipts…" />}
        {list.isError && !receipts && (
          <QueryError query={list} title="The receipts could not be loaded." />
        )}
        {receipts && <Receipts receipts={receipts} />}
        <ShowMore list={list}>Show more receipts</ShowMore>
      </section>
    </Card>
  )
}

function Receipts({ receipts }: { receipts: readonly ReceiptDetails[] }) {
  return (
    <ul className={spaceStyles.top3}>
      {receipts.map((receipt) => (
        <li key={receipt._id} className={clsx(flexStyles.between24, rowStyles.row)}>
          <div className={clsx(flexStyles.column0, textStyles.breaks)}>
            <Link to={paths.receipt(receipt._id)}>Receipt {receipt.number}</Link>
            <span>{receipt.packetName}</span>
            <span className={textStyles.hint}>{keepZipWithState(receipt.address)}</span>
          </div>
          <div className={clsx(flexStyles.column0, textStyles.breaks, styles.amount)}>
            <strong>{formatAmount(receipt.amountCents, receipt.currency)}</strong>
            <span>{receiptState(receipt)}</span>
            <span className={textStyles.hint}>
              <Instant iso={receipt.paidAt} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}

function CsvButton() {
  const { mutate, isPending, error } = useMutation(receiptListFileMutation)

  return (
    <>
      <Button
        kind="quiet"
        busy={isPending}
        busyLabel="Downloading…"
        onClick={() => mutate(undefined, { onSuccess: (csv) => saveFile(csv, 'receipts.csv') })}
      >
        Download as CSV
      </Button>
      {error && (
        <Notice tone="red" role="alert">
          {errorMessage(error, 'The list could not be downloaded.')}
        </Notice>
      )}
    </>
  )
}
