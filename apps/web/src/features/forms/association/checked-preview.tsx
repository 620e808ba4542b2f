import { limits } from '@countersign/contract/rules/limits'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { QueryError } from '../../../ui/query-error.tsx'
import flexStyles from '../../../ui/flex.module.css'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { PdfDocument } from '../../../ui/pdf-document.tsx'
import { draftPreviewQuery } from './association-queries.ts'
import styles from './association.module.css'

interface CheckedPreviewProps {
  formId: string
  title: string
  edition: string
  /** Each number of residents was looked at. */
  onAllSeen: () => void
}

const counts = Array.from({ length: limits.maxSigners }, (_, index) => index + 1)

export function CheckedPreview({ formId, title, edition, onAllSeen }: CheckedPreviewProps) {
  const [signers, setSigners] = useState<number>()
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set())
  const missing = counts.filter((count) => !seen.has(count))

  function see(count: number) {
    const next = new Set([...seen, count])
    setSeen(next)
    if (counts.every((each) => next.has(each))) {
      onAllSeen()
    }
  }

  return (
    <div className={signers ? styles.preview : undefined}>
      <div>
        <p role="status">
          {missing.length === 0
            ? 'You have looked at it with 1, 2, 3 and 4 residents.'
            : `Still to look at: with ${missing.join(', ')} ${missing.at(-1) === 1 ? 'resident' : 'residents'}.`}
        </p>
        <fieldset className={flexStyles.row24}>
          <legend>For how many residents?</legend>
          {counts.map((count) => (
            <label key={count}>
              <input
                type="radio"
                name="signers"
                checked={count === signers}
                onChange={() => setSigners(count)}
              />
              {count}
            </label>
          ))}
        </fieldset>
      </div>
      {signers && (
        <Pages key={signers} {...{ formId, title, edition, signers }} onSeen={() => see(signers)} />
      )}
    </div>
  )
}

interface PagesProps {
  formId: string
  title: string
  edition: string
  signers: number
  onSeen: () => void
}

function Pages({ formId, title, edition, signers, onSeen }: PagesProps) {
  const preview = useQuery(draftPreviewQuery(formId, edition, signers))
  const isThere = preview.isSuccess
  const onThere = useEffectEvent(onSeen)
  useEffect(() => {
    if (isThere) {
      onThere()
    }
  }, [isThere])

  if (preview.isPending) {
    return <LoadingState shape="cards" count={1} label="Loading the form…" />
  }
  if (preview.isError) {
    return <QueryError query={preview} title="This form could not be loaded." />
  }

  return <PdfDocument pdf={preview.data} title={`${title}, blank form`} fill saveAs="form.pdf" />
}
