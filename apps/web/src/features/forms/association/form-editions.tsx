import { formatDay } from '@countersign/answers/format-day'
import type {
  AssociationFormResponse,
  PublishedEdition,
} from '@countersign/contract/schemas/association'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './association.module.css'
import { WithdrawDialog } from './withdraw-dialog.tsx'
import flexStyles from '../../../ui/flex.module.css'

/** What was published, newest first. */
export function FormEditions({ form, editions }: AssociationFormResponse) {
  const [withdrawing, setWithdrawing] = useState<PublishedEdition>()
  if (editions.length === 0) {
    return (
      <>
        <h2 className={styles.sectionTitle}>Editions</h2>
        <p>Nothing of this form is published yet, so no member sees it.</p>
      </>
    )
  }

  return (
    <>
      <h2 className={styles.sectionTitle}>Editions</h2>
      <ul className={styles.editions}>
        {editions.map((edition) => (
          <li key={edition.edition} className={styles.edition}>
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
            <p className={styles.words}>{edition.note}</p>
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
      <p className={styles.words}>{reason}</p>
    </>
  )
}

function describeDays({ firstDay, lastDay }: PublishedEdition): string {
  return lastDay
    ? `Valid from ${formatDay(firstDay)} to ${formatDay(lastDay)}.`
    : `Valid from ${formatDay(firstDay)}.`
}
