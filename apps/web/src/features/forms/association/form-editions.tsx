import { formatDay } from '@countersign/answers/format-day'
import type {
  AssociationFormResponse,
  PublishedEdition,
} from '@countersign/contract/schemas/association'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import rowStyles from '../../../ui/row-list.module.css'
import spaceStyles from '../../../ui/space.module.css'
import textStyles from '../../../ui/text.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'
import flexStyles from '../../../ui/flex.module.css'

/** What was published, newest first. */
export function FormEditions({ form, editions }: AssociationFormResponse) {
  const [withdrawing, setWithdrawing] = useState<PublishedEdition>()
  if (editions.length === 0) {
    return (
      <>
        <h2 className={spaceStyles.bottom3}>Editions</h2>
        <p>Nothing of this form is published yet, so no member sees it.</p>
      </>
    )
  }

  return (
    <>
      <h2 className={spaceStyles.bottom3}>Editions</h2>
      <ul className={flexStyles.column0}>
        {editions.map((edition) => (
          <li key={edition.edition} className={clsx(flexStyles.column2, rowStyles.row)}>
            <div className={flexStyles.between24}>
              <h3>
                Edition {edition.edition} · {edition.number}
              </h3>
              {!edition.withdrawn && (
                <Button onClick={() => setWithdrawing(edition)}>
                  Withdraw<VisuallyHidden> edition {edition.edition}</VisuallyHidden>
                </Button>
              )}
            </div>
            <p>{describeDays(edition)}</p>
            <p className={textStyles.lines}>{edition.note}</p>
            {edition.withdrawn && <Withdrawn {...edition.withdrawn} />}
          </li>
        ))}
      </ul>
      {withdrawing && (
        <WithdrawDialog
          form={form}
          edition={withdrawing.edition}
          onClose={() => setWithdrawing(undefined)}
        />
      )}
    </>
  )
}

function Withdrawn({
  on,
  reason,
  replacement,
  unsent,
}: NonNullable<PublishedEdition['withdrawn']>) {
  return (
    <>
      <p>
        <strong>Withdrawn from {formatDay(on)}.</strong>{' '}
        {unsent === 'stop'
          ? 'Packets with it can no longer be sent.'
          : 'Owners of packets that are not sent are warned.'}
        {replacement && ` It is replaced by “${replacement.title}”.`}
      </p>
      <p className={textStyles.lines}>{reason}</p>
    </>
  )
}

function describeDays({ firstDay, lastDay }: PublishedEdition): string {
  return lastDay
    ? `Valid from ${formatDay(firstDay)} to ${formatDay(lastDay)}.`
    : `Valid from ${formatDay(firstDay)}.`
}
