import type { Verdict } from '@countersign/contract'
import { useEffect, useRef } from 'react'
import { Instant } from '../../ui/instant.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Card } from '../../ui/card.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { FileRecord } from './file-record.tsx'
import { SealFacts } from './seal-facts.tsx'
import { timeMessage, verdictMessages } from './verdict-messages.ts'
import styles from './verify.module.css'

export function VerdictCard({ verdict, fileName }: { verdict: Verdict; fileName: string }) {
  const { title, badge, explanation } = verdictMessages(verdict)
  const time = timeMessage(verdict)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [verdict])

  return (
    <Card className={styles.verdict}>
      <StatusBadge tone={badge.tone} shape={badge.shape}>
        {badge.word}
      </StatusBadge>
      <h2 ref={heading} tabIndex={-1} data-focus-quietly className={styles.verdictTitle}>
        {title}
      </h2>
      <p className={styles.fileName}>{fileName}</p>
      <p>{explanation}</p>
      {verdict.sealedAt && time && (
        <p>
          Sealed <Instant iso={verdict.sealedAt} />. {time}
        </p>
      )}
      {verdict.changes.length > 0 && (
        <Notice tone="red" title="What was changed">
          <ul className={styles.changes}>
            {verdict.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </Notice>
      )}
      {verdict.evidence && <FileRecord evidence={verdict.evidence} />}
      <details className={styles.experts}>
        <summary>Details for experts</summary>
        <SealFacts verdict={verdict} />
      </details>
    </Card>
  )
}
