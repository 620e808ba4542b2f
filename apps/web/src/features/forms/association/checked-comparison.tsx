import { useQuery } from '@tanstack/react-query'
import type { ComparedParagraph } from '@countersign/contract/schemas/association'
import { clsx } from 'clsx'
import { pluralize } from '../../../lib/pluralize.ts'
import cardStyles from '../../../ui/card.module.css'
import { QueryError } from '../../../ui/query-error.tsx'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import styles from './association.module.css'
import flexStyles from '../../../ui/flex.module.css'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { comparisonQuery } from './association-queries.ts'

interface CheckedComparisonProps {
  formId: string
  edition: string
  isCompared: boolean
  onCompared: (isCompared: boolean) => void
}

export function CheckedComparison(props: CheckedComparisonProps) {
  const { formId, edition, isCompared, onCompared } = props
  const comparison = useQuery(comparisonQuery(formId, edition))
  if (comparison.isPending) {
    return <LoadingState shape="text" count={4} label="Comparing…" />
  }
  if (comparison.isError) {
    return <QueryError query={comparison} title="The editions could not be compared." />
  }

  const { with: last, paragraphs } = comparison.data
  const changed = paragraphs.filter(({ kind }) => kind !== 'same').length
  return (
    <div className={flexStyles.column4}>
      <p>
        {changed === 0
          ? `Its words are those of edition ${last}.`
          : `${pluralize(changed, 'paragraph')} of ${paragraphs.length} differ from edition ${last}.`}
      </p>
      <div
        className={clsx(cardStyles.scroller, styles.comparison)}
        tabIndex={0}
        role="region"
        aria-label="Comparison"
      >
        {paragraphs.map((paragraph, index) => (
          <Paragraph key={index} {...paragraph} />
        ))}
      </div>
      <Checkbox
        label="I have compared the editions"
        checked={isCompared}
        onChange={({ currentTarget }) => onCompared(currentTarget.checked)}
      />
    </div>
  )
}

function Paragraph({ kind, text }: ComparedParagraph) {
  switch (kind) {
    case 'same':
      return <p>{text}</p>
    case 'added':
      return (
        <p>
          <ins>
            <VisuallyHidden>New: </VisuallyHidden>
            {text}
          </ins>
        </p>
      )
    case 'removed':
      return (
        <p>
          <del>
            <VisuallyHidden>Gone: </VisuallyHidden>
            {text}
          </del>
        </p>
      )
  }
}
